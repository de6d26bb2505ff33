import type { Database } from '../../../kernel/database/database.js';
import type { TaxReportRow } from '../tax-day.schema.js';
import { addUpStale, findWholeDays, getDayPeriod, readKeptDays } from './tax-days.js';
import { type Period, readTaxSales, TaxSums } from './tax-sales.js';

/** Periods that follow one another become one. */
function joinPeriods(periods: readonly Period[]): Period[] {
  const joined: Period[] = [];
  for (const { from, until } of periods) {
    if (from >= until) continue;
    const last = joined.at(-1);
    if (last && last.until.getTime() === from.getTime()) joined.splice(-1, 1, { from: last.from, until });
    else joined.push({ from, until });
  }
  return joined;
}

/**
 * What was sold in a period by rate, less what was paid back in it. Days that are over are added up once, and the rest is read from the orders:
 * the sums are those of the orders as they are now.
 */
export async function readTaxReport(database: Database, period: Period, now = Date.now()): Promise<TaxReportRow[]> {
  const days = findWholeDays(period, now);
  if (days) await addUpStale(database, days);
  return database.transaction(async transaction => {
    const sums = new TaxSums();
    const kept = days ? await readKeptDays(transaction, days) : { rows: [], missing: [] };
    const left = joinPeriods(days === null ? [period] : [
      { from: period.from, until: getDayPeriod(days.first).from },
      ...kept.missing.map(getDayPeriod),
      { from: getDayPeriod(days.last).until, until: period.until },
    ]);
    for (const row of [kept.rows, ...await readTaxSales(transaction, left)].flat()) sums.add(row);
    return sums.rows;
  }, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
