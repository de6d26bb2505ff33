import { gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { type CatalogueProduct, publicProduct, readCatalogue } from './catalogue.js';
import { type IndexedProduct, toIndexed } from './find-products.js';
import { productChanges } from './shop.schema.js';

/** Changes are kept this long. An index that has not looked for half of it is read again as a whole. */
const keptMs = 3 * 60 * 60_000;
/** With more changes than these the index is read again as a whole. */
const mostChanges = 500;

/** Every product for sale with what it is found by, in the owner's order. The products themselves are read from the database. */
export interface CatalogueIndex {
  readonly products: readonly IndexedProduct[];
}

interface Entry extends IndexedProduct {
  readonly position: number;
}

interface State {
  readonly byId: ReadonlyMap<string, Entry>;
  readonly index: CatalogueIndex;
  /** The first transaction whose changes may be missing. */
  readonly from: number;
  readonly readAt: number;
}

const states = new WeakMap<Database, State>();

/**
 * The index of the catalog as it is in the database now. Each process keeps its own in memory, and reads only the products that have changed
 * since the last call: filters, searches and sorting cost the same work in the database however many products there are.
 */
export async function readCatalogueIndex(database: Database): Promise<CatalogueIndex> {
  const before = states.get(database);
  const readAt = performance.now();
  // In one statement, so of one moment: what is committed after it is found at the next call.
  const [row] = await database
    .select({
      from: sql<number>`txid_snapshot_xmin(txid_current_snapshot())::float8`,
      changed: sql<string[]>`coalesce(array_agg(distinct ${productChanges.productId}) filter (where ${productChanges.productId} is not null), '{}')`,
    })
    .from(productChanges)
    .where(before ? gte(productChanges.transaction, before.from) : sql`false`);
  const { from, changed } = row!;
  if (before && changed.length === 0) {
    states.set(database, { ...before, from, readAt });
    return before.index;
  }
  const isWhole = !before || changed.length > mostChanges || readAt - before.readAt > keptMs / 2;
  const byId = new Map(isWhole ? [] : before.byId);
  for (const id of changed) byId.delete(id);
  for (const product of await readCatalogue(database, isWhole ? {} : { ids: changed })) byId.set(product.id, toEntry(product));
  const products = [...byId.values()].sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
  const index = { products };
  // Of two calls at the same time the one that began later is kept.
  if ((states.get(database)?.readAt ?? -1) <= readAt) states.set(database, { byId, index, from, readAt });
  return index;
}

const toEntry = (product: CatalogueProduct): Entry =>
  ({ ...toIndexed(publicProduct(product), product.createdAt), position: product.position });

/** Deletes changes that every process has seen. */
export async function sweepProductChanges(database: Database, now = Date.now()): Promise<void> {
  await database.delete(productChanges).where(lt(productChanges.createdAt, new Date(now - keptMs)));
}
