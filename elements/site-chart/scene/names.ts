import { rounded } from './axis.js';
import type { Name, SceneInput } from './scene.js';
import { spread } from './spread.js';

/** Space between a name and what it names. */
export const nameGap = 8;
/** A name is at most this far from the end of its line, in lines of text: farther away, it would name another one. */
const mostMovedLines = 2.5;
/** Names above the bars of one group take a line each. */
const mostSteps = 4;
const mostStepsShare = 0.3;
const mostEndShare = 0.3;

/** What a text is measured as: names are bold, measured as regular text. */
export const getNameWidth = ({ measure }: SceneInput, text: string): number => measure(text) * 1.12;

/** The room that names beside the last values take; 0 if they are too long for it. */
export function getEndRoom(input: SceneInput, series: readonly number[]): number {
  const widest = Math.max(0, ...series.map(at => getNameWidth(input, input.nameOf(at))));
  return widest <= Math.min(160, input.width * mostEndShare) ? widest + nameGap + 4 : 0;
}

interface Ends { readonly series: readonly number[]; readonly wanted: readonly number[]; readonly x: number; readonly line: readonly [number, number] }

/** The names of series beside their last values. */
export function placeEndNames({ nameOf, isFromRight, lineHeight }: SceneInput, { series, wanted, x, line }: Ends): Name[] | null {
  if (wanted.some(Number.isNaN)) return null;
  const placed = spread(wanted, series.map(() => lineHeight), line);
  if (!placed || placed.some((y, at) => Math.abs(y - wanted[at]!) > lineHeight * mostMovedLines)) return null;
  return series.map((each, at) => ({
    series: each, text: nameOf(each), x: x + (isFromRight ? -nameGap : nameGap), y: placed[at]!, anchor: isFromRight ? 'end' : 'start',
  }));
}

/** How high the names above the first group of bars are; 0 if there are too many. */
export const getStepsHeight = ({ height, lineHeight }: SceneInput, count: number): number =>
  (count <= mostSteps && count * lineHeight <= height * mostStepsShare ? count * lineHeight : 0);

interface Steps {
  readonly series: readonly number[];
  /** The middles of the bars of the first group, and where they end above. */
  readonly xs: readonly number[];
  readonly tops: readonly number[];
  readonly bottom: number;
  readonly line: readonly [number, number];
}

/** The names of series above the bars of the first group, one below another, each with a line down to its bar. */
export function placeSteps(input: SceneInput, { series, xs, tops, bottom, line: [left, right] }: Steps): Name[] | null {
  const { nameOf, isFromRight, lineHeight } = input;
  const names: Name[] = [];
  for (const [at, each] of series.entries()) {
    const [x, text, y] = [xs[at]!, nameOf(each), bottom - (series.length - at - 0.5) * lineHeight];
    const end = x + (isFromRight ? -1 : 1) * (getNameWidth(input, text) + 5);
    if (Number.isNaN(tops[at]!) || end > right || end < left) return null;
    const lead = `M${rounded(x)},${rounded(y - lineHeight * 0.4)}V${rounded(tops[at]! - 2)}`;
    names.push({ series: each, text, x: x + (isFromRight ? -5 : 5), y, anchor: isFromRight ? 'end' : 'start', lead });
  }
  return names;
}

interface Row {
  readonly series: readonly number[];
  /** The middles of the parts, and where their bar begins below the names. */
  readonly middles: readonly number[];
  readonly top: number;
  readonly y: number;
  readonly line: readonly [number, number];
}

/** The names of parts above the first of stacked bars, in one line, each with a line to its part. */
export function placeRowNames(input: SceneInput, { series, middles, y, top, line }: Row): Name[] | null {
  if (middles.some(Number.isNaN)) return null;
  const texts = series.map(input.nameOf);
  const placed = spread(middles, texts.map(text => getNameWidth(input, text) + 12), line);
  return placed && series.map((each, at) => ({
    series: each, text: texts[at]!, x: placed[at]!, y, anchor: 'middle',
    lead: `M${rounded(placed[at]!)},${rounded(y + input.lineHeight * 0.55)}L${rounded(middles[at]!)},${rounded(top - 1)}`,
  }));
}

interface LyingBar { readonly series: number; readonly from: number; readonly to: number; readonly y: number }

/** The names of series in the bars of the first group, or behind the ends of short ones. */
export function placeBarNames(input: SceneInput, bars: readonly LyingBar[], [left, right]: readonly [number, number]): Name[] | null {
  const names: Name[] = [];
  for (const { series, from, to, y } of bars) {
    const text = input.nameOf(series);
    const room = getNameWidth(input, text) + 2 * nameGap;
    const isForward = to >= from;
    const sign = isForward ? 1 : -1;
    const anchor = isForward ? 'start' : 'end';
    if (room <= Math.abs(to - from)) names.push({ series, text, x: from + sign * nameGap, y, anchor, isInside: true });
    else if (to + sign * room <= right && to + sign * room >= left) names.push({ series, text, x: to + sign * nameGap, y, anchor });
    else return null;
  }
  return names;
}
