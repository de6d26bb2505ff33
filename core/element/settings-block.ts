import { attributeOf, type Setting } from '../settings/setting.js';
import type { Table } from '../settings/table.js';

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#34': '"', '#39': "'" };

/** Editors of content systems write entities into script blocks: read them as what they stood for. */
const withoutEntities = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

/** Every name under which a block may carry a setting: its own, the attribute's, aliases, the tag's prefix. */
function namesOf(table: Table, name: string, row: Setting): string[] {
  const prefix = table.tag.replace(/^site-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const prefixed = prefix + name[0]!.toUpperCase() + name.slice(1);
  return [name, attributeOf(name, row) ?? name, prefixed, ...row.aliases ?? []];
}

/**
 * The settings of a `<script type="application/json">` child, by setting name.
 * Throws a SyntaxError on text that is not a JSON object.
 */
export function readSettingsBlock(table: Table, element: Element): Record<string, unknown> {
  const script = [...element.children].find((child): child is HTMLScriptElement =>
    child instanceof HTMLScriptElement && child.type === 'application/json');
  const text = script?.textContent?.trim();
  if (!text) return {};
  let block: Record<string, unknown>;
  try {
    block = JSON.parse(text);
  } catch {
    block = JSON.parse(withoutEntities(text));
  }
  if (typeof block !== 'object' || block === null || Array.isArray(block)) throw new SyntaxError('not an object');
  const found: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(table.settings)) {
    const key = namesOf(table, name, row).find(candidate => Object.hasOwn(block, candidate));
    if (key !== undefined) found[name] = row.fromBlock?.(block[key]) ?? block[key];
  }
  return found;
}
