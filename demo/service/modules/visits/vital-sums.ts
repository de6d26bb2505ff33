import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { addDays } from './site-days.js';

/** The latest days are read from their values: in another time zone, today may be two days earlier. */
const openDays = 3;
/** Days that are added up by one statement. */
const batch = 14;

/** The last day that is added up; all days before it are, too. */
export const lastSummedDay = sql`(select coalesce(max(day), '-infinity') from analytics_vital_sums)`;

/** Each value counts for its page, for its element, and for all. */
export const eachList = sql`cross join lateral (values ('all', ''), ('page', page), ('element', element)) as each(list, name)`;

/** Adds up the measured values of days that are over. A day is added up once: nothing is measured on it any more. */
export async function sumVitals(database: Database, today: string): Promise<void> {
  const end = addDays(today, -openDays);
  for (;;) {
    const { rows: [row] } = await database.execute(sql`select to_char(min(day), 'YYYY-MM-DD') as first from analytics_vitals
      where day > ${lastSummedDay} and day <= ${end}`) as unknown as { rows: [{ first: string | null }] };
    if (row.first === null) return;
    const last = [end, addDays(row.first, batch - 1)].sort()[0]!;
    // Of two processes that add up the same days, one stores them.
    await database.execute(sql`insert into analytics_vital_sums (day, list, name, metric, bucket, count)
      select day, each.list, each.name, metric, bucket, sum(count) from analytics_vitals ${eachList}
      where day between ${row.first} and ${last} group by 1, 2, 3, 4, 5 on conflict do nothing`);
  }
}
