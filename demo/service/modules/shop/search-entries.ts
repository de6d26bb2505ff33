import { and, asc, eq, exists, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { categories, productChanges, products, variants } from './shop.schema.js';

/** A product as the search lists it. */
export interface ProductEntry {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'product';
  readonly section: string;
  readonly keywords: string;
  readonly productId: string;
}

/** Products that are read at a time. */
const batch = 500;

/** The products that can be found, of all or of these: drafts and what has no variant cannot. Read in parts. */
export async function* searchEntries(database: Database, ids?: readonly string[]): AsyncGenerator<ProductEntry[]> {
  const names = new Map((await database.select({ id: categories.id, name: categories.name }).from(categories)).map(({ id, name }) => [id, name]));
  const isSold = exists(database.select({ one: sql`1` }).from(variants).where(eq(variants.productId, products.id)));
  for (let after = ''; ;) {
    const rows = await database
      .select({ id: products.id, url: products.url, name: products.name, text: products.description, tags: products.tags, categories: products.categories })
      .from(products)
      .where(and(gt(products.id, after), eq(products.state, 'published'), isSold, ids && inArray(products.id, [...ids])))
      .orderBy(asc(products.id))
      .limit(batch);
    yield rows.filter(({ url }) => url !== '').map(({ id, url, name, text, tags, categories: held }) => {
      const called = held.flatMap(one => names.get(one) ?? []);
      return { url, title: name, text, kind: 'product', section: called[0] ?? '', keywords: [...tags, ...called].join(' '), productId: id };
    });
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

/** What has changed in the catalog since a moment, and the moment of this look. */
export interface CatalogueChanges {
  readonly from: number;
  /** Ids of the products; null where there are too many, or it is not known: then all are read. */
  readonly ids: readonly string[] | null;
}

/** With more changes than these all products are read. */
const mostChanges = 2000;

/** The products that have changed since `from`, which an earlier call has returned. */
export async function readCatalogueChanges(database: Database, since: number | null): Promise<CatalogueChanges> {
  const [row] = await database
    .select({
      from: sql<number>`txid_snapshot_xmin(txid_current_snapshot())::float8`,
      ids: sql<string[]>`coalesce((array_agg(distinct ${productChanges.productId}) filter (where ${productChanges.productId} is not null)), '{}')`,
    })
    .from(productChanges)
    .where(since === null ? sql`false` : gte(productChanges.transaction, since));
  const { from, ids } = row!;
  return { from, ids: since === null || ids.length > mostChanges ? null : ids };
}
