import { pageDocument } from '../../core/platform/page-document.js';
const copyMark = 'data-site-copy';
const textMark = 'data-site-text';

/** Something that moves: a child of the author's, or words of their own that are in none. */
export interface Item {
  readonly element: Element | null;
  /** The texts of bare words; none of any other child. */
  readonly texts: readonly Text[];
}

export const isCopy = (node: Node): boolean => node instanceof Element && node.hasAttribute(copyMark);
export const isCopyOfText = (element: Element): boolean => element.hasAttribute(textMark);
export const getCopies = (host: Element): Element[] => [...host.children].filter(isCopy);

/** White space that makes no box; a space that may not break makes one. */
const isSpace = ({ data }: Text): boolean => !/[^ \t\n\r\f]/.test(data);

/** What a translator puts round a text: bare words still. */
const isTranslated = (element: Element): boolean => element.localName === 'font' && !element.querySelector(':not(font)');

function textsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  return [...node.childNodes].flatMap(textsIn);
}

/** The author's own in the order of the page. Texts with nothing between them that is seen are one item, as they are one box. */
export function getItems(host: Element): Item[] {
  const items: Item[] = [];
  let texts: Text[] | null = null;
  for (const node of host.childNodes) {
    if (node instanceof Text) {
      if (texts) texts.push(node);
      else items.push({ element: null, texts: texts = [node] });
    } else if (node instanceof Element && !isCopy(node) && getComputedStyle(node).display !== 'none') {
      texts = null;
      items.push({ element: node, texts: isTranslated(node) ? textsIn(node) : [] });
    }
  }
  return items.filter(item => item.element || !item.texts.every(isSpace));
}

export const getItemMarkup = ({ element, texts }: Item): string => element?.outerHTML ?? texts.map(({ data }) => data).join('');

/** The same once more, for the eye alone. */
export function copyItem({ element, texts }: Item): Element {
  const copy = element ? element.cloneNode(true) as Element : pageDocument.createElement('span');
  if (!element) copy.append(...texts.map(({ data }) => data));
  if (texts.length > 0) copy.setAttribute(textMark, '');
  for (const named of [copy, ...copy.querySelectorAll('[id], [name]')]) for (const name of ['id', 'name']) named.removeAttribute(name);
  for (const [name, value] of [[copyMark, ''], ['slot', 'copy'], ['inert', ''], ['aria-hidden', 'true']] as const) copy.setAttribute(name, value);
  return copy;
}
