import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { figures } from '../figures.schema.js';
import { minutesBefore } from './figure-store.js';
import { chartPeriods, type FiguresRange } from './figures-range.js';
import type { FigureKind } from './read-count.js';
import { pairFloor } from './sweep-figures.js';

/** What is listed, and by which of the sums it is sorted. */
export const listKinds = {
  page: 'count', entry: 'visits', exit: 'exits', referrer: 'visits', campaign: 'visits', device: 'count', language: 'count', country: 'count',
  press: 'count', submission: 'count', order: 'count', search: 'count', missing: 'count', media: 'count',
} as const satisfies Record<string, 'count' | 'visits' | 'exits'>;
export type ListKind = keyof typeof listKinds;

export interface Filter { readonly kind: FigureKind; readonly name: string }
export interface Row { readonly name: string; readonly count: number; readonly before: number }
export interface Totals { readonly views: number; readonly visits: number }

export interface Figures {
  readonly totals: Totals;
  readonly before: Totals;
  readonly byPeriod: readonly { readonly period: string; readonly views: number; readonly visits: number }[];
  readonly lists: Readonly<Record<ListKind, readonly Row[]>>;
}

/** Filters are named by what is stored: entries and exits are pages. */
export const filterKinds = [
  'page', 'referrer', 'campaign', 'device', 'language', 'country', 'press', 'submission', 'search', 'missing', 'media',
] as const satisfies readonly FigureKind[];

/** `page:/shop` as a filter; null for anything else. */
export function readFilter(text = ''): Filter | null {
  const kind = filterKinds.find(one => text.startsWith(`${one}:`));
  const name = kind === undefined ? '' : text.slice(kind.length + 1, kind.length + 301).replaceAll('\0', '');
  return kind === undefined || name === '' ? null : { kind, name };
}

/** A recording has a row for each step to which it was played. */
const mediaSteps = 5;

interface SumRow { kind: FigureKind | 'total'; name: string; sort: string; count: number; before: number }

/** Entries and exits are stored as pages. */
export const getStoredKind = (kind: ListKind): FigureKind => (kind === 'entry' || kind === 'exit' ? 'page' : kind);

/** Reads the figures of a range and of the range before; with a filter, of what came together with it. */
export class FigureReader {
  constructor(private readonly database: Database) {}

  async read(range: FiguresRange, filter: Filter | null, most = 10): Promise<Figures> {
    const rows = await this.#lists(range, filter, most);
    const totals = await this.#totals(range, filter);
    return {
      ...totals,
      byPeriod: await this.#byPeriod(range, filter),
      lists: Object.fromEntries(Object.entries(listKinds).map(([kind, sort]) => [
        kind, rows.filter(row => row.kind === getStoredKind(kind as ListKind) && row.sort === sort).map(({ name, count, before }) => ({ name, count, before })),
      ])) as unknown as Figures['lists'],
    };
  }

  /** Page views and visits of each of the last minutes. */
  async now(now: Date): Promise<Totals> {
    const [row] = await this.database.select({ views: sql<number>`coalesce(sum(count), 0)::int`, visits: sql<number>`coalesce(sum(visits), 0)::int` })
      .from(figures).where(and(like(figures.period, '____-__-__T__:__'), sql`${figures.period} > ${minutesBefore(now)}`));
    return row!;
  }

  async #totals({ periods, before }: FiguresRange, filter: Filter | null): Promise<{ totals: Totals; before: Totals }> {
    const { kind, name } = filter ?? { kind: 'total', name: '' };
    const of = async (all: readonly string[]) => (await this.database.select({
      views: sql<number>`coalesce(sum(count), 0)::float8`, visits: sql<number>`coalesce(sum(visits), 0)::float8`,
    }).from(figures).where(and(inArray(figures.period, [...all]), eq(figures.kind, kind), eq(figures.name, name))))[0]!;
    return { totals: await of(periods), before: await of(before.periods) };
  }

  async #byPeriod(range: FiguresRange, filter: Filter | null): Promise<Figures['byPeriod']> {
    const { kind, name } = filter ?? { kind: 'total', name: '' };
    const period = sql<string>`substr(period, 1, ${range.unit === 'day' ? 10 : 7})`;
    const rows = await this.database
      .select({ period, views: sql<number>`sum(count)::float8`, visits: sql<number>`sum(visits)::float8` })
      .from(figures)
      .where(and(inArray(figures.period, [...range.periods]), eq(figures.kind, kind), eq(figures.name, name)))
      .groupBy(sql`1`);
    const known = new Map(rows.map(row => [row.period, row]));
    return chartPeriods(range).map(one => known.get(one) ?? { period: one, views: 0, visits: 0 });
  }

  /** The first names of each kind by each of the three sums, in one statement. */
  async #lists({ periods, before }: FiguresRange, filter: Filter | null, most: number): Promise<SumRow[]> {
    const list = (all: readonly string[]) => sql`array[${sql.join(all.map(one => sql`${one}`), sql`, `)}]::text[]`;
    const all = list([...periods, ...before.periods]);
    const rows = filter === null
      ? sql`select period, kind, name, count, visits, onward from figures where period = any(${all}) and kind <> 'total'`
      : sql`select period, other_kind as kind, other_name as name, count, visits, onward from figure_pairs
          where period = any(${all}) and kind = ${filter.kind} and name = ${filter.name} and count >= ${pairFloor}
        union all select period, kind, name, count, visits, onward from figure_pairs
          where period = any(${all}) and other_kind = ${filter.kind} and other_name = ${filter.name} and count >= ${pairFloor}
        union all select period, kind, name, count, visits, onward from figures where period = any(${all}) and kind = ${filter.kind} and name = ${filter.name}`;
    const { rows: found } = await this.database.execute(sql`
      with rows as (${rows}),
      summed as (
        select kind, name, period = any(${list(periods)}) as is_now, sum(count) as count, sum(visits) as visits, sum(greatest(count - onward, 0)) as exits
        from rows group by 1, 2, 3
      ),
      sorts as (
        select kind, name, sort, coalesce(sum(value) filter (where is_now), 0) as count, coalesce(sum(value) filter (where not is_now), 0) as before
        from summed cross join lateral (values ('count', count), ('visits', visits), ('exits', exits)) as each(sort, value)
        where sort = 'count' or kind in ('page', 'referrer', 'campaign') group by 1, 2, 3
      ),
      ranked as (select *, row_number() over (partition by kind, sort order by count desc, name) as rank from sorts where count > 0)
      select kind, name, sort, count::float8 as count, before::float8 as before from ranked
      where rank <= ${most} or kind = 'media' and rank <= ${most * mediaSteps} order by kind, sort, rank
    `) as unknown as { rows: SumRow[] };
    return found;
  }
}
