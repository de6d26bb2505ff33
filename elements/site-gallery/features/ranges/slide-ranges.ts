import type { Layout } from '../../designs/design.js';
import { horizontal, vertical, type TrackAxis } from '../../motion/track-axis.js';

/** Consecutive slides, laid out and drawn together, with the room that they take up, in percent of the gallery's width. */
export interface SlideRange {
  readonly from: number;
  readonly to: number;
  /** Along the axis on which ranges follow one another, and across it where they share one extent. */
  readonly along: number;
  readonly across: number | null;
  /** Which column it is a part of, where slides fill columns one after the other. */
  readonly column: number | null;
}

/** What a range of slides is measured by. */
export interface RangePlan {
  readonly axis: TrackAxis;
  /** This many slides, or a few more, are a range. */
  readonly size: number;
  /** Whether slides are in lines: a range ends where a line does. */
  readonly hasLines: boolean;
  /** Whether slides fill columns one after the other: a range ends where its column does. */
  readonly hasColumns: boolean;
}

/** This many slides, or a few more, are a range: of a row or a column few are seen at a time, of a page of rows a hundred may be. */
export const rangeSizes = { track: 48, rows: 96, column: 24 };
export const rangeClass = 'range';
/** Two slides of a line begin at the same height, but for rounding. */
const sameLinePx = 1;

export const getRangePlan = ({ flow, place, isVertical }: Layout): RangePlan => ({
  axis: flow === 'rows' || isVertical ? vertical : horizontal,
  size: place === 'columns' ? rangeSizes.column : flow === 'rows' ? rangeSizes.rows : rangeSizes.track,
  hasLines: flow === 'rows' && place !== 'columns',
  hasColumns: place === 'columns',
});

/** Where columns begin that this many slides fill one after the other. `sideOf` returns where a slide begins in its line; few are requested. */
export function columnStarts(count: number, sideOf: (index: number) => number): number[] {
  const starts = [0];
  for (let from = 0; ;) {
    const side = sideOf(from);
    let [low, high] = [from, count - 1]; // the last that stands under the first of its column
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (Math.abs(sideOf(middle) - side) < sameLinePx) low = middle;
      else high = middle - 1;
    }
    from = low + 1;
    if (from >= count) return starts;
    starts.push(from);
  }
}

/** Where the ranges of this many slides begin. `startOf` returns where a slide begins in its column or row; few are requested. */
export function rangeStarts(count: number, { size, hasLines }: Pick<RangePlan, 'size' | 'hasLines'>, startOf: (index: number) => number): number[] {
  const starts = [0];
  for (let at = size; at < count; at += size) {
    if (hasLines) while (at < count && startOf(at) - startOf(at - 1) < sameLinePx) at += 1;
    if (at < count) starts.push(at);
  }
  return starts;
}

/** Ranges of slides as they stand now, all of them laid out in one track. */
export function measureRanges(
  slides: readonly HTMLElement[],
  track: HTMLElement,
  { layout, gapPx }: { readonly layout: Layout; readonly gapPx: number },
): SlideRange[] {
  const plan = getRangePlan(layout);
  const { axis, hasLines, hasColumns } = plan;
  const sign = axis.sign(track);
  const boxOf = (index: number) => slides[index]!.getBoundingClientRect();
  const startOf = (index: number) => axis.start(boxOf(index), sign);
  const endOf = (index: number) => startOf(index) + axis.sizePx(boxOf(index));
  // Exact: `clientWidth` is rounded, and a range may be fifty times as tall.
  const { width: widthPx, height: heightPx, bottom } = track.getBoundingClientRect();
  const { length: count } = slides;
  if (!widthPx || count === 0) return [];
  const across = axis === horizontal ? (heightPx * 100) / widthPx : null;
  const columns = hasColumns ? columnStarts(count, index => boxOf(index).left) : [0];
  return columns.flatMap((first, column) => {
    const next = columns[column + 1] ?? count;
    const starts = rangeStarts(next - first, plan, index => startOf(first + index)).map(start => first + start);
    return starts.map((from, at): SlideRange => {
      const to = starts[at + 1];
      const endPx = to !== undefined ? startOf(to) - gapPx : hasLines ? bottom : endOf(next - 1);
      return {
        from,
        to: to ?? next,
        along: (Math.max(0, endPx - startOf(from)) * 100) / widthPx,
        across,
        column: hasColumns ? column : null,
      };
    });
  });
}
