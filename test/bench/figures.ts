import { sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../demo/service/kernel/database/database.js';
import { saveFigureSettings } from '../../demo/service/modules/visits/figures/figure-settings.js';
import { addDays } from '../../demo/service/modules/visits/site-days.js';
import { ownerVisitor } from '../../demo/service/owner-shell/owner-visitor-for-test.js';
import { startForTest } from '../../demo/service/start-for-test.js';
import { fillFigures, fillYearBefore, momentOf } from './fill-figures.js';
import { median } from './measure.js';

const events = 2_000_000;
const days = 365;
const times = 9;
const today = '2026-11-30';
const span = { from: addDays(today, 1 - days), until: today, events };

/** What the figures of a year cost beside those of a week, as medians. */
export interface FiguresCost { readonly weekMs: number; readonly yearMs: number }
export interface FiguresBench {
  readonly events: number;
  readonly fillSeconds: number;
  /** Rows of both tables. */
  readonly rows: number;
  readonly pages: Readonly<Record<string, FiguresCost>>;
}

/** Histograms of page speed, of five values on each of sixty pages and three elements. */
const fillSpeed = (database: Database) => database.execute(sql`insert into analytics_vitals (day, metric, page, element, bucket, count)
  select ${today}::date - d, metric, '/page/' || p, element, 150 + (p * 7 + b * 11 + d) % 100, 3
  from generate_series(0, 59) d, unnest(array['LCP', 'INP', 'CLS', 'FCP', 'TTFB']) metric, generate_series(0, 59) p,
    unnest(array['', 'site-image', 'site-gallery']) element, generate_series(1, 5) b on conflict do nothing`);

const year = `from=${span.from}&until=${today}`;
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
  const counted = await fillFigures(database, span);
  await fillYearBefore(database, span);
  await fillSpeed(database);
  await run.service.sweep(); // as it is each hour: days that are over are added up
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
