import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RefundProblem } from './payment/refund-problem.js';
import { orders } from './shop.schema.js';

/** `pending` was sent, or is about to be, and its result is not known yet. */
export type RefundState = 'pending' | 'settled' | 'failed';

/** Refunds of an order, one row each. `orders.refundedCents` is the sum of those that are settled. */
export const refunds = pgTable(
  'store_refunds',
  {
    /** Id of the form or webhook that reported the refund, so that a repeated report adds no row. The provider has it as the key of the request. */
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull().references(() => orders.id),
    cents: integer('cents').notNull(),
    state: text('state').$type<RefundState>().notNull().default('settled'),
    /** Whether the payment provider returns the money; else the owner has, and it is noted here. */
    isByProvider: boolean('is_by_provider').notNull().default(false),
    /** What the provider calls it. */
    reference: text('reference'),
    /** Why it failed, or why its result is not known. */
    problem: jsonb('problem').$type<RefundProblem>(),
    tries: integer('tries').notNull().default(0),
    /** When a pending one is sent again. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** Null for what was noted before dates were kept. */
    createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  },
  table => [
    index('store_refunds_order').on(table.orderId),
    index('store_refunds_created_at').on(table.createdAt),
    index('store_refunds_pending').on(table.nextTryAt).where(sql`state = 'pending'`),
    check('store_refunds_cents', sql`${table.cents} > 0`),
    check('store_refunds_state', sql`${table.state} in ('pending', 'settled', 'failed')`),
  ],
);

export type StoredRefund = typeof refunds.$inferSelect;
