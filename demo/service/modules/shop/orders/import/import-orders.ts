import { randomBytes, randomUUID } from 'node:crypto';
import { inArray, or, sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../../kernel/database/database.js';
import type { FileImport, ImportSummary } from '../../../../kernel/imports/import-pages.js';
import { importText } from '../../../../kernel/imports/import-text.js';
import { refunds } from '../../refund.schema.js';
import { orders } from '../../shop.schema.js';
import { ownerText } from '../../texts.js';
import { type ImportedOrder, refundedCents } from './imported-order.js';
import { getImportKey } from './order-record.js';
import { type OrdersFile, readOrdersFile } from './read-orders-file.js';

const batch = 200;
/** Any number, the same in every process: imports take turns. */
const importLock = 7_235_421;
/** Stored as the payment provider: no provider has this name, so nothing can be paid or refunded. */
const provider = 'import';

/** Those that are neither imported yet nor orders of this shop. */
async function findNew(database: Database, all: readonly ImportedOrder[]): Promise<ImportedOrder[]> {
  const found: ImportedOrder[] = [];
  for (let at = 0; at < all.length; at += batch) {
    const part = all.slice(at, at + batch);
    const rows = await database.select({ id: orders.id, key: orders.key }).from(orders)
      .where(or(inArray(orders.key, part.map(getImportKey)), inArray(orders.id, part.map(({ origin }) => origin))));
    const present = new Set(rows.flatMap(({ id, key }) => [id, key]));
    found.push(...part.filter(one => !present.has(getImportKey(one)) && !present.has(one.origin)));
  }
  return found;
}

/**
 * Stores orders as history: no stock is taken, and no one is notified. Their own numbers are negative, so that they follow the orders of this
 * shop in lists and leave no gap in its numbers.
 */
export async function storeOrders(database: Database, all: readonly ImportedOrder[]): Promise<ImportedOrder[]> {
  return database.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const added = [...await findNew(transaction, all)].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    const [row] = await transaction.select({ least: sql<number>`coalesce(least(min(${orders.number}), 0), 0)::int` }).from(orders);
    for (let at = 0; at < added.length; at += batch) {
      const part = added.slice(at, at + batch).map((one, index) => ({ id: randomUUID(), one, number: row!.least - 1 - at - index }));
      await transaction.insert(orders).values(part.map(({ id, one, number }) => {
        const { origin: _, source, number: importedNumber, refunds: __, lines, coupons, taxRules, ...rest } = one;
        return {
          ...rest, id, number, key: getImportKey(one), token: randomBytes(24).toString('base64url'), cartId: `import-${id}`, provider, stockTaken: {},
          lines: [...lines], coupons: [...coupons], taxRules: [...taxRules], refundedCents: refundedCents(one), importedFrom: source, importedNumber,
        };
      }));
      const made = part.flatMap(({ id, one }) =>
        one.refunds.map(({ cents, createdAt }, index) => ({ id: `import ${id} ${index}`, orderId: id, cents, createdAt })));
      if (made.length > 0) await transaction.insert(refunds).values(made);
    }
    return added;
  });
}

const summaryOf = (file: OrdersFile, added: readonly ImportedOrder[]): ImportSummary => ({
  counts: [
    [importText('importNew'), added.length],
    [importText('importPresent'), file.orders.length - added.length],
    [ownerText('ordersImportUnpaid'), file.unpaidCount],
    [importText('importRepeated'), file.repeatedCount],
    [importText('importFaulty'), file.faultCount],
  ],
  notes: file.notes,
  hasNews: added.length > 0,
});

/** Orders of an earlier shop. They are history: nothing of them is paid, sent or changed here. */
export const ordersImport = (database: Database): FileImport<OrdersFile> => ({
  path: `${paths.ownerOrders}/import`,
  kind: 'orders',
  accept: '.csv,.txt,text/csv,text/plain',
  title: () => ownerText('ordersImport'),
  explanations: () => [ownerText('ordersImportNote'), ownerText('ordersImportHistory')],
  back: () => ({ path: paths.ownerOrders, title: ownerText('navOrders') }),
  read: readOrdersFile,
  preview: async file => summaryOf(file, await findNew(database, file.orders)),
  store: async file => summaryOf(file, await storeOrders(database, file.orders)),
});
