import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './shop.schema.js';

/** What has been paid back of an order, one row for each time. `orders.refundedCents` is their sum. */
export const refunds = pgTable(
  'store_refunds',
  {
    /** Id of the form or webhook that reported the refund, so that a repeated report adds no row. */
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull().references(() => orders.id),
    cents: integer('cents').notNull(),
    /** Null for what was noted before dates were kept. */
    createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  },
  table => [index('store_refunds_order').on(table.orderId), check('store_refunds_cents', sql`${table.cents} > 0`)],
);

export type StoredRefund = typeof refunds.$inferSelect;
