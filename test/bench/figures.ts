import { sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { VisitCount } from 'site-elements/contract/figures/visit-count';
import type { Database } from '../../demo/service/kernel/database/database.js';
import { saveFigureSettings } from '../../demo/service/modules/visits/figures/figure-settings.js';
import { FigureStore } from '../../demo/service/modules/visits/figures/figure-store.js';
import { type CountSums, readCount } from '../../demo/service/modules/visits/figures/read-count.js';
import { pairFloor, sweepFigures } from '../../demo/service/modules/visits/figures/sweep-figures.js';
import { addDays, addMonths } from '../../demo/service/modules/visits/site-days.js';
import { ownerVisitor } from '../../demo/service/owner-shell/owner-visitor-for-test.js';
import { startForTest } from '../../demo/service/start-for-test.js';
import { median } from './measure.js';

const events = 2_000_000;
const days = 365;
const times = 9;
const today = '2026-11-30';
const timeZone = 'UTC';
const momentOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** What the figures of a year cost beside those of a week, as medians. */
export interface FiguresCost { readonly weekMs: number; readonly yearMs: number }
export interface FiguresBench {
  readonly events: number;
  readonly fillSeconds: number;
  /** Rows of both tables. */
  readonly rows: number;
  readonly pages: Readonly<Record<string, FiguresCost>>;
}

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

/** Events of a visit as its pages send them: page views, and for one visit of two a goal, a search, a recording or a missing page. */
function createVisit(random: () => number): VisitCount[] {
  const visitor = { device: (['phone', 'desktop', 'tablet'] as const)[pick(random, 3)]!, language: ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'][pick(random, 8)]! };
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

/** Days that are counted together, but for those of the last two weeks: a year of transactions by day would take half an hour. */
const together = 10;
const lastDays = 14;

/** Counts a year with the store of the service: each event is read as a request is, and many are added in one transaction. */
async function fill(database: Database): Promise<number> {
  const first = addDays(today, 1 - days);
  let [day, counted] = [first, 0];
  const random = createRandom(42);
  const store = new FigureStore({ database, timeZone: () => Promise.resolve(timeZone), now: () => momentOf(day) });
  for (let at = 0; at < days;) {
    day = addDays(first, at);
    const isLast = at >= days - lastDays;
    const count = isLast ? 1 : Math.min(together, days - lastDays - at, daysLeft(day));
    at += count;
    const added: { sums: CountSums['sums'][number][]; pairs: CountSums['pairs'][number][] } = { sums: [], pairs: [] };
    while (counted < (events * at) / days) {
      const country = ['DE', 'FR', 'US', 'GB', 'IE', 'NL', 'PL', 'IT', 'ES', 'AT', 'CH', 'SE', 'DK', 'JP', 'BR'][pick(random, 15)]!;
      for (const body of createVisit(random)) {
        const { sums, pairs } = readCount(body, { country });
        added.sums.push(...sums);
        added.pairs.push(...pairs);
        counted += 1;
      }
    }
    await database.transaction(transaction => store.addIn(transaction, added));
    await spread(database, day, count);
    await sweepFigures(database, { timeZone, keptMonths: 25, now: momentOf(addDays(day, count)) });
  }
  return counted;
}

/** Days of the month from this one. */
const daysLeft = (day: string): number => Number(addDays(`${addMonths(day.slice(0, 7), 1)}-01`, -1).slice(8)) - Number(day.slice(8)) + 1;

/** Gives each of the days that were counted together its share. */
async function spread(database: Database, day: string, count: number): Promise<void> {
  if (count === 1) return;
  const others = sql`(select to_char(${day}::date + i, 'YYYY-MM-DD') as other from generate_series(1, ${count - 1}::int) i) others`;
  for (const [table, columns] of [['figures', 'kind, name'], ['figure_pairs', 'kind, name, other_kind, other_name']] as const) {
    await database.execute(sql`update ${sql.identifier(table)} set count = ceil(count / ${count}::float8), visits = visits / ${count}::int, onward = onward / ${count}::int
      where period = ${day}`);
    await database.execute(sql`insert into ${sql.identifier(table)} select other, ${sql.raw(columns)}, count, visits, onward from ${sql.identifier(table)}, ${others}
      where period = ${day}${table === 'figures' ? sql`` : sql` and count >= ${pairFloor}`}`);
  }
}

/** Histograms of page speed, of five values on each of sixty pages and three elements. */
const fillSpeed = (database: Database) => database.execute(sql`insert into analytics_vitals (day, metric, page, element, bucket, count)
  select ${today}::date - d, metric, '/page/' || p, element, 150 + (p * 7 + b * 11 + d) % 100, 3
  from generate_series(0, 59) d, unnest(array['LCP', 'INP', 'CLS', 'FCP', 'TTFB']) metric, generate_series(0, 59) p,
    unnest(array['', 'site-image', 'site-gallery']) element, generate_series(1, 5) b on conflict do nothing`);

/** The same year once more before it, for the comparison; its days are kept for as long as those of any site. */
async function fillYearBefore(database: Database): Promise<void> {
  const before = sql`(substr(period, 1, 4)::int - 1)::text || substr(period, 5)`;
  const isCopied = sql`length(period) <= 10 and (substr(period, 1, 4)::int - 1)::text || substr(period, 5) < ${addDays(today, 1 - days)}`;
  await database.execute(sql`insert into figures select ${before}, kind, name, count, visits, onward from figures where ${isCopied} on conflict do nothing`);
  await database.execute(sql`insert into figure_pairs select ${before}, kind, name, other_kind, other_name, count, visits, onward from figure_pairs
    where ${isCopied} on conflict do nothing`);
  await sweepFigures(database, { timeZone, keptMonths: 25, now: momentOf(today) });
}

const year = `from=${addDays(today, 1 - days)}&until=${today}`;
const addresses = {
  'the page, 12 months': ['days=7', 'days=months'],
  'the page, 365 days': ['days=7', year],
  'filtered by a frequent page': ['days=7&filter=page:/page/0', 'days=months&filter=page:/page/0'],
  'filtered by a country': ['days=7&filter=country:DE', 'days=months&filter=country:DE'],
  'filtered by a referrer': ['days=7&filter=referrer:site-1.example', 'days=months&filter=referrer:site-1.example'],
} as const;

/** Fills a service with a year of events, and opens the figures of a week and of a year in turn. */
export async function benchFigures(): Promise<FiguresBench> {
  const password = 'correct horse battery';
  const run = await startForTest({ clock: () => momentOf(today).getTime(), owner: { password } });
  const { database } = run.service;
  await saveFigureSettings(database, { isOn: true });
  const since = performance.now();
  const counted = await fill(database);
  await fillYearBefore(database);
  await fillSpeed(database);
  await database.execute(sql`analyze`);
  const fillSeconds = (performance.now() - since) / 1000;
  const { rows: [{ rows }] } = await database.execute(sql`select (select count(*) from figures)::int + (select count(*) from figure_pairs)::int as rows`) as unknown as
    { rows: [{ rows: number }] };
  const owner = await ownerVisitor(run, password); // after the fill: a connection that was idle for minutes is closed
  const pages: Record<string, FiguresCost> = {};
  for (const [name, both] of Object.entries(addresses)) {
    const spent: [number[], number[]] = [[], []];
    for (let time = -1; time < times; time++) {
      for (const [at, query] of both.entries()) {
        const began = performance.now();
        const answer = await owner.get(`${paths.ownerFigures}?${query}`);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${query} was answered ${answer.status}.`);
        if (time >= 0) spent[at]!.push(performance.now() - began); // the first of each loads what is loaded once
      }
    }
    pages[name] = { weekMs: median(spent[0]), yearMs: median(spent[1]) };
  }
  await run.stop();
  return { events: counted, fillSeconds, rows, pages };
}
