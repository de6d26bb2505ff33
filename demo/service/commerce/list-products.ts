import { asc } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { products } from '../database/schema.js';

export type StoredProduct = typeof products.$inferSelect;

/** Every product in the order of the shop. */
export function listProducts(database: Database): Promise<StoredProduct[]> {
  return database.select().from(products).orderBy(asc(products.position), asc(products.sku));
}
