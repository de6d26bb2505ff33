import { date, index, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** What was sold under one rate, in minor units of the currency. */
export interface TaxReportRow {
  readonly currency: string;
  /** ISO 3166-1 and the part behind it; empty for what has no rate. */
  readonly country: string;
  readonly region: string;
  readonly name: string;
  /** Null for what has no rate. */
  readonly basisPoints: number | null;
  readonly isReverseCharge: boolean;
  readonly netCents: number;
  readonly taxCents: number;
  readonly orders: number;
}

/**
 * What a day of UTC comes to in the tax report, added up once. It counts as long as no row of `taxChanges` has its day. A migration that changes
 * how days are added up deletes all rows.
 */
export const taxDays = pgTable('store_tax_days', {
  day: date('day').primaryKey(),
  rows: jsonb('rows').$type<readonly TaxReportRow[]>().notNull(),
});

/** Days whose orders or refunds have changed since they were added up, written by triggers in the transaction of the change. */
export const taxChanges = pgTable('store_tax_changes', { day: date('day').notNull() }, table => [index('store_tax_changes_day').on(table.day)]);
