import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { figurePairs, figures } from '../figures.schema.js';
import { dayIn } from '../site-days.js';
import { readFigureSettings } from './figure-settings.js';
import type { CountSums, Figure, FigureSum } from './read-count.js';

/** Most names of a kind in a day: a client that invents more of them fills a single row. CountSums by each process. */
export const mostNames = 2000;
/** Most names of two kinds together in a day: more of them are left out. */
export const mostPairs = 5000;
export const otherName = '(other)';
/** Requests whose sums are written in one transaction. */
const mostAtOnce = 100;
const rowsOfStatement = 1000;
export const nowMinutes = 30;

type Sums = Pick<FigureSum, 'count' | 'visits' | 'onward'>;
type SumRow = typeof figures.$inferInsert & Sums;
type PairRow = typeof figurePairs.$inferInsert & Sums;

interface Waiting { readonly counted: CountSums; resolve(): void; reject(error: unknown): void }

interface Options {
  readonly database: Database;
  timeZone(transaction: Database): Promise<string>;
  now?(): Date;
}

/** Adds equal rows up, in the order of their keys: two transactions never wait for each other in a circle. */
class RowSums<Row extends Sums> {
  readonly #rows = new Map<string, Row>();
  constructor(private readonly keyOf: (row: Row) => string) {}

  add(row: Row): void {
    const key = this.keyOf(row);
    const known = this.#rows.get(key);
    this.#rows.set(key, known ? { ...known, count: known.count + row.count, visits: known.visits + row.visits, onward: known.onward + row.onward } : row);
  }

  get sorted(): Row[] { return [...this.#rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row); }
}

/**
 * Adds to sums of days, months and minutes. Requests that arrive while a transaction runs share the next one. Each is answered after its
 * sums are stored, and nothing of a request but its sums is kept.
 */
export class FigureStore {
  readonly #options: Options;
  readonly #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  #day = '';
  readonly #names = new Map<string, Set<string>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when it is stored, or left out because the owner has not turned it on. */
  add(counted: CountSums): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ counted, resolve, reject });
      this.#writing ??= this.#writeAll().finally(() => { this.#writing = null; });
    });
  }

  /** Adds within the transaction of what it counts. */
  async addIn(transaction: Database, counted: CountSums): Promise<void> {
    await this.#write(transaction, [counted]);
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, mostAtOnce);
      try {
        await this.#options.database.transaction(transaction => this.#write(transaction, batch.map(({ counted }) => counted)));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  async #write(database: Database, all: readonly CountSums[]): Promise<void> {
    if (!(await readFigureSettings(database)).isOn) return;
    const { timeZone, now = () => new Date() } = this.#options;
    const moment = now();
    const day = dayIn(moment, await timeZone(database));
    if (day !== this.#day) this.#names.clear();
    this.#day = day;
    const minute = moment.toISOString().slice(0, 16);
    const sums = new RowSums<SumRow>(({ period, kind, name }) => JSON.stringify([period, kind, name]));
    const pairs = new RowSums<PairRow>(({ period, kind, name, otherKind, otherName: other }) => JSON.stringify([period, kind, name, otherKind, other]));
    for (const counted of all) {
      for (const sum of counted.sums) {
        const row = { kind: sum.kind, name: this.#cap(sum), count: sum.count, visits: sum.visits, onward: sum.onward };
        for (const period of [day, day.slice(0, 7), ...sum.kind === 'total' ? [minute] : []]) sums.add({ ...row, period });
      }
      for (const pair of counted.pairs) {
        const row = this.#pairRow(pair);
        if (row) for (const period of [day, day.slice(0, 7)]) pairs.add({ ...row, period });
      }
    }
    await upsert(database, { sums: sums.sorted, pairs: pairs.sorted });
    await database.delete(figures).where(sql`length(${figures.period}) = 16 and ${lt(figures.period, minutesBefore(moment))}`);
  }

  #cap({ kind, name }: Figure): string { return this.#isNew(kind, name, mostNames) ? otherName : name; }

  /** Both in the order of their kinds, so that two of them are one row. Null beyond what a day holds. */
  #pairRow([sum, figure]: readonly [FigureSum, Figure]): Omit<PairRow, 'period'> | null {
    const [one, other] = [sum, figure].sort((a, b) => (a.kind < b.kind ? -1 : 1)) as [Figure, Figure];
    const row = { kind: one.kind, name: this.#cap(one), otherKind: other.kind, otherName: this.#cap(other) };
    const isBeyond = this.#isNew(`${row.kind} ${row.otherKind}`, JSON.stringify([row.name, row.otherName]), mostPairs);
    return isBeyond ? null : { ...row, count: sum.count, visits: sum.visits, onward: sum.onward };
  }

  /** Whether there is no room for a name that this day does not have yet. */
  #isNew(kind: string, name: string, most: number): boolean {
    const names = this.#names.get(kind) ?? new Set<string>();
    this.#names.set(kind, names);
    if (names.size >= most && !names.has(name)) return true;
    names.add(name);
    return false;
  }
}

/** The oldest minute that is still stored. */
export const minutesBefore = (moment: Date): string => new Date(moment.getTime() - nowMinutes * 60_000).toISOString().slice(0, 16);

async function upsert(database: Database, { sums, pairs }: { sums: readonly SumRow[]; pairs: readonly PairRow[] }): Promise<void> {
  for (let from = 0; from < sums.length; from += rowsOfStatement) {
    await database.insert(figures).values(sums.slice(from, from + rowsOfStatement)).onConflictDoUpdate({
      target: [figures.period, figures.kind, figures.name],
      set: {
        count: sql`${figures.count} + excluded.count`, visits: sql`${figures.visits} + excluded.visits`, onward: sql`${figures.onward} + excluded.onward`,
      },
    });
  }
  for (let from = 0; from < pairs.length; from += rowsOfStatement) {
    await database.insert(figurePairs).values(pairs.slice(from, from + rowsOfStatement)).onConflictDoUpdate({
      target: [figurePairs.period, figurePairs.kind, figurePairs.name, figurePairs.otherKind, figurePairs.otherName],
      set: {
        count: sql`${figurePairs.count} + excluded.count`,
        visits: sql`${figurePairs.visits} + excluded.visits`,
        onward: sql`${figurePairs.onward} + excluded.onward`,
      },
    });
  }
}
