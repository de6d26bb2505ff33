import type { Layout } from '../../designs/design.js';
import { horizontal, vertical, type TrackAxis } from '../../motion/track-axis.js';

/** Consecutive slides, laid out and drawn together, with the room that they take up, in percent of the gallery's width. */
export interface SlideRange {
  readonly from: number;
  readonly to: number;
  /** Along the axis on which ranges follow one another, and across it where they share one extent. */
  readonly along: number;
  readonly across: number | null;
}

/** What a range of slides is measured by. */
export interface RangePlan {
  readonly axis: TrackAxis;
  /** So many slides, or a few more, are a range. */
  readonly size: number;
  /** Whether slides stand in lines: a range ends where a line does. */
  readonly hasLines: boolean;
}

/** So many slides, or a few more, are a range: of a row few are seen at a time, of a page of rows a hundred may be. */
export const rangeSizes = { track: 48, rows: 96 };
export const rangeClass = 'range';
/** Two slides of a line begin at the same height, but for rounding. */
const sameLinePx = 1;

export const planOf = ({ flow, isVertical }: Layout): RangePlan => ({
  axis: flow === 'rows' || isVertical ? vertical : horizontal,
  size: flow === 'rows' ? rangeSizes.rows : rangeSizes.track,
  hasLines: flow === 'rows',
});

/** Where the ranges of so many slides begin. `startOf` tells where a slide begins in its column or row; few are asked for. */
export function rangeStarts(count: number, { size, hasLines }: Pick<RangePlan, 'size' | 'hasLines'>, startOf: (index: number) => number): number[] {
  const starts = [0];
  for (let at = size; at < count; at += size) {
    if (hasLines) while (at < count && startOf(at) - startOf(at - 1) < sameLinePx) at += 1;
    if (at < count) starts.push(at);
  }
  return starts;
}

/** Ranges of slides as they stand now, all of them laid out in one track. */
export function measureRanges(slides: readonly HTMLElement[], track: HTMLElement, { layout, gapPx }: { readonly layout: Layout; readonly gapPx: number }): SlideRange[] {
  const plan = planOf(layout);
  const { axis, hasLines } = plan;
  const sign = axis.sign(track);
  const boxOf = (index: number) => slides[index]!.getBoundingClientRect();
  const startOf = (index: number) => axis.start(boxOf(index), sign);
  const { width: widthPx, height: heightPx, bottom } = track.getBoundingClientRect(); // exact: `clientWidth` is rounded, and a range may be fifty times as tall
  if (!widthPx || slides.length === 0) return [];
  const last = boxOf(slides.length - 1);
  const endPx = hasLines ? bottom : axis.start(last, sign) + axis.sizePx(last);
  const across = axis === horizontal ? heightPx * 100 / widthPx : null;
  const starts = rangeStarts(slides.length, plan, startOf);
  return starts.map((from, at) => {
    const to = starts[at + 1];
    const px = to === undefined ? endPx - startOf(from) : startOf(to) - gapPx - startOf(from);
    return { from, to: to ?? slides.length, along: Math.max(0, px) * 100 / widthPx, across };
  });
}
