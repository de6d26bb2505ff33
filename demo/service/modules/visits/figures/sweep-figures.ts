import { and, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/database/database.js';
import { figurePairs, figures } from '../figures.schema.js';
import { addDays, addMonths, dayIn } from '../site-days.js';
import { minutesBefore } from './figure-store.js';

/** A pair that came together less often could be one visitor: it is not shown, and deleted when its day or month is over. */
export const pairFloor = 3;
/** Sums of days are kept for this time, those of months as long as the owner has set. */
export const keptDays = 400;

interface Options { readonly timeZone: string; readonly keptMonths: number | null; readonly now: Date }

/** Deletes rare pairs of days and months that are over, and whatever is older than its time. */
export async function sweepFigures(database: Database, { timeZone, keptMonths, now }: Options): Promise<void> {
  const today = dayIn(now, timeZone);
  const month = today.slice(0, 7);
  const oldestMonth = keptMonths === null ? '' : addMonths(month, -keptMonths);
  const oldestDay = [addDays(today, -keptDays), `${oldestMonth}-01`].sort().at(-1)!;
  await database.delete(figures).where(and(isOf(figures.period, 16), lt(figures.period, minutesBefore(now))));
  await database.delete(figurePairs).where(and(
    lt(figurePairs.count, pairFloor), sql`${figurePairs.period} < case when length(${figurePairs.period}) = 7 then ${month} else ${today} end`,
  ));
  for (const table of [figures, figurePairs]) {
    await database.delete(table).where(or(
      and(isOf(table.period, 10), lt(table.period, oldestDay)),
      and(isOf(table.period, 7), lt(table.period, oldestMonth)),
    ));
  }
}

/** Months have 7 characters, days 10, minutes 16. */
const isOf = (period: AnyPgColumn, length: number): SQL => sql`length(${period}) = ${length}`;

/** Deletes all sums: they begin again from now. */
export async function deleteFigures(database: Database): Promise<void> {
  await database.transaction(async transaction => {
    await transaction.delete(figurePairs);
    await transaction.delete(figures);
  });
}
