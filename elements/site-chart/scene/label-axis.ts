import { scaleLinear } from 'd3-scale';
import { extent, fitLabel, linearTicks } from './axis.js';
import { dateTicks, smallestGap } from './date-ticks.js';
import type { SceneInput, Tick } from './scene.js';

/** Where the rows of a dataset are along the bottom. */
export interface LabelAxis {
  readonly ticks: readonly Tick[];
  /** The distance between neighbors: the room of one group of bars. */
  readonly step: number;
  /** Whether rows may have any order along the axis. */
  readonly isSpread: boolean;
  xOf(row: number): number;
  /** About which row is at a place. */
  rowAt(x: number): number;
}

const mostLabelPx = 110;
/** Between the outermost points and the ends of the axis. */
const insetPx = 8;

/** Labels below columns, as many as there is room for. */
function labelTicks({ dataset: { labels }, measure }: SceneInput, xOf: (at: number) => number, step: number): readonly Tick[] {
  const sample = labels.slice(0, 60);
  const widest = Math.min(mostLabelPx, Math.max(8, ...sample.map(measure)));
  const every = Math.max(1, Math.ceil((widest + 10) / step));
  const ticks: Tick[] = [];
  for (let at = 0; at < labels.length; at += every) ticks.push({ at: xOf(at), text: fitLabel(labels[at]!, Math.max(widest, step * every - 10), measure) });
  return ticks;
}

/** The last of sorted positions that is not beyond a value. */
function lastUpTo(positions: readonly (number | null)[], value: number): number {
  let [fits, fails] = [-1, positions.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if ((positions[middle] ?? Infinity) <= value) fits = middle;
    else fails = middle;
  }
  return fits;
}

/** The dates of a dataset lie in their order, those without one at the end. */
function dateAxis({ dataset: { positions, precision }, type, formatDate }: SceneInput, [start, end]: readonly [number, number]): LabelAxis {
  const known = positions.filter(each => each !== null);
  const gap = smallestGap(known);
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
  const isWide = type === 'bar' || first === last;
  const domain: [number, number] = isWide ? [first - gap / 2, last + gap / 2] : [first, last];
  const inset = isWide ? 0 : insetPx * Math.sign(end - start);
  const x = scaleLinear().domain(domain).range([start + inset, end - inset]);
  const ticks = dateTicks([first, last], Math.round(Math.abs(end - start) / 90), precision);
  return {
    ticks: ticks.map(({ ms, precision: each }): Tick => ({ at: x(ms), text: formatDate(ms, each) })),
    step: Math.abs(x(first + gap) - x(first)),
    isSpread: false,
    xOf: row => (positions[row] === null ? NaN : x(positions[row]!)),
    rowAt: px => lastUpTo(positions, x.invert(px)),
  };
}

/** Points by the numbers in the first column. */
function numberAxis({ dataset: { positions, labels }, format }: SceneInput, [start, end]: readonly [number, number]): LabelAxis {
  const known = positions.filter(each => each !== null);
  const inset = insetPx * Math.sign(end - start);
  const x = scaleLinear().domain(extent(known, false)).nice().range([start + inset, end - inset]);
  return {
    ticks: linearTicks(x, Math.round(Math.abs(end - start) / 90), known, format),
    step: Math.abs(end - start) / labels.length,
    isSpread: true,
    xOf: row => (positions[row] === null ? NaN : x(positions[row]!)),
    rowAt: px => x.invert(px),
  };
}

/** The axis along the bottom: dates, numbers or labels at equal distances, from `start` in the direction of the text. */
export function makeLabelAxis(input: SceneInput, ends: readonly [start: number, end: number]): LabelAxis {
  const { dataset: { labels, positions, isDated }, type } = input;
  if (isDated) return dateAxis(input, ends);
  if (type === 'scatter' && positions.filter(each => each !== null).length > labels.length / 2) return numberAxis(input, ends);
  // A line begins at the axis; a bar needs its half to the left of its middle.
  const side = type === 'bar' || labels.length < 2 ? 0.5 : 0;
  const inset = side ? 0 : insetPx * Math.sign(ends[1] - ends[0]);
  const x = scaleLinear().domain([-side, labels.length - 1 + side]).range([ends[0] + inset, ends[1] - inset]);
  const step = Math.abs(x(1) - x(0));
  return { ticks: labelTicks(input, x, step), step, isSpread: false, xOf: x, rowAt: px => x.invert(px) };
}
