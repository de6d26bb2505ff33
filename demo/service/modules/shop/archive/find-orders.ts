import { inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { getImportKey, getOrderOrigin } from '../orders/import/order-record.js';
import { orders } from '../shop.schema.js';

const batch = 500;

/** Orders of this instance by what identifies them in every instance. */
export async function findOrders(database: Database, origins: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < origins.length; at += batch) {
    const part = origins.slice(at, at + batch);
    const rows = [
      ...await database.select({ id: orders.id, key: orders.key }).from(orders).where(inArray(orders.id, part)),
      ...await database.select({ id: orders.id, key: orders.key }).from(orders).where(inArray(orders.key, part.map(origin => getImportKey({ origin })))),
    ];
    for (const row of rows) found.set(getOrderOrigin(row), row.id);
  }
  return found;
}

/** What identifies these orders in every instance, by their IDs here. */
export async function findOrigins(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < ids.length; at += batch) {
    const rows = await database.select({ id: orders.id, key: orders.key }).from(orders).where(inArray(orders.id, ids.slice(at, at + batch)));
    for (const row of rows) found.set(row.id, getOrderOrigin(row));
  }
  return found;
}
