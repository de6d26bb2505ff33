import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { parseAttribute, parseValue } from '../settings/parse.js';
import { getSpellings, type Setting } from '../settings/setting.js';
import { getDefaults } from '../settings/table.js';
import { createSite } from '../stores/site.js';
import type { Definition } from './definition.js';
import { drawShadow, type ServerOptions } from './draw-shadow.js';
import { attribute, isElement, isJson, getBlockText } from './served-block.js';
import { blockAttributes, readSettingsBlock, siteSettingsIn } from './settings-block.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface PageOptions extends Pick<ServerOptions, 'nonce'> {
  /** Imports the module of a tag: `loaders` of `site-elements/auto`, and with them the modules that define tags of your own. */
  readonly loaders: Readonly<Record<string, () => Promise<unknown>>>;
  /** Address of an element's style sheet, by tag: linked, so that browsers fetch it once. Without it each element carries its own. */
  readonly stylesHref?: (tag: string) => string;
}

/** What is written into a page, and where. */
interface Addition { readonly at: number; readonly text: string }

/** All elements of a tree in the order of the page, without what is in templates. */
function* elementsIn(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (isElement(child)) yield child;
    yield* elementsIn(child);
  }
}

/** The nearest `lang` upwards. */
function languageOf(element: Element): string | undefined {
  for (let node: Node | null = element; node; node = 'parentNode' in node ? node.parentNode : null) {
    const language = isElement(node) && attribute(node, 'lang');
    if (language) return language;
  }
  return undefined;
}

/** Settings as the browser will read them: attributes over the JSON block over the defaults; the browser reports bad ones. */
function valuesOf(element: Element, { table }: Definition, context: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const settings = table.settings as Record<string, Setting>;
  const values: Record<string, unknown> = getDefaults(settings);
  const script = element.childNodes.find(isJson);
  const text = (script ? getBlockText(script) : blockAttributes.map(name => attribute(element, name)).find(found => found !== null) ?? '').trim();
  const block = { ...siteSettingsIn(table, context), ...readSettingsBlock(table, text) };
  for (const [name, row] of Object.entries(settings)) {
    const written = getSpellings(name, row).map(spelling => attribute(element, spelling)).find(found => found !== null);
    if (written !== undefined) values[name] = parseAttribute(row, written).value;
    else if (name in block) values[name] = parseValue(row, block[name]).value;
  }
  return values;
}

const definitionIn = (module: unknown): Definition | undefined =>
  Object.values(module as Record<string, { definition?: Definition } | null>).find(value => value?.definition?.table)?.definition;

function readContext(elements: readonly Element[]): Record<string, unknown> {
  const script = elements.find(element => isJson(element) && attribute(element, 'data-site-context') !== null);
  try {
    return Object(JSON.parse(script ? getBlockText(script) : '{}')) as Record<string, unknown>;
  } catch {
    return {}; // the browser reports it
  }
}

/**
 * Draws the tags in a page that a framework has written, each as a declarative shadow root that the browser takes over.
 * The rest of the page stays as it is, letter by letter. An element that cannot be drawn stays as well, and is reported in
 * the console: the browser draws it.
 */
export async function renderPage(html: string, { loaders, stylesHref, nonce }: PageOptions): Promise<string> {
  const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))];
  const { texts, locale, context } = createSite(readContext(elements));
  const drawn = await Promise.all(elements.map(async (element): Promise<readonly Addition[]> => {
    const { tagName: tag, sourceCodeLocation, childNodes } = element;
    const start = sourceCodeLocation?.startTag;
    const isServed =
      attribute(element, 'data-site-served') !== null
      || childNodes.some(node => isElement(node) && node.tagName === 'template' && attribute(node, 'shadowrootmode') !== null);
    if (!start || !Object.hasOwn(loaders, tag) || isServed) return [];
    try {
      const definition = definitionIn(await loaders[tag]!());
      if (!definition) throw new TypeError('its module exports no class of an element; expected one');
      const endsAt = sourceCodeLocation.endTag?.startOffset ?? sourceCodeLocation.endOffset;
      const { marks, shadow, light } = await drawShadow(definition, valuesOf(element, definition, context), html.slice(start.endOffset, endsAt), {
        nonce, stylesHref: stylesHref?.(definition.table.tag), texts: texts[definition.table.tag], language: languageOf(element) ?? locale,
      });
      return [{ at: start.startOffset + 1 + tag.length, text: marks }, { at: start.endOffset, text: shadow }, { at: endsAt, text: light }];
    } catch (error) {
      console.warn(`<${tag}>: a server could not draw it; leaving it to the browser.`, error);
      return [];
    }
  }));
  let page = '';
  let at = 0;
  for (const addition of drawn.flat().sort((one, other) => one.at - other.at)) {
    page += html.slice(at, addition.at) + addition.text;
    at = addition.at;
  }
  return page + html.slice(at);
}
