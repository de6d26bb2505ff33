import { getAttributeName, type Setting, getSpellings } from '../../settings/setting.js';
import type { Table } from '../../settings/table.js';

/**
 * Addresses that show something: a picture, a page, a file with content. Every other address decides where the input of visitors is
 * sent, where they are led after it, or whose style sheet the page loads. Only people who may publish any HTML set those.
 */
const contentAddresses = new Set(['collectionUrl', 'feed', 'geojson', 'image', 'sitemap', 'source', 'src', 'url']);

export const isOwnerOnly = (name: string, row: Setting): boolean => row.kind === 'url' && !contentAddresses.has(name);

/** One spelling for attributes, `data-` attributes and keys of a settings block: lower case, without hyphens. */
const folded = (name: string): string => name.toLowerCase().replaceAll('-', '');

/** Every name that a setting for owners alone has in attributes and settings blocks of an element, folded. */
export function ownerOnlyNames(table: Table): string[] {
  const prefix = folded(table.tag.replace(/^site-/, ''));
  const names = (Object.entries(table.settings) as [string, Setting][])
    .filter(([name, row]) => isOwnerOnly(name, row))
    .flatMap(([name, row]) => [
      name,
      getAttributeName(name, row) ?? name,
      ...getSpellings(name, row),
      ...(row.aliases ?? []),
      ...(row.was ? [row.was, prefix + row.was] : []),
      prefix + name,
    ]);
  return [...new Set(names.map(folded))];
}
