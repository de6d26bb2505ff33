import type { Json, Sample } from '../../settings/element-schema.js';
import { getAttributeName, type Setting } from '../../settings/setting.js';
import type { Table } from '../../settings/table.js';
import type { Block } from './block.js';
import { convertToBlocks } from './html-to-blocks.js';

/** `site-elements/gallery`, `site-elements/cookie-banner`. */
export const getBlockName = (tag: string): string => `site-elements/${tag.replace(/^site-/, '')}`;

/** Settings by name as attributes of a block, which hold JSON as text. */
export function getBlockAttributes({ settings }: Table, values: Sample['settings']): Block['attributes'] {
  const rows = settings as Record<string, Setting>;
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]): [string, Json][] => {
    const attribute = getAttributeName(name, rows[name]!);
    return attribute === null ? [] : [[attribute, rows[name]!.kind === 'json' ? JSON.stringify(value) : value]];
  }));
}

const linkedImage = /<a href="\/[^"]*"><img [^>]*><\/a>|<img [^>]*>/g;
const summary = /<details[^>]*>\s*<summary>([^]*?)<\/summary>/g;

/**
 * Content of an example as the blocks that an owner edits. Links of the demo site lead nowhere yet, and its images are left out. An
 * accordion also reads headings, which every version of WordPress has as blocks.
 */
export function makeContentBlocks(tag: string, content: string): Block[] {
  const own = content.replaceAll(linkedImage, '').replaceAll(/ href="\/[^"]*"/g, ' href="#"');
  return convertToBlocks(tag === 'site-accordion' ? own.replaceAll(summary, '<h3>$1</h3>').replaceAll('</details>', '') : own);
}

/** An example as the block of its element. */
export const makeElementBlock = (table: Table, { settings, content }: Sample): Block => ({
  name: getBlockName(table.tag),
  attributes: getBlockAttributes(table, settings),
  innerBlocks: makeContentBlocks(table.tag, content),
});
