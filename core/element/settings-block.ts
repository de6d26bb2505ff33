import { ownValue } from '../registry/own-value.js';
import { getAttributeName, getFormerAttribute, type Setting } from '../settings/setting.js';
import type { Table } from '../settings/table.js';

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#34': '"', '#39': "'" };

/** Editors of content systems write entities into script blocks: read them as what they stood for. */
const withoutEntities = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => ownValue(entities, name) ?? all);

/** Every name under which a block may carry a setting: its own, the attribute's, the tag's prefix, aliases, the previous ones. */
function namesOf(table: Table, name: string, row: Setting): string[] {
  const prefix = table.tag.replace(/^site-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const withPrefix = (text: string): string => prefix + text[0]!.toUpperCase() + text.slice(1);
  const former = row.was ? [row.was, getFormerAttribute(row) ?? row.was, withPrefix(row.was)] : [];
  return [name, getAttributeName(name, row) ?? name, withPrefix(name), ...row.aliases ?? [], ...former];
}

/** The attributes in which an element may have the block: ours, for editors that remove scripts, and a content system's own. */
export const blockAttributes: readonly string[] = ['data-settings', 'data-block-json'];

/** The text of an element's `<script type="application/json">` child, else of `data-settings` or `data-block-json`; empty without. */
export const settingsText = (element: Element): string =>
  (
    element.querySelector(':scope > script[type="application/json"]')?.textContent
    ?? blockAttributes.map(name => element.getAttribute(name)).find(text => text !== null)
    ?? ''
  ).trim();

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
  return settingsIn(table, block);
}

/** The settings that a block gives, by setting name. */
function settingsIn(table: Table, block: Readonly<Record<string, unknown>>): Record<string, unknown> {
  for (const nested of table.nestedBlocks ?? []) block = { ...Object(Object.hasOwn(block, nested) ? block[nested] : null), ...block };
  const found: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(table.settings)) {
    const key = namesOf(table, name, row).find(candidate => Object.hasOwn(block, candidate));
    if (key !== undefined) found[name] = row.fromBlock?.(block[key]) ?? block[key];
  }
  return found;
}

/** The settings that the site context gives all elements of a kind, by setting name. */
export function siteSettingsIn(table: Table, context: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const block = table.siteBlock?.(Object(ownValue(context, 'websiteSettings')) as Record<string, unknown>);
  return Object(block) === block && !Array.isArray(block) ? settingsIn(table, block as Record<string, unknown>) : {};
}
