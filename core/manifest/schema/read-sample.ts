import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { parseAttribute, parseValue } from '../../settings/parse.js';
import { getSpellings, type Setting } from '../../settings/setting.js';
import type { Table } from '../../settings/table.js';
import type { Json, Sample } from '../../settings/element-schema.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isSettings = (node: Node): node is Element => isElement(node) && node.tagName === 'script'
  && node.attrs.some(({ name, value }) => name === 'type' && value === 'application/json');

/** All elements with a tag in some HTML, in its order. */
function findElements(html: string, tag: string): Element[] {
  const [found, waiting]: [Element[], Node[]] = [[], [parseFragment(html)]];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (isElement(node) && node.tagName === tag) found.push(node);
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    waiting.unshift(...children);
  }
  return found;
}

/** The settings of an element in a page, by their names: its JSON block, over which its attributes take precedence. */
function settingsOfElement(element: Element, { settings }: Table): Record<string, Json> {
  const rows = Object.entries(settings as Record<string, Setting>);
  const script = element.childNodes.find(isSettings);
  const block = (script ? JSON.parse(serialize(script)) : {}) as Record<string, unknown>;
  return Object.fromEntries(rows.flatMap(([name, row]): [string, Json][] => {
    const spelling = getSpellings(name, row).find(one => element.attrs.some(attribute => attribute.name === one));
    const text = element.attrs.find(attribute => attribute.name === spelling)?.value;
    const value = text !== undefined ? parseAttribute(row, text).value
      : Object.hasOwn(block, name) ? parseValue(row, row.fromBlock?.(block[name]) ?? block[name]).value : undefined;
    return value === undefined || value === null ? [] : [[name, value as Json]];
  }));
}

/** Settings and content of every element of a table in some HTML. */
export function readSamples(html: string, table: Table): Sample[] {
  return findElements(html, table.tag).map(element => {
    const settings = settingsOfElement(element, table);
    element.childNodes = element.childNodes.filter(node => !isSettings(node));
    return { settings, content: serialize(element).trim() };
  });
}
