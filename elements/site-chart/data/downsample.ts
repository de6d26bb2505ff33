/**
 * Which of many points in the order of x a drawing can show: of each column of pixels the first, the lowest, the highest and
 * the last, so that no peak is lost. A point without a value (NaN) stays, one for each gap. Each point is looked immediately.
 */
export function downsample(xs: Float64Array, ys: Float64Array, widthPx: number): readonly number[] {
  if (xs.length <= widthPx * 2) return [...xs.keys()];
  const kept: number[] = [];
  let [first, low, high, last] = [-1, -1, -1, -1];
  const flush = () => {
    if (first < 0) return;
    for (const at of [...new Set([first, low, high, last])].sort((a, b) => a - b)) kept.push(at);
    first = -1;
  };
  for (let at = 0; at < xs.length; at++) {
    const y = ys[at]!;
    if (Number.isNaN(y)) {
      flush();
      if (kept.length > 0 && !Number.isNaN(ys[kept.at(-1)!]!)) kept.push(at);
      continue;
    }
    if (first >= 0 && Math.floor(xs[first]!) !== Math.floor(xs[at]!)) flush();
    if (first < 0) first = low = high = at;
    if (y < ys[low]!) low = at;
    if (y > ys[high]!) high = at;
    last = at;
  }
  flush();
  return kept;
}

/** Indexes of the points to draw: at most one per cell of `cellPx` pixels. Points may be in any order. */
export function onePerCell(xs: Float64Array, ys: Float64Array, cellPx: number): readonly number[] {
  const taken = new Set<number>();
  const kept: number[] = [];
  for (let at = 0; at < xs.length; at++) {
    const [x, y] = [xs[at]!, ys[at]!];
    if (Number.isNaN(x) || Number.isNaN(y)) continue;
    const cell = Math.round(x / cellPx) * 65_536 + Math.round(y / cellPx);
    if (taken.has(cell)) continue;
    taken.add(cell);
    kept.push(at);
  }
  return kept;
}
