import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { ArchivePart } from '../../../kernel/archive/archive-part.js';
import { readDate, readList, writeList } from '../../../kernel/archive/table-part.js';
import type { Database } from '../../../kernel/database/database.js';
import { importText } from '../../../kernel/imports/import-text.js';
import { giftCards } from '../gift-card.schema.js';
import { getOrderOrigin } from '../orders/import/order-record.js';
import { orders } from '../shop.schema.js';
import { t } from '../texts.js';
import { findOrders } from './find-orders.js';

const batch = 500;

function readCards(bytes: Uint8Array) {
  return readList(bytes).map(({ code, origin, lineAt, initialCents, balanceCents, isVoid, createdAt }) => {
    const isCard = typeof code === 'string' && /^[\w-]{4,19}$/.test(code) && typeof origin === 'string' && typeof isVoid === 'boolean'
      && [lineAt, initialCents, balanceCents].every(value => Number.isSafeInteger(value) && (value as number) >= 0)
      && (balanceCents as number) <= (initialCents as number) && (initialCents as number) > 0;
    if (!isCard) throw new RangeError(importText('importDamaged'));
    return {
      code, origin, isVoid, lineAt: lineAt as number, initialCents: initialCents as number, balanceCents: balanceCents as number,
      createdAt: readDate(createdAt),
    };
  });
}

async function* readAll(database: Database): AsyncIterable<unknown> {
  for (let after = ''; ;) {
    const rows = await database.select({ card: giftCards, id: orders.id, key: orders.key }).from(giftCards).innerJoin(orders, eq(orders.id, giftCards.orderId))
      .where(gt(giftCards.code, after)).orderBy(asc(giftCards.code)).limit(batch);
    for (const { card: { orderId: _, ...card }, ...order } of rows) yield { ...card, origin: getOrderOrigin(order) };
    if (rows.length < batch) return;
    after = rows.at(-1)!.card.code;
  }
}

/** Cards with their balance. A card belongs to the order that has brought it, which is imported before. */
export const giftCardPart = (database: Database): ArchivePart => {
  const summary = (all: number, added: number) => ({
    counts: [[importText('importNew'), added], [importText('importPresent'), all - added]] as const, notes: [], hasNews: added > 0,
  });
  const findNew = async (from: Database, all: ReturnType<typeof readCards>) => {
    const known = new Set<string>();
    for (let at = 0; at < all.length; at += batch) {
      const codes = all.slice(at, at + batch).map(({ code }) => code);
      for (const { code } of await from.select({ code: giftCards.code }).from(giftCards).where(inArray(giftCards.code, codes))) known.add(code);
    }
    return all.filter(({ code }) => !known.has(code));
  };
  return {
    file: 'gift-cards.json',
    title: () => t('giftCard'),
    write: () => writeList(readAll(database)),
    async preview(bytes) {
      const all = readCards(bytes);
      return summary(all.length, (await findNew(database, all)).length);
    },
    store: bytes => database.transaction(async transaction => {
      const all = readCards(bytes);
      const added = await findNew(transaction, all);
      let stored = 0;
      for (let at = 0; at < added.length; at += batch) {
        const part = added.slice(at, at + batch);
        const ids = await findOrders(transaction, part.map(({ origin }) => origin));
        const rows = part.flatMap(({ origin, ...card }) => {
          const orderId = ids.get(origin);
          return orderId === undefined ? [] : [{ ...card, orderId }];
        });
        if (rows.length > 0) stored += (await transaction.insert(giftCards).values(rows).onConflictDoNothing().returning({ code: giftCards.code })).length;
      }
      return summary(all.length, stored);
    }),
  };
};
