import { asc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import type { ArchivePart } from '../../../kernel/archive/archive-part.js';
import { readList, writeList } from '../../../kernel/archive/table-part.js';
import type { Database } from '../../../kernel/database/database.js';
import { importText } from '../../../kernel/imports/import-text.js';
import { getOrderOrigin, moment, text } from '../orders/import/order-record.js';
import { orders, products, reviews } from '../shop.schema.js';
import { ownerText } from '../texts.js';
import { findOrders } from './find-orders.js';

const batch = 500;
const schema = v.object({
  id: text(100), productId: text(200), origin: v.nullable(text(200)), rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), title: text(1000),
  text: text(20_000), name: text(300), isPublished: v.boolean(), createdAt: moment,
});
type Moved = v.InferOutput<typeof schema>;

const readMoved = (bytes: Uint8Array): Moved[] => readList(bytes).map(row => {
  const result = v.safeParse(schema, row);
  if (!result.success) throw new RangeError(importText('importDamaged'));
  return result.output;
});

/** Those that are not here yet, of products that are. */
async function findNew(database: Database, all: readonly Moved[], isPreview: boolean): Promise<Moved[]> {
  const known = new Set((await database.select({ id: reviews.id }).from(reviews)).map(({ id }) => id));
  const sold = new Set((await database.select({ id: products.id }).from(products)).map(({ id }) => id));
  // A preview comes before the products of the same archive.
  return all.filter(({ id, productId }) => !known.has(id) && (isPreview || sold.has(productId)));
}

async function* readAll(database: Database): AsyncIterable<unknown> {
  for (let after = ''; ;) {
    const rows = await database.select({ review: reviews, id: orders.id, key: orders.key }).from(reviews).leftJoin(orders, eq(orders.id, reviews.orderId))
      .where(gt(reviews.id, after)).orderBy(asc(reviews.id)).limit(batch);
    if (rows.length === 0) return;
    for (const { review: { orderId: _, ...review }, id, key } of rows)
      yield { ...review, origin: id === null || key === null ? null : getOrderOrigin({ id, key }) };
    after = rows.at(-1)!.review.id;
  }
}

/** Reviews of products. One by a buyer belongs to an order, if that is here: the same order is not reviewed again. */
export const reviewPart = (database: Database): ArchivePart => {
  const summary = (all: number, added: number) => ({
    counts: [[importText('importNew'), added], [importText('importPresent'), all - added]] as const, notes: [], hasNews: added > 0,
  });
  return {
    file: 'reviews.json',
    title: () => ownerText('navReviews'),
    write: () => writeList(readAll(database)),
    async preview(bytes) {
      const all = readMoved(bytes);
      return summary(all.length, (await findNew(database, all, true)).length);
    },
    store: bytes => database.transaction(async transaction => {
      const all = readMoved(bytes);
      const added = await findNew(transaction, all, false);
      let stored = 0;
      for (let at = 0; at < added.length; at += batch) {
        const part = added.slice(at, at + batch);
        const origins = part.flatMap(({ origin }) => origin ?? []);
        const ids = await findOrders(transaction, origins);
        stored += (await transaction.insert(reviews).values(part.map(({ origin, ...review }) => ({ ...review, orderId: ids.get(origin ?? '') ?? null })))
          .onConflictDoNothing().returning({ id: reviews.id })).length;
      }
      return summary(all.length, stored);
    }),
  };
};
