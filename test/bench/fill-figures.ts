import { sql } from 'drizzle-orm';
import type { VisitCount } from 'site-elements/contract/figures/visit-count';
import type { Database } from '../../demo/service/kernel/database/database.js';
import { FigureStore, mostNames, mostPairs } from '../../demo/service/modules/visits/figures/figure-store.js';
import { type CountSums, type Figure, type FigureSum, readCount } from '../../demo/service/modules/visits/figures/read-count.js';
import { keptDays, pairFloor, sweepFigures } from '../../demo/service/modules/visits/figures/sweep-figures.js';
import { addDays, daysBetween } from '../../demo/service/modules/visits/site-days.js';

// Events of many visits as sums. The service reads each event; the sums of a day and of a month are added up here and stored by one statement each,
// where the service would change stored rows with each request. `fill-figures.node.test.ts` compares the rows of both.

export const timeZone = 'UTC';
export const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const keptMonths = 25;

export interface Span { readonly from: string; readonly until: string; readonly events: number }

/** Numbers that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A few names are frequent and many are rare, as with pages and referrers of a site. */
const pick = (random: () => number, most: number): number => Math.floor(most ** random()) - 1;

const devices = ['phone', 'desktop', 'tablet'] as const;
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];
const countries = ['DE', 'FR', 'US', 'GB', 'IE', 'NL', 'PL', 'IT', 'ES', 'AT', 'CH', 'SE', 'DK', 'JP', 'BR'];

/** Events of a visit as its pages send them: page views, and for one visit of two a goal, a search, a recording or a missing page. */
function createVisit(random: () => number): VisitCount[] {
  const visitor = { device: devices[pick(random, 3)]!, language: languages[pick(random, 8)]! };
  const arrival = { ...random() < 0.6 && { referrer: `site-${pick(random, 100)}.example` }, ...random() < 0.2 && { campaign: `campaign ${pick(random, 60)} / email` } };
  const pages = Array.from({ length: 1 + pick(random, 6) }, () => `/page/${pick(random, 200)}`);
  const views = pages.map((page, step): VisitCount => ({
    ...visitor, event: 'view', page, ...step === 0 ? { isEntry: true, ...arrival } : { from: pages[step - 1]! },
  }));
  if (random() < 0.5) return views;
  const [event, most] = ([['press', 30], ['submission', 5], ['search', 200], ['media', 20], ['missing', 100]] as const)[pick(random, 5)]!;
  const last = { ...visitor, ...pages.length === 1 && arrival };
  return [...views, event === 'missing' ? { ...last, event, page: `/old/${pick(random, most)}`, from: pages.at(-1)! }
    : { ...last, event, page: pages.at(-1)!, name: `${event} ${pick(random, most)}` }];
}

/** What the events of each day add, as the service reads them; the same at each call. */
export function* countDays({ from, until, events }: Span): Generator<{ readonly day: string; readonly counted: CountSums[] }> {
  const days = daysBetween(from, until);
  const random = createRandom(42);
  let total = 0;
  for (const [at, day] of days.entries()) {
    const counted: CountSums[] = [];
    while (total < (events * (at + 1)) / days.length) {
      const country = countries[pick(random, countries.length)]!;
      for (const body of createVisit(random)) {
        counted.push(readCount(body, { country }));
        total += 1;
      }
    }
    yield { day, counted };
  }
}

/** Kinds and names of a row, then its three sums. */
type Sums = Map<string, [count: number, visits: number, onward: number]>;
const separator = '\t';

function addTo(sums: Sums, key: string, [count, visits, onward]: readonly [number, number, number]): void {
  const known = sums.get(key);
  if (known === undefined) {
    sums.set(key, [count, visits, onward]);
    return;
  }
  known[0] += count;
  known[1] += visits;
  known[2] += onward;
}

/** Both in the order of their kinds. */
const pairKey = (one: Figure, other: Figure): string =>
  (one.kind < other.kind ? [one.kind, one.name, other.kind, other.name] : [other.kind, other.name, one.kind, one.name]).join(separator);

const sumsOf = ({ count, visits, onward }: FigureSum) => [count, visits, onward] as const;

function sumDay(counted: readonly CountSums[]): { readonly figures: Sums; readonly pairs: Sums } {
  const [figures, pairs]: [Sums, Sums] = [new Map(), new Map()];
  for (const { sums, pairs: all } of counted) {
    for (const sum of sums) addTo(figures, `${sum.kind}${separator}${sum.name}`, sumsOf(sum));
    for (const [sum, figure] of all) addTo(pairs, pairKey(sum, figure), sumsOf(sum));
  }
  refuseBeyond(figures, mostNames, key => key.split(separator)[0]!);
  refuseBeyond(pairs, mostPairs, key => key.split(separator).filter((_, at) => at % 2 === 0).join(' '));
  return { figures, pairs };
}

/** Beyond what a day holds, the service stores other rows than this. */
function refuseBeyond(sums: Sums, most: number, kindOf: (key: string) => string): void {
  const names = new Map<string, number>();
  for (const key of sums.keys()) names.set(kindOf(key), (names.get(kindOf(key)) ?? 0) + 1);
  for (const [kind, count] of names) if (count >= most) throw new Error(`A day has ${count} names of ${kind}.`);
}

const tables = {
  figures: { columns: ['kind', 'name'], floor: 1 },
  figure_pairs: { columns: ['kind', 'name', 'other_kind', 'other_name'], floor: pairFloor },
} as const;

/** Rare pairs of a period that is not over are kept. */
interface PeriodSums { readonly period: string; readonly sums: Sums; readonly isOver?: boolean }

/** Stores the sums of a period as the sweep leaves them. */
async function store(database: Database, table: keyof typeof tables, { period, sums, isOver = true }: PeriodSums): Promise<void> {
  const { columns, floor } = tables[table];
  const least = isOver ? floor : 1;
  const rows = [...sums].filter(([, [count]]) => count >= least).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, values]) => [...key.split(separator), ...values]);
  const parts = [...columns.map((_, at) => `row ->> ${at}`), ...[0, 1, 2].map(at => `(row ->> ${columns.length + at})::int`)].join(', ');
  await database.execute(sql`insert into ${sql.identifier(table)} (period, ${sql.raw(columns.join(', '))}, count, visits, onward)
    select ${period}, ${sql.raw(parts)} from json_array_elements(${JSON.stringify(rows)}::json) row`);
}

/** Fills a database by the service's own store: each event changes stored rows, and each day ends with a sweep. */
export async function fillByStore(database: Database, span: Span): Promise<number> {
  let [today, total] = [span.from, 0];
  const figureStore = new FigureStore({ database, timeZone: () => Promise.resolve(timeZone), now: () => momentOf(today) });
  for (const { day, counted } of countDays(span)) {
    today = day;
    total += counted.length;
    await addByStore(database, figureStore, counted);
    await sweepFigures(database, { timeZone, keptMonths, now: momentOf(day) });
  }
  return total;
}

const addByStore = (database: Database, figureStore: FigureStore, counted: readonly CountSums[]): Promise<void> =>
  database.transaction(transaction => figureStore.addIn(transaction, { sums: counted.flatMap(({ sums }) => sums), pairs: counted.flatMap(({ pairs }) => pairs) }));

/** The same rows by one statement a period. The last day, which is not over, is counted by the store. */
export async function fillFigures(database: Database, span: Span): Promise<number> {
  const figureStore = new FigureStore({ database, timeZone: () => Promise.resolve(timeZone), now: () => momentOf(span.until) });
  let [month, total] = ['', 0];
  let months: Record<keyof typeof tables, Sums> = { figures: new Map(), figure_pairs: new Map() };
  const storeMonth = async (isOver: boolean) => {
    for (const table of ['figures', 'figure_pairs'] as const) await store(database, table, { period: month, sums: months[table], isOver });
    months = { figures: new Map(), figure_pairs: new Map() };
  };
  for (const { day, counted } of countDays(span)) {
    total += counted.length;
    if (day.slice(0, 7) !== month) {
      await storeMonth(true);
      month = day.slice(0, 7);
    }
    if (day === span.until) {
      await storeMonth(false);
      await addByStore(database, figureStore, counted);
      break;
    }
    const { figures, pairs } = sumDay(counted);
    await store(database, 'figures', { period: day, sums: figures });
    await store(database, 'figure_pairs', { period: day, sums: pairs });
    for (const [key, sums] of figures) addTo(months.figures, key, sums);
    for (const [key, sums] of pairs) addTo(months.figure_pairs, key, sums);
  }
  await sweepFigures(database, { timeZone, keptMonths, now: momentOf(span.until) });
  return total;
}

/** The same year once more before it, for the comparison; days that would be deleted by now are left out. */
export async function fillYearBefore(database: Database, { from, until }: Span): Promise<void> {
  const before = sql`(substr(period, 1, 4)::int - 1)::text || substr(period, 5)`;
  const isCopied = sql`(length(period) = 7 and ${before} < ${from.slice(0, 7)}
    or length(period) = 10 and ${before} < ${from} and ${before} >= ${addDays(until, -keptDays)})`;
  await database.execute(sql`insert into figures select ${before}, kind, name, count, visits, onward from figures where ${isCopied} on conflict do nothing`);
  await database.execute(sql`insert into figure_pairs select ${before}, kind, name, other_kind, other_name, count, visits, onward from figure_pairs
    where ${isCopied} on conflict do nothing`);
  await sweepFigures(database, { timeZone, keptMonths, now: momentOf(until) });
}
