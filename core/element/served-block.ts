import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { parseValue } from '../settings/parse.js';
import type { Table } from '../settings/table.js';
import { readSettingsBlock } from './settings-block.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const attribute = ({ attrs }: Element, name: string): string | null => attrs.find(one => one.name === name)?.value ?? null;
export const isJson = (node: Node): node is Element => isElement(node) && node.tagName === 'script' && attribute(node, 'type') === 'application/json';
export const getBlockText = ({ childNodes: [first] }: Element): string => (first && 'value' in first ? first.value : '');

/** The settings of the JSON block in some light markup, by name; the browser reports bad ones. */
export function settingsInMarkup(table: Table, light: string): Record<string, unknown> {
  if (!light.includes('application/json')) return {};
  const script = parseFragment(light).childNodes.find(isJson);
  try {
    const block = readSettingsBlock(table, script ? getBlockText(script).trim() : '');
    return Object.fromEntries(Object.entries(block).map(([name, value]) => [name, parseValue(table.settings[name]!, value).value]));
  } catch {
    return {}; // no JSON: the browser reports it
  }
}
