import type { Database } from '../../kernel/database/database.js';
import { publicProduct, readCatalogue } from './catalogue.js';
import { categories } from './shop.schema.js';

/** A product as the search lists it. */
export interface ProductEntry {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'product';
  readonly section: string;
  readonly keywords: string;
}

/** The products that can be found: drafts cannot. */
export async function searchEntries(database: Database): Promise<ProductEntry[]> {
  const names = new Map((await database.select({ id: categories.id, name: categories.name }).from(categories)).map(({ id, name }) => [id, name]));
  return (await readCatalogue(database))
    .map(publicProduct)
    .filter(({ url }) => url !== '')
    .map(product => ({
      url: product.url,
      title: product.name,
      text: product.description,
      kind: 'product',
      section: product.categories.flatMap(id => names.get(id) ?? [])[0] ?? '',
      keywords: [...product.tags, ...product.categories.flatMap(id => names.get(id) ?? [])].join(' '),
    }));
}
