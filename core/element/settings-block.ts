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

/** The text of an element's `<script type="application/json">` child; empty without one. */
export const settingsText = (element: Element): string =>
  element.querySelector(':scope > script[type="application/json"]')?.textContent?.trim() ?? '';

/** The settings that a block's text gives, by setting name. Throws a SyntaxError on text that is not a JSON object. */
export function readSettingsBlock(table: Table, text: string): Record<string, unknown> {
  if (!text) return {};
  let block: Record<string, unknown>;
  try {
    block = JSON.parse(text);
  } catch {
    block = JSON.parse(withoutEntities(text));
  }
  if (Object(block) !== block || Array.isArray(block)) throw new SyntaxError('not an object');
  const found: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(table.settings)) {
    const key = namesOf(table, name, row).find(candidate => Object.hasOwn(block, candidate));
    if (key !== undefined) found[name] = row.fromBlock?.(block[key]) ?? block[key];
  }
  return found;
}
