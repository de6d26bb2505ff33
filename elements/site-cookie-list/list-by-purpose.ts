import { describePurpose, type StorageRow } from '../../core/consent/catalog/list-storage.js';
import type { CatalogTranslator } from '../../core/consent/catalog/load-catalog-texts.js';
import type { OwnerService, PurposeTexts } from '../../core/consent/catalog/owner-services.js';

/** The rows of one purpose. */
export interface PurposeGroup {
  readonly purpose: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly StorageRow[];
}

const usualOrder = ['necessary', 'functional', 'statistics', 'marketing'];

/** Rows by purpose: the usual purposes in their order, then those of the owner. A purpose without rows is left out. */
export function listByPurpose(rows: readonly StorageRow[], texts: PurposeTexts, say: CatalogTranslator): PurposeGroup[] {
  const purposes = new Set([...usualOrder, ...rows.map(({ purpose }) => purpose)]);
  return [...purposes].map(purpose => ({ purpose, ...describePurpose(purpose, texts, say), rows: rows.filter(row => row.purpose === purpose) }))
    .filter(group => group.rows.length > 0);
}

/** Services of several lists: one that is in an earlier list, by its name, is left out of a later one. */
export function mergeServices(...lists: (readonly OwnerService[])[]): OwnerService[] {
  const byName = new Map<string, OwnerService>();
  for (const service of lists.flat()) if (!byName.has(service.name)) byName.set(service.name, service);
  return [...byName.values()];
}

/**
 * Whether the elements that an author names are among those of a selector. `site-form[captcha]` stands for `site-form`, too; `all` stands for
 * every element except the question of the banner, which is on each page.
 */
export function isNamed(selector: string, names: string): boolean {
  const words = names.toLowerCase().split(/[\s,]+/).filter(Boolean);
  const named = new Set(words.flatMap(word => [word, word.replace(/\[.*$/, '')]));
  return selector.split(',').map(each => each.trim()).some(each => named.has(each) || (named.has('all') && !each.startsWith('cookie-banner[')));
}
