import type { DefaultTreeAdapterTypes } from 'parse5';
import { isElement } from '../../element/served-block.js';
import type { PageElement, Report } from './finding.js';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that draw or hold a form. */
const formTags: ReadonlySet<string> = new Set(['site-form', 'site-newsletter', 'site-login', 'site-comments', 'site-product-reviews']);
/** Elements of which a page has one. */
const singleTags: ReadonlySet<string> = new Set(['cookie-banner', 'site-analytics']);

interface PageElements {
  /** Those that are written in the page; browsers add others. */
  readonly elements: readonly PageElement[];
  /** Those of the library. */
  readonly known: readonly PageElement[];
}

function findAncestor(element: PageElement, is: (tag: string) => boolean): PageElement | null {
  for (let node: Node | null = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null) {
    if (isElement(node) && is(node.tagName)) return node;
  }
  return null;
}

/** Elements in places where browsers take the markup apart or move it. */
export function checkPlaces(html: string, { elements, known }: PageElements, report: Report): void {
  const headEnd = /<\/head\s*>/i.exec(html)?.index ?? -1;
  const tables = elements.filter(({ tagName }) => tagName === 'table');
  const seen = new Set<string>();
  for (const element of known) {
    const { tagName: tag, sourceCodeLocation } = element;
    const place = sourceCodeLocation!;
    const say = (message: string) => report(place, 'error', message);
    if (place.startOffset < headEnd) say(`<${tag}> is in the <head>, which browsers end there. Move it into the <body>.`);
    if (!place.endTag) say(whyUnclosed(html, element));
    const around = tables.find(table => isWithin(place.startOffset, table) && findAncestor(element, name => name === 'table') !== table);
    if (around) say(`<${tag}> is between the rows of a <table>; browsers move it before the table. Put it into a <td>, or beside the table.`);
    if (formTags.has(tag) && findAncestor(element, name => name === 'form' || formTags.has(name))) {
      say(`<${tag}> is inside another form; forms cannot be inside forms. Move it out.`);
    }
    if (singleTags.has(tag) && seen.has(tag)) say(`<${tag}> is in the page twice; one is enough.`);
    seen.add(tag);
  }
}

const isWithin = (offset: number, { sourceCodeLocation: place }: PageElement): boolean =>
  place!.startOffset < offset && offset < (place!.endTag?.startOffset ?? place!.endOffset);

/** Why an element has no end tag of its own. */
function whyUnclosed(html: string, element: PageElement): string {
  const { tagName: tag, sourceCodeLocation } = element;
  const { startTag } = sourceCodeLocation!;
  if (startTag && html.slice(startTag.startOffset, startTag.endOffset).endsWith('/>')) {
    return `<${tag}/> does not end here: HTML has no self-closing elements. Write <${tag}></${tag}>.`;
  }
  if (findAncestor(element, name => name === 'p')) {
    return `<${tag}> is inside a <p>, and browsers end both at the first block inside. Write a <div> instead of the <p>.`;
  }
  return `<${tag}> has no end tag. Write </${tag}> where its content ends.`;
}
