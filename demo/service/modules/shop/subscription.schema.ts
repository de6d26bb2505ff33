import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, unique, varchar } from 'drizzle-orm/pg-core';
import type { Language } from 'site-elements/contract/language';
import type { OrderLine } from 'site-elements/contract/order';
import { splitWords } from '../../kernel/database/word-search.js';
import type { SubscriptionState } from './subscriptions/rules.js';
import { orders } from './shop.schema.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Plans that were bought: one for each rhythm of an order. Days are those of the shop's time zone. */
export const subscriptions = pgTable(
  'store_subscriptions',
  {
    id: text('id').primaryKey(),
    number: serial('number').notNull().unique(),
    /** Is in the address of the buyer's page: it is enough to see and cancel it. */
    token: text('token').notNull().unique(),
    /** The first order. */
    orderId: text('order_id').notNull().references(() => orders.id),
    /** Period and number of payments, such as `1 month 0`. */
    rhythm: text('rhythm').notNull(),
    provider: text('provider').notNull(),
    /** What the provider calls it, where it renews automatically. */
    reference: text('reference'),
    email: text('email').notNull(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    currency: varchar('currency', { length: 3 }).notNull(),
    /** What each renewal has, at the price of the first order. */
    lines: jsonb('lines').$type<OrderLine[]>().notNull(),
    unit: text('unit').$type<'week' | 'month' | 'year'>().notNull(),
    value: integer('value').notNull(),
    /** Payments in all; 0 without an end. */
    payments: integer('payments').notNull(),
    state: text('state').$type<SubscriptionState>().notNull().default('active'),
    firstDay: text('first_day').notNull(),
    /** The latest cycle that has begun; 1 is the first order. */
    cycle: integer('cycle').notNull().default(1),
    /** Payments that were made. */
    paid: integer('paid').notNull().default(1),
    /** Charges of the latest payment that were refused: each has a key of its own. */
    tries: integer('tries').notNull().default(0),
    /** Those that the rule counts: not those that the buyer has started. */
    failures: integer('failures').notNull().default(0),
    /** Day of the next payment or try; null after the last one. */
    nextDay: text('next_day'),
    /** When the service looks at it again. While one process does: when another may. Null where there is nothing to do. */
    nextAt: moment('next_at'),
    /** Day on which it ends or has ended, once that is known. */
    endsDay: text('ends_day'),
    canceledBy: text('canceled_by').$type<'buyer' | 'owner' | 'provider'>(),
    /** False until the provider knows that it is canceled. */
    isCancelSent: boolean('is_cancel_sent').notNull().default(true),
    /** When it was moved here from another server; null once its owner has resumed it. Nothing of it is charged before that. */
    pausedAt: moment('paused_at'),
    /** When the provider made the latest message about it: an older one that arrives after it changes nothing. */
    reportedAt: moment('reported_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    unique('store_subscriptions_order').on(table.orderId, table.rhythm),
    unique('store_subscriptions_reference').on(table.provider, table.reference),
    index('store_subscriptions_next_at').on(table.nextAt),
    index('store_subscriptions_next_day').on(table.nextDay, table.number),
    index('store_subscriptions_words').using('gin', splitWords(table.name, table.email)).with({ fastupdate: false }),
    check('store_subscriptions_state', sql`${table.state} in ('active', 'pastDue', 'canceled', 'ended', 'unpaid')`),
    check('store_subscriptions_period', sql`${table.unit} in ('week', 'month', 'year') and ${table.value} >= 1 and ${table.payments} >= 0`),
    check('store_subscriptions_counts', sql`${table.cycle} >= 1 and ${table.paid} >= 0 and ${table.failures} >= 0`),
  ],
);

export type StoredSubscription = typeof subscriptions.$inferSelect;

/** Orders of a subscription: one for each cycle, whatever happens twice. */
export const subscriptionOrders = pgTable(
  'store_subscription_orders',
  {
    subscriptionId: text('subscription_id').notNull().references(() => subscriptions.id),
    cycle: integer('cycle').notNull(),
    orderId: text('order_id').notNull().references(() => orders.id),
    /** Whether its payment is counted. */
    isSettled: boolean('is_settled').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.subscriptionId, table.cycle] }),
    index('store_subscription_orders_order').on(table.orderId),
  ],
);
