import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { analyticsCounts, analyticsErrors, analyticsVisitors } from '../visits.schema.js';
import { visitorsKind } from '../visit-store.js';
import type { Bar } from './plot.js';

const total = (column: typeof analyticsCounts.count) => sql<number>`sum(${column})::int`;
const mostRows = 15;

export interface NamedCount { readonly name: string; readonly count: number }

export class VisitReader {
  readonly #database: Database;
  readonly #days: readonly string[];

  constructor(database: Database, days: readonly string[]) {
    this.#database = database;
    this.#days = days;
  }

  /** The names of a kind that were seen most. */
  async most(kind: string): Promise<NamedCount[]> {
    return this.#database.select({ name: analyticsCounts.name, count: total(analyticsCounts.count) }).from(analyticsCounts)
      .where(and(eq(analyticsCounts.kind, kind), gte(analyticsCounts.day, this.#days[0]!)))
      .groupBy(analyticsCounts.name).orderBy(desc(total(analyticsCounts.count)), analyticsCounts.name).limit(mostRows);
  }

  /** How much of a kind there is for each of another by the same name, of the names that have most of it. */
  async averages(kind: string, per: string): Promise<NamedCount[]> {
    const most = await this.most(kind);
    const names = most.map(({ name }) => name);
    if (names.length === 0) return [];
    const rows = await this.#database.select({ name: analyticsCounts.name, count: total(analyticsCounts.count) }).from(analyticsCounts)
      .where(and(eq(analyticsCounts.kind, per), gte(analyticsCounts.day, this.#days[0]!), inArray(analyticsCounts.name, names))).groupBy(analyticsCounts.name);
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    return most.flatMap(({ name, count }) => (counts.has(name) ? [{ name, count: Math.round(count / counts.get(name)!) }] : []));
  }

  /** A kind by day; days without any are zero. */
  async byDay(kind: string): Promise<Bar[]> {
    const rows = await this.#database.select({ day: analyticsCounts.day, count: total(analyticsCounts.count) }).from(analyticsCounts)
      .where(and(eq(analyticsCounts.kind, kind), gte(analyticsCounts.day, this.#days[0]!))).groupBy(analyticsCounts.day);
    return this.#filled(rows);
  }

  async visitorsByDay(): Promise<Bar[]> {
    const rows = await this.#database.select({ day: analyticsVisitors.day, count: sql<number>`count(*)::int` }).from(analyticsVisitors)
      .where(gte(analyticsVisitors.day, this.#days[0]!)).groupBy(analyticsVisitors.day);
    const summed = await this.#database.select({ day: analyticsCounts.day, count: analyticsCounts.count }).from(analyticsCounts)
      .where(and(eq(analyticsCounts.kind, visitorsKind), gte(analyticsCounts.day, this.#days[0]!)));
    return this.#filled([...rows, ...summed]);
  }

  async errors(): Promise<(typeof analyticsErrors.$inferSelect)[]> {
    const rows = await this.#database.select().from(analyticsErrors)
      .where(gte(analyticsErrors.day, this.#days[0]!)).orderBy(desc(analyticsErrors.lastAt)).limit(500);
    const groups = new Map<string, typeof analyticsErrors.$inferSelect>();
    for (const row of rows) {
      const known = groups.get(row.fingerprint);
      groups.set(row.fingerprint, known ? { ...known, count: known.count + row.count } : row);
    }
    return [...groups.values()].sort((a, b) => b.count - a.count).slice(0, mostRows);
  }

  #filled(rows: readonly { day: string; count: number }[]): Bar[] {
    const counts = new Map<string, number>();
    for (const { day, count } of rows) counts.set(day, (counts.get(day) ?? 0) + count);
    return this.#days.map(day => ({ label: day, value: counts.get(day) ?? 0 }));
  }
}
