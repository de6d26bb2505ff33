import { inArray } from 'drizzle-orm';
import type { ArchivePart } from '../../../kernel/archive/archive-part.js';
import { readDate, readList, writeList } from '../../../kernel/archive/table-part.js';
import type { Database } from '../../../kernel/database/database.js';
import { importText } from '../../../kernel/imports/import-text.js';
import { giftCards } from '../gift-card.schema.js';
import { getImportKey, getOrderOrigin } from '../orders/import/order-record.js';
import { orders } from '../shop.schema.js';
import { t } from '../texts.js';

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

/** Cards with their balance. A card belongs to the order that has brought it, which is imported before. */
export const giftCardPart = (database: Database): ArchivePart => {
  const summary = (all: number, added: number) => ({
    counts: [[importText('importNew'), added], [importText('importPresent'), all - added]] as const, notes: [], hasNews: added > 0,
  });
  const findNew = async (from: Database, all: ReturnType<typeof readCards>) => {
    const known = new Set((await from.select({ code: giftCards.code }).from(giftCards)).map(({ code }) => code));
    return all.filter(({ code }) => !known.has(code));
  };
  return {
    file: 'gift-cards.json',
    title: () => t('giftCard'),
    async* write() {
      const rows = await database.select().from(giftCards);
      const sold = rows.length === 0 ? [] : await database.select({ id: orders.id, key: orders.key }).from(orders)
        .where(inArray(orders.id, rows.map(({ orderId }) => orderId)));
      const origins = new Map(sold.map(order => [order.id, getOrderOrigin(order)]));
      yield* writeList(rows.map(({ orderId, ...card }) => ({ ...card, origin: origins.get(orderId) })));
    },
    async preview(bytes) {
      const all = readCards(bytes);
      return summary(all.length, (await findNew(database, all)).length);
    },
    store: bytes => database.transaction(async transaction => {
      const all = readCards(bytes);
      const added = await findNew(transaction, all);
      const rows = await transaction.select({ id: orders.id, key: orders.key }).from(orders);
      const idByOrigin = new Map(rows.flatMap(({ id, key }) => [[id, id], [key, id]] as const));
      const stored = added.flatMap(({ origin, ...card }) => {
        const orderId = idByOrigin.get(getImportKey({ origin })) ?? idByOrigin.get(origin);
        return orderId === undefined ? [] : [{ ...card, orderId }];
      });
      if (stored.length > 0) await transaction.insert(giftCards).values(stored).onConflictDoNothing();
      return summary(all.length, stored.length);
    }),
  };
};
