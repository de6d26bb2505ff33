import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { orders } from './shop.schema.js';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Gift cards that have been bought: the code is enough to spend the balance. */
export const giftCards = pgTable(
  'store_gift_cards',
  {
    code: varchar('code', { length: 19 }).primaryKey(),
    /** The order that has brought it, and which of its lines. */
    orderId: text('order_id').notNull().references(() => orders.id),
    lineAt: integer('line_at').notNull(),
    initialCents: integer('initial_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    /** Its order has been canceled or paid back. */
    isVoid: boolean('is_void').notNull().default(false),
    createdAt,
  },
  table => [
    index('store_gift_cards_order').on(table.orderId),
    check('store_gift_cards_initial', sql`${table.initialCents} between 1 and 100000000`),
    check('store_gift_cards_balance', sql`${table.balanceCents} between 0 and ${table.initialCents}`),
  ],
);

/** What an order has taken from a card. */
export const giftCardUses = pgTable(
  'store_gift_card_uses',
  {
    code: varchar('code', { length: 19 }).notNull().references(() => giftCards.code),
    orderId: text('order_id').notNull().references(() => orders.id),
    cents: integer('cents').notNull(),
    createdAt,
  },
  table => [primaryKey({ columns: [table.code, table.orderId] }), check('store_gift_card_uses_cents', sql`${table.cents} > 0`)],
);
