import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { addDays } from '../site-days.js';
import { type Bucket, getBucketValue, percentile, thresholds } from '../vitals-buckets.js';
import { eachList, lastSummedDay } from '../vital-sums.js';
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

type BucketRow = Bucket & { readonly list: 'all' | 'page' | 'element'; readonly name: string; readonly metric: string; readonly isNow: boolean };

const countOf = (buckets: readonly Bucket[]): number => buckets.reduce((sum, { count }) => sum + count, 0);
const bucketsOf = (rows: readonly BucketRow[], metric: string): readonly BucketRow[] => rows.filter(row => row.metric === metric);

/** Reads how fast pages and elements were for visitors who gave consent, of all pages or of one. */
export async function readSpeed(database: Database, { from: first, until }: FiguresRange, page: string | null): Promise<PageSpeed> {
  const from = [first, addDays(until, 1 - mostDays)].sort().at(-1)!;
  const length = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
  const before = addDays(from, -length);
  // Days before the range count for all together only.
  const isWanted = sql`day between ${before} and ${until} and (day >= ${from} or each.list = 'all')`;
  const days = page === null
    ? sql`select each.*, day >= ${from} as is_now from analytics_vital_sums each where ${isWanted}
      union all select day, each.list, each.name, metric, bucket, count, day >= ${from} from analytics_vitals ${eachList}
        where ${isWanted} and day > ${lastSummedDay}`
    : sql`select day, each.list, each.name, metric, bucket, count, day >= ${from} as is_now from analytics_vitals ${eachList}
      where ${isWanted} and page = ${page}`;
  const { rows } = await database.execute(sql`
    with days as (${days}),
    summed as materialized (select list, name, metric, bucket, is_now, sum(count)::float8 as count from days group by 1, 2, 3, 4, 5),
    most as (
      select list, name, row_number() over (partition by list order by sum(count) desc, name) as rank from summed where list <> 'all' group by 1, 2
    )
    select summed.list, summed.name, metric, bucket, is_now as "isNow", count from summed left join most on most.list = summed.list and most.name = summed.name
    where summed.list = 'all' or rank <= ${mostNames}`) as unknown as { rows: BucketRow[] };
  const listed = (list: BucketRow['list']): BucketRow[] => rows.filter(row => row.list === list);
  const by = (list: 'page' | 'element'): NamedSpeed[] => {
    const names = new Map<string, BucketRow[]>();
    for (const row of listed(list)) {
      const own = names.get(row.name);
      if (own) own.push(row);
      else names.set(row.name, [row]);
    }
    return [...names].map(([name, own]) => ({
      name,
      count: Math.max(...metrics.map(metric => countOf(bucketsOf(own, metric)))),
      p75: Object.fromEntries(metrics.map(metric => [metric, percentile(metric, bucketsOf(own, metric), 0.75)])),
    })).sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  };
  const all = listed('all');
  return { from, until, metrics: metrics.map(metric => readMetric(metric, bucketsOf(all, metric))), pages: by('page'), elements: by('element') };
}

function readMetric(metric: string, rows: readonly BucketRow[]): MetricSpeed {
  const now = rows.filter(({ isNow }) => isNow);
  const share = (rating: Rating) => countOf(now.filter(({ bucket }) => rateSpeed(metric, getBucketValue(metric, bucket)) === rating));
  return {
    metric, p75: percentile(metric, now, 0.75), before: percentile(metric, rows.filter(({ isNow }) => !isNow), 0.75), count: countOf(now),
    shares: { good: share('good'), fair: share('fair'), poor: share('poor') },
  };
}
