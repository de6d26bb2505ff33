import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

// What pages send about visits. Sums by day, so that a page with millions of visits is a few rows, and a year is quickly added up.

/** How often something was seen on a day: a page, a referrer, an event. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);

/** Visitors of a day: a hash of the visitor's ID and the day, so that two days of a visitor cannot be linked. */
export const analyticsVisitors = pgTable(
  'analytics_visitors',
  { day: date('day').notNull(), visitor: text('visitor').notNull() },
  table => [primaryKey({ columns: [table.day, table.visitor] })],
);

/** Measured values as a histogram: percentiles of any range of days can be read from it. */
export const analyticsVitals = pgTable(
  'analytics_vitals',
  {
    day: date('day').notNull(),
    metric: text('metric').notNull(),
    page: text('page').notNull(),
    element: text('element').notNull(),
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.metric, table.page, table.element, table.bucket] })],
);

/** The same histograms of days that are over, by page, by element and of all together: what the owner's figures read of many days. */
export const analyticsVitalSums = pgTable(
  'analytics_vital_sums',
  {
    day: date('day').notNull(),
    list: text('list').$type<'all' | 'page' | 'element'>().notNull(),
    /** Empty for all together. */
    name: text('name').notNull(),
    metric: text('metric').notNull(),
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.list, table.name, table.metric, table.bucket] })],
);

/** Errors of pages, one row for the same error of a day. */
export const analyticsErrors = pgTable(
  'analytics_errors',
  {
    day: date('day').notNull(),
    /** Hash of message, place, element and version. */
    fingerprint: text('fingerprint').notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    page: text('page').notNull(),
    element: text('element').notNull(),
    version: text('version').notNull(),
    settings: text('settings').notNull(),
    count: integer('count').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.day, table.fingerprint] })],
);

/** Log entries that pages have sent. */
export const analyticsLogs = pgTable(
  'analytics_logs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    day: date('day').notNull(),
    page: text('page').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('analytics_logs_day').on(table.day)],
);

/** How visitors of a region are treated, as the cookie banner reports it. */
export const regionRules = ['opt-in', 'opt-out', 'no-banner'] as const;
export type RegionRule = (typeof regionRules)[number];

/** What visitors have answered about cookies: the site's proof. */
export const consentReceipts = pgTable(
  'consent_receipts',
  {
    id: uuid('id').primaryKey(),
    day: date('day').notNull(),
    consent: text('consent').notNull(),
    page: text('page').notNull(),
    language: text('language').notNull(),
    hasPrivacySignal: boolean('has_privacy_signal').notNull(),
    /** Purposes that were allowed and declined, and the version of the policy; empty where the banner asks a simple yes or no. */
    granted: jsonb('granted').$type<string[]>().notNull().default([]),
    declined: jsonb('declined').$type<string[]>().notNull().default([]),
    policyVersion: text('policy_version').notNull().default(''),
    /** The rule under which the visitor was asked, and the region it is for: empty in older receipts, and where another platform asks. */
    regionRule: text('region_rule').$type<RegionRule | ''>().notNull().default(''),
    region: text('region').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('consent_receipts_day').on(table.day), index('consent_receipts_created_at').on(table.createdAt, table.id),
    check('consent_receipts_region_rule', sql`${table.regionRule} in ('', 'opt-in', 'opt-out', 'no-banner')`),
  ],
);

/** What the owner has set about receipts. */
export interface ReceiptSettings {
  /** Months after which receipts are deleted; null for never. */
  readonly keptMonths: number | null;
}

export const newReceiptSettings: ReceiptSettings = { keptMonths: 36 };

/** One row. */
export const receiptSettings = pgTable(
  'receipt_settings',
  { id: text('id').primaryKey().default('receipts'), value: jsonb('value').$type<ReceiptSettings>().notNull() },
  table => [check('receipt_settings_one', sql`${table.id} = 'receipts'`), check('receipt_settings_value', sql`jsonb_typeof(${table.value}) = 'object'`)],
);
