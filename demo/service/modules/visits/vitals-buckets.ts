/** Twenty buckets for each doubling: a percentile is right within two hundredths. */
const perDoubling = 20;
/** CLS is below one, all other values are milliseconds. */
const scaleOf = (metric: string): number => (metric === 'CLS' ? 10_000 : 1);
const most = 20 * perDoubling;

/** The bucket of a measured value. */
export const getBucket = (metric: string, value: number): number =>
  Math.min(most, Math.max(0, Math.round(Math.log2(value * scaleOf(metric) + 1) * perDoubling)));

/** What a value in a bucket is about. */
export const getBucketValue = (metric: string, bucket: number): number => (2 ** (bucket / perDoubling) - 1) / scaleOf(metric);

export interface Bucket { readonly bucket: number; readonly count: number }

/** The value that a share of all stays below; null without any. */
export function percentile(metric: string, buckets: readonly Bucket[], share: number): number | null {
  const sorted = [...buckets].sort((a, b) => a.bucket - b.bucket);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { bucket, count } of sorted) {
    below += count;
    if (below >= all * share) return getBucketValue(metric, bucket);
  }
  return null;
}

/** Good up to the first, poor from the second: https://web.dev/articles/vitals. */
export const thresholds: Readonly<Record<string, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25], FCP: [1800, 3000], TTFB: [800, 1800],
};
