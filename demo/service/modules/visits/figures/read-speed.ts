import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { addDays } from '../site-days.js';
import { type Bucket, getBucketValue, percentile, thresholds } from '../vitals-buckets.js';
import type { FiguresRange } from './figures-range.js';

/** Page speed is that of the last days of a range, as it is usual for Core Web Vitals: a year of histograms would be slow to add up. */
const mostDays = 28;
const mostNames = 15;

export const metrics: readonly string[] = Object.keys(thresholds);
export const ratings = ['good', 'fair', 'poor'] as const;
export type Rating = (typeof ratings)[number];

export const rateSpeed = (metric: string, value: number): Rating => {
  const [good, poor] = thresholds[metric]!;
  if (value <= good) return 'good';
  return value < poor ? 'fair' : 'poor';
};

export interface MetricSpeed {
  readonly metric: string;
  /** 75th percentiles of the days and of those before; null without values. */
  readonly p75: number | null;
  readonly before: number | null;
  readonly count: number;
  /** Values that are good, need improvement, and are poor. */
  readonly shares: Readonly<Record<Rating, number>>;
}
export interface NamedSpeed { readonly name: string; readonly count: number; readonly p75: Readonly<Record<string, number | null>> }
export interface PageSpeed {
  readonly from: string;
  readonly until: string;
  readonly metrics: readonly MetricSpeed[];
  readonly pages: readonly NamedSpeed[];
  readonly elements: readonly NamedSpeed[];
}

type BucketRow = Bucket & { readonly name: string; readonly metric: string; readonly isNow: boolean };

const countOf = (buckets: readonly Bucket[]): number => buckets.reduce((sum, { count }) => sum + count, 0);
const bucketsOf = (rows: readonly BucketRow[], metric: string): readonly BucketRow[] => rows.filter(row => row.metric === metric);

/** Reads how fast pages and elements were for visitors who gave consent, of all pages or of one. */
export async function readSpeed(database: Database, { from: first, until }: FiguresRange, page: string | null): Promise<PageSpeed> {
  const from = [first, addDays(until, 1 - mostDays)].sort().at(-1)!;
  const length = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
  const before = addDays(from, -length);
  const inRange = (since: string) => sql`day between ${since} and ${until}${page === null ? sql`` : sql` and page = ${page}`}`;
  const find = async (statement: ReturnType<typeof sql>) => (await database.execute(statement) as unknown as { rows: BucketRow[] }).rows;
  const all = await find(sql`select '' as name, metric, bucket, day >= ${from} as "isNow", sum(count)::float8 as count from analytics_vitals
    where ${inRange(before)} group by 2, 3, 4`);
  /** Of the names with most values. */
  const by = async (column: 'page' | 'element'): Promise<NamedSpeed[]> => {
    const name = sql.identifier(column);
    const rows = await find(sql`
      with most as (select ${name} as name from analytics_vitals where ${inRange(from)} group by 1 order by sum(count) desc, 1 limit ${mostNames})
      select ${name} as name, metric, bucket, true as "isNow", sum(count)::float8 as count from analytics_vitals
      where ${inRange(from)} and ${name} in (select name from most) group by 1, 2, 3`);
    const names = new Map<string, BucketRow[]>();
    for (const row of rows) names.set(row.name, [...names.get(row.name) ?? [], row]);
    return [...names].map(([one, own]) => ({
      name: one,
      count: Math.max(...metrics.map(metric => countOf(bucketsOf(own, metric)))),
      p75: Object.fromEntries(metrics.map(metric => [metric, percentile(metric, bucketsOf(own, metric), 0.75)])),
    })).sort((a, b) => b.count - a.count);
  };
  return { from, until, metrics: metrics.map(metric => readMetric(metric, bucketsOf(all, metric))), pages: await by('page'), elements: await by('element') };
}

function readMetric(metric: string, rows: readonly BucketRow[]): MetricSpeed {
  const now = rows.filter(({ isNow }) => isNow);
  const share = (rating: Rating) => countOf(now.filter(({ bucket }) => rateSpeed(metric, getBucketValue(metric, bucket)) === rating));
  return {
    metric, p75: percentile(metric, now, 0.75), before: percentile(metric, rows.filter(({ isNow }) => !isNow), 0.75), count: countOf(now),
    shares: { good: share('good'), fair: share('fair'), poor: share('poor') },
  };
}
