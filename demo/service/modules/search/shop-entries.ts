import { publicProduct, readCatalogue } from '../shop/catalogue.js';
import type { Database } from '../../kernel/database/database.js';
import { categories } from '../shop/shop.schema.js';
import type { SearchEntry } from './search-store.js';

/** What is sold, as it can be found: drafts cannot. */
export async function shopEntries(database: Database): Promise<SearchEntry[]> {
  const names = new Map((await database.select({ id: categories.id, name: categories.name }).from(categories)).map(({ id, name }) => [id, name]));
  return (await readCatalogue(database)).map(publicProduct).filter(({ url }) => url !== '').map(product => ({
    url: product.url, title: product.name, text: product.description, kind: 'product',
    section: product.categories.flatMap(id => names.get(id) ?? [])[0] ?? '', keywords: [...product.tags, ...product.categories.flatMap(id => names.get(id) ?? [])].join(' '),
  }));
}
