import { between, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { refunds } from '../refund.schema.js';
import { orders } from '../shop.schema.js';
import { taxChanges, taxDays, type TaxReportRow } from '../tax-day.schema.js';
import { type Period, readTaxSales } from './tax-sales.js';

// Days are those of UTC, whatever the shop's time zone: the hours by which a period begins and ends beside them are read from the orders.

const dayMs = 24 * 60 * 60_000;
/** Days whose sums are kept, up to yesterday: eleven years, as tax offices want to see ten. */
const mostDays = 4000;
/** Days that are added up in one transaction. */
const batch = 100;

/** The first and the last of days that follow one another, as `2026-11-30`. */
export interface DayRange { readonly first: string; readonly last: string }

const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
export const getDayPeriod = (day: string): Period => {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, until: new Date(from.getTime() + dayMs) };
};

/** The days that may be kept. */
const keptRange = (now: number): DayRange => ({ first: dayAt(now - mostDays * dayMs), last: dayAt(now - dayMs) });

/** The days that may be kept of a period; null for none. */
export function findWholeDays({ from, until }: Period, now: number): DayRange | null {
  const kept = keptRange(now);
  const [begins, ends] = [getDayPeriod(kept.first).from.getTime(), getDayPeriod(kept.last).until.getTime()];
  const first = Math.ceil(Math.max(from.getTime(), begins) / dayMs);
  const end = Math.floor(Math.min(until.getTime(), ends) / dayMs);
  return first < end ? { first: dayAt(first * dayMs), last: dayAt((end - 1) * dayMs) } : null;
}

/** Days from one to another that have no row, or have changed since. */
const staleDays = (first: SQL, last: SQL): SQL => sql`select to_char(wanted.moment, 'YYYY-MM-DD') as day
  from generate_series(${first}, ${last}, interval '1 day') as wanted(moment)
  where not exists (select from ${taxDays} where ${taxDays.day} = wanted.moment::date)
    or exists (select from ${taxChanges} where ${taxChanges.day} = wanted.moment::date)`;

interface DayRow { readonly day: string }

/** Days that have to be added up, the latest first. Before the first order there is nothing to add up. */
async function findStale(database: Database, { first, last }: DayRange): Promise<string[]> {
  const earliest = sql`least((select min(${orders.paidAt}) from ${orders}), (select min(${refunds.createdAt}) from ${refunds}))`;
  const { rows } = await database.execute(sql`${
    staleDays(sql`greatest(${first}::date, (${earliest} at time zone 'UTC')::date)`, sql`${last}::date`)} order by 1 desc`) as unknown as { rows: DayRow[] };
  return rows.map(({ day }) => day);
}

/**
 * Adds days up, and forgets the changes that are in their sums. Processes take turns: the lock comes before the transaction first reads, so its view
 * is not older than what another process has stored. A change that it does not see stays noted.
 */
const addUp = (database: Database, days: readonly string[]): Promise<void> => database.transaction(async transaction => {
  await transaction.execute(sql`lock table ${taxDays} in share row exclusive mode`);
  const sales = await readTaxSales(transaction, days.map(getDayPeriod));
  await transaction.insert(taxDays).values(days.map((day, at) => ({ day, rows: sales[at]! })))
    .onConflictDoUpdate({ target: taxDays.day, set: { rows: sql`excluded.rows` } });
  await transaction.delete(taxChanges).where(inArray(taxChanges.day, [...days]));
}, { isolationLevel: 'repeatable read' });

/** Adds up what is missing or changed of these days. */
export async function addUpStale(database: Database, range: DayRange): Promise<void> {
  const stale = await findStale(database, range);
  for (let at = 0; at < stale.length; at += batch) await addUp(database, stale.slice(at, at + batch));
}

/** Sums of the days that are kept, and the days that are not, in their order. Call in a transaction that reads both as of one moment. */
export async function readKeptDays(transaction: Database, { first, last }: DayRange): Promise<{ readonly rows: TaxReportRow[]; readonly missing: string[] }> {
  const { rows: missing } = await transaction.execute(sql`${staleDays(sql`${first}::date`, sql`${last}::date`)} order by 1`) as unknown as { rows: DayRow[] };
  const { rows } = await transaction.execute(sql`
    select currency, country, region, name, "basisPoints", "isReverseCharge",
      sum("netCents")::float8 as "netCents", sum("taxCents")::float8 as "taxCents", sum(orders)::int as orders
    from ${taxDays}, jsonb_to_recordset(${taxDays.rows}) as row (currency text, country text, region text, name text, "basisPoints" float8,
      "isReverseCharge" boolean, "netCents" bigint, "taxCents" bigint, orders int)
    where ${between(taxDays.day, first, last)} and not exists (select from ${taxChanges} where ${taxChanges.day} = ${taxDays.day})
    group by 1, 2, 3, 4, 5, 6`) as unknown as { rows: TaxReportRow[] };
  return { rows, missing: missing.map(({ day }) => day) };
}

/** Adds up days that are over, so that no one waits for it, and deletes those that are too old. */
export async function sweepTaxDays(database: Database, now: number): Promise<void> {
  const range = keptRange(now);
  await addUpStale(database, range);
  await database.delete(taxDays).where(lt(taxDays.day, range.first));
  await database.delete(taxChanges).where(lt(taxChanges.day, range.first));
}
