import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { analyticsCounts, analyticsErrors, analyticsLogs, analyticsVisitors, analyticsVitals, analyticsVitalSums, consentReceipts } from './visits.schema.js';
import { usedCaptchas } from '../../kernel/database/schema.js';
import { addDays, dayIn } from './site-days.js';
import type { Tallies } from './read-calls.js';
import type { ReceiptToken } from './receipt-tokens.js';
import { sumVitals } from './vital-sums.js';

/** Sums identify no visitor, and are stored longest; a log entry may identify one. */
export interface Retention { readonly sums: number; readonly errors: number; readonly logs: number; readonly visitors: number }
export const usualRetention: Retention = { sums: 400, errors: 90, logs: 30, visitors: 90 };

/** Most names of pages, events and the like per day: a client that invents more of them fills a single row. */
const mostNames = 2000;
const otherName = '(other)';
/** Sums of visitors whose rows were deleted, by day. */
export const visitorsKind = 'visitors';

/** Adds equal rows up: a statement may change each row once. In order, so that two statements never wait for each other. */
function summed<T extends object>(rows: readonly T[], by: readonly (keyof T)[], countOf: (row: T) => number): (T & { count: number })[] {
  const sums = new Map<string, T & { count: number }>();
  for (const row of rows) {
    const key = JSON.stringify(by.map(name => row[name]));
    const known = sums.get(key);
    if (known) known.count += countOf(row);
    else sums.set(key, { ...row, count: countOf(row) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Stores what pages send, as sums by day. */
export class VisitStore {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #timeZone: () => Promise<string>;
  #day = '';
  readonly #names = new Map<string, Set<string>>();

  /** `timeZone`: IANA name of the zone in which days begin. */
  constructor(database: Database, now: () => Date = () => new Date(), timeZone: () => Promise<string> = () => Promise.resolve('UTC')) {
    this.#database = database;
    this.#now = now;
    this.#timeZone = timeZone;
  }

  /** Stores a receipt and what it adds to the sums of its day. False where its token has let another one through. */
  async addReceipt(tallies: Tallies, token: ReceiptToken): Promise<boolean> {
    const day = dayIn(this.#now(), await this.#timeZone());
    const isNew = await this.#database.transaction(async transaction => {
      const isFirst =
        (
          await transaction
            .insert(usedCaptchas)
            .values({ challenge: `receipt ${token.id}`, expiresAt: token.expiresAt })
            .onConflictDoNothing()
            .returning()
        ).length > 0;
      const [receipt] = tallies.receipts;
      // The same call again, after a lost response, counts once.
      if (!isFirst)
        return (await transaction.select({ id: consentReceipts.id }).from(consentReceipts).where(eq(consentReceipts.id, receipt!.id)))
          .length > 0
          ? false
          : null;
      const row = { ...receipt!, day, createdAt: this.#now() };
      return (await transaction.insert(consentReceipts).values(row).onConflictDoNothing().returning({ id: consentReceipts.id })).length > 0;
    });
    if (isNew) await this.add({ ...tallies, receipts: [] });
    return isNew !== null;
  }

  /** Resolves to how many visitors were not counted today before. */
  async add({ counts, visitors, vitals, errors, logs }: Tallies): Promise<number> {
    const database = this.#database;
    const day = dayIn(this.#now(), await this.#timeZone());
    if (day !== this.#day) this.#names.clear();
    this.#day = day;
    const one = () => 1;
    const countRows = summed(
      counts.map(({ kind, name, amount = 1 }) => ({ day, kind, name: this.#capped(kind, name), count: amount })),
      ['kind', 'name'],
      ({ count }) => count,
    );
    if (countRows.length > 0) {
      await database.insert(analyticsCounts).values(countRows).onConflictDoUpdate({
        target: [analyticsCounts.day, analyticsCounts.kind, analyticsCounts.name], set: { count: sql`${analyticsCounts.count} + excluded.count` },
      });
    }
    let newVisitors = 0;
    if (visitors.length > 0) {
      newVisitors = (
        await database
          .insert(analyticsVisitors)
          .values(visitors.map(id => ({ day, visitor: createHash('sha256').update(`${day} ${id}`).digest('base64url') })))
          .onConflictDoNothing()
          .returning({ day: analyticsVisitors.day })
      ).length;
    }
    const vitalRows = summed(
      vitals.map(row => ({
        ...row,
        day,
        page: this.#capped('vitals page', row.page),
        element: this.#capped('vitals element', row.element),
      })),
      ['metric', 'page', 'element', 'bucket'],
      one,
    );
    if (vitalRows.length > 0) {
      const { day: on, metric, page, element, bucket, count } = analyticsVitals;
      await database
        .insert(analyticsVitals)
        .values(vitalRows)
        .onConflictDoUpdate({ target: [on, metric, page, element, bucket], set: { count: sql`${count} + excluded.count` } });
    }
    const errorRows = summed(
      errors.filter(({ fingerprint }) => this.#capped('error', fingerprint) === fingerprint).map(row => ({ ...row, day })),
      ['fingerprint'],
      ({ count }) => count,
    );
    if (errorRows.length > 0) {
      await database.insert(analyticsErrors).values(errorRows).onConflictDoUpdate({
        target: [analyticsErrors.day, analyticsErrors.fingerprint],
        set: { count: sql`${analyticsErrors.count} + excluded.count`, lastAt: sql`now()`, settings: sql`excluded.settings`, page: sql`excluded.page` },
      });
    }
    if (logs.length > 0) await database.insert(analyticsLogs).values(logs.map(row => ({ ...row, day })));
    return newVisitors;
  }

  /** Deletes what is older than its days. */
  async sweep(retention: Retention = usualRetention): Promise<void> {
    const today = dayIn(this.#now(), await this.#timeZone());
    const before = (days: number) => addDays(today, -days);
    await this.#database.delete(analyticsCounts).where(lt(analyticsCounts.day, before(retention.sums)));
    await this.#database.delete(analyticsVitals).where(lt(analyticsVitals.day, before(retention.sums)));
    await this.#database.delete(analyticsVitalSums).where(lt(analyticsVitalSums.day, before(retention.sums)));
    await sumVitals(this.#database, today);
    await this.#database.delete(analyticsErrors).where(lt(analyticsErrors.day, before(retention.errors)));
    await this.#sumVisitors(before(retention.visitors));
    await this.#database.delete(analyticsLogs).where(lt(analyticsLogs.day, before(retention.logs)));
    await this.#database.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, this.#now()));
  }

  /** Of visitors that are deleted, the number by day stays. One statement: a second process sums up none of them again. */
  async #sumVisitors(before: string): Promise<void> {
    await this.#database.execute(sql`
      with gone as (delete from ${analyticsVisitors} where ${lt(analyticsVisitors.day, before)} returning ${analyticsVisitors.day})
      insert into ${analyticsCounts} (day, kind, name, count)
      select day, ${visitorsKind}, '', count(*)::int from gone group by day
      on conflict (day, kind, name) do update set count = ${analyticsCounts}.count + excluded.count`);
  }

  #capped(kind: string, name: string): string {
    const names = this.#names.get(kind) ?? new Set<string>();
    this.#names.set(kind, names);
    if (names.size >= mostNames && !names.has(name)) return otherName;
    names.add(name);
    return name;
  }
}
