const mostBuckets = 8;

/** Round numbers at which the ranges of a histogram begin, and the size of a range; null if the numbers are too large or all the same. */
export function histogramEdges(min: number, max: number): { readonly edges: readonly number[]; readonly step: number } | null {
  const span = max - min;
  if (!(span > 0) || !Number.isFinite(span)) return null;
  const rough = span / mostBuckets;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(times => times * power).find(size => size >= rough * (1 - 1e-9))!;
  const round = (value: number) => Number(value.toPrecision(12));
  const first = Math.floor(min / step);
  const last = Math.floor(max / step);
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || last - first > 2 * mostBuckets) return null;
  return { edges: Array.from({ length: last - first + 1 }, (_, at) => round((first + at) * step)), step: round(step) };
}
