import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, varchar } from 'drizzle-orm/pg-core';
import type { DisputeReason, DisputeState } from './payment/provider.js';
import { orders } from './shop.schema.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Payments that buyers have disputed at their bank or at the provider. */
export const disputes = pgTable(
  'store_disputes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull().references(() => orders.id),
    provider: text('provider').notNull(),
    /** What the provider calls it. */
    reference: text('reference').notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    reason: text('reason').$type<DisputeReason>().notNull(),
    cents: integer('cents').notNull(),
    currency: varchar('currency', { length: 3 }).notNull(),
    /** Until when the owner can respond; null where there is nothing to respond to. */
    dueAt: moment('due_at'),
    /** When the provider made the latest message about it: an older one that arrives after it changes nothing. */
    reportedAt: moment('reported_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    unique('store_disputes_reference').on(table.provider, table.reference),
    index('store_disputes_order').on(table.orderId),
    index('store_disputes_reported_at').on(table.reportedAt),
    check('store_disputes_state', sql`${table.state} in ('open', 'review', 'won', 'lost', 'closed')`),
    check('store_disputes_cents', sql`${table.cents} >= 0`),
  ],
);

export type StoredDispute = typeof disputes.$inferSelect;
