import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { getBarEnds, everyEnd, extent, linearTicks, rounded, fitLabel } from './axis.js';
import { dateTicks, smallestGap } from './date-ticks.js';
import { downsample, onePerCell } from '../data/downsample.js';
import { markAt } from './marks.js';
import { getTextAnchor, type Place, type Scene, type SceneInput, type Shape, type Tick } from './scene.js';

/** A series in pixels; NaN where there is no value. A bar reaches from `from` to `to`. */
interface Column { readonly x: Float64Array; readonly from: Float64Array; readonly to: Float64Array }

const tickGap = 48;
const mostLabelPx = 110;
const smallMark = 2.5;
const largeMark = 4;
/** Lines with more values than this have no mark for each. */
const mostMarks = 60;
/** A pointer farther away than this is at no value. */
const reachPx = 40;

/** Labels below columns, as many as there is room for. */
function labelTicks({ dataset: { labels }, measure }: SceneInput, xOf: (at: number) => number, step: number): readonly Tick[] {
  const sample = labels.slice(0, 60);
  const widest = Math.min(mostLabelPx, Math.max(8, ...sample.map(measure)));
  const every = Math.max(1, Math.ceil((widest + 10) / step));
  const ticks: Tick[] = [];
  for (let at = 0; at < labels.length; at += every) ticks.push({ at: xOf(at), text: fitLabel(labels[at]!, Math.max(widest, step * every - 10), measure) });
  return ticks;
}

/** The dates of a dataset lie in their order, those without one at the end. */
function dateAxis({ dataset: { positions, precision }, type, formatDate }: SceneInput, [start, end]: readonly [number, number]) {
  const known = positions.filter(each => each !== null);
  const gap = smallestGap(known);
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
  const isWide = type === 'bar' || first === last;
  const domain: [number, number] = isWide ? [first - gap / 2, last + gap / 2] : [first, last];
  const inset = isWide ? 0 : largeMark * 2 * Math.sign(end - start);
  const x = scaleLinear().domain(domain).range([start + inset, end - inset]);
  const ticks = dateTicks([first, last], Math.round(Math.abs(end - start) / 90), precision);
  return { x, step: Math.abs(x(first + gap) - x(first)), columns: ticks.map(({ ms, precision: each }): Tick => ({ at: x(ms), text: formatDate(ms, each) })) };
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

/** The room between the axis and the other side, and where it begins in the direction of the text. */
function sidesOf(width: number, axisWidth: number, isFromRight: boolean) {
  const [left, right] = isFromRight ? [12, width - axisWidth] : [axisWidth, width - 12];
  return isFromRight ? { left, right, start: right, end: left } : { left, right, start: left, end: right };
}

/** Whether a row has a value, and a place for it. */
const isDrawn = ({ x, to }: Column, at: number): boolean => !Number.isNaN(to[at]!) && !Number.isNaN(x[at]!);

const barWidth = (roomPx: number): number => Math.max(0.8, roomPx - (roomPx > 4 ? 1.5 : 0));

const barAt = ({ x, from, to }: Column, at: number, barPx: number): string =>
  `M${rounded(x[at]! - barPx / 2)},${rounded(from[at]!)}V${rounded(to[at]!)}h${rounded(barPx)}V${rounded(from[at]!)}z`;

/** The bars of a series. */
const barShape = (series: number, column: Column, barPx: number, width: number): Shape => ({
  series,
  kind: 'fill',
  d: downsample(column.x, column.to, width).filter(at => isDrawn(column, at)).map(at => barAt(column, at, barPx)).join(''),
});

/** The marks of a series, and in a line chart the line through them. */
function pointShapes(series: number, column: Column, type: SceneInput['type'], width: number): Shape[] {
  const count = column.to.length;
  const kept = type === 'line' ? downsample(column.x, column.to, width) : onePerCell(column.x, column.to, 2);
  const draw = line<number>()
    .defined(at => isDrawn(column, at))
    .x(at => rounded(column.x[at]!))
    .y(at => rounded(column.to[at]!));
  // A value between two gaps has no line: its mark shows it.
  const isLone = (at: number) => Number.isNaN(column.to[at - 1] ?? NaN) && Number.isNaN(column.to[at + 1] ?? NaN);
  const marked = kept.filter(at => isDrawn(column, at) && (type === 'scatter' || count <= mostMarks || isLone(at)));
  const radius = count > 500 ? smallMark : largeMark;
  return [
    ...type === 'line' ? [{ series, kind: 'line' as const, d: draw(kept as number[]) ?? '' }] : [],
    { series, kind: 'marks', d: marked.map(at => markAt(series, column.x[at]!, column.to[at]!, radius)).join('') },
  ];
}

/** Bars, lines or points between two axes. */
export async function makeAxes(input: SceneInput): Promise<Scene> {
  const { dataset: { labels, positions, series, isDated }, type, isStacked, isFromRight, width, height, lineHeight, hidden, measure, format, pause } = input;
  const shown = series.flatMap((_, at) => (hidden.has(at) ? [] : [at]));
  const count = labels.length;
  const isStack = type === 'bar' && isStacked;
  const ends = getBarEnds(shown.map(at => series[at]!.values), count, isStack);
  const top = lineHeight * 1.5;
  const bottom = height - lineHeight * 1.6;
  const y = scaleLinear().domain(extent(everyEnd(ends), type === 'bar')).nice(Math.max(2, Math.round((bottom - top) / tickGap))).range([bottom, top]);
  const rows = linearTicks(y, Math.round((bottom - top) / tickGap), everyEnd(ends), format);
  const axisWidth = Math.min(width / 3, Math.max(0, ...rows.map(({ text }) => measure(text))) + 10);
  const { left, right, start, end } = sidesOf(width, axisWidth, isFromRight);

  const placesOnX = positions.filter(each => each !== null);
  const dates = isDated ? dateAxis(input, [start, end]) : null;
  const isSpread = !dates && type === 'scatter' && placesOnX.length > count / 2;
  const inset = isSpread ? largeMark * 2 * Math.sign(end - start) : 0;
  const x = dates?.x ?? (isSpread
    ? scaleLinear().domain(extent(placesOnX, false)).nice().range([start + inset, end - inset])
    : scaleLinear().domain([-0.5, count - 0.5]).range([start, end]));
  const isPlaced = isSpread || dates !== null;
  const xOf = (at: number): number => (isPlaced ? positions[at] === null ? NaN : x(positions[at]!) : x(at));
  const step = dates?.step ?? (right - left) / count;
  const columns = dates?.columns ?? (isSpread ? linearTicks(x, Math.round((right - left) / 90), placesOnX, format) : labelTicks(input, xOf, step));

  const groups = isStack ? 1 : shown.length;
  const band = Math.min(step * 0.72, 64 * groups);
  const bar = band / Math.max(1, groups);
  const turn = isFromRight ? -1 : 1;
  const placed = shown.map((_, order): Column => {
    const column = { x: new Float64Array(count), from: new Float64Array(count), to: new Float64Array(count) };
    const shift = type === 'bar' && !isStack ? turn * (order - (groups - 1) / 2) * bar : 0;
    for (let at = 0; at < count; at++) {
      const ends_ = ends[order]![at];
      column.x[at] = xOf(at) + shift;
      column.from[at] = ends_ ? y(ends_[0]) : NaN;
      column.to[at] = ends_ ? y(ends_[1]) : NaN;
    }
    return column;
  });
  await pause();

  const barPx = barWidth(bar);
  const shapes: Shape[] = [];
  for (const [order, at] of shown.entries()) {
    shapes.push(...type === 'bar' ? [barShape(at, placed[order]!, barPx, width)] : pointShapes(at, placed[order]!, type, width));
    await pause();
  }

  const places = new Map(
    shown.map((at, order) => [
      at,
      [...labels.keys()].filter(each => isDrawn(placed[order]!, each)),
    ]),
  );
  const columnOf = (at: number): Column | undefined => placed[shown.indexOf(at)];
  const distanceTo = (column: Column, at: number, px: number, py: number): number => {
    const dx = column.x[at]! - px;
    if (type !== 'bar') return Math.hypot(type === 'line' ? dx * 4 : dx, column.to[at]! - py);
    const [low, high] = [Math.min(column.from[at]!, column.to[at]!), Math.max(column.from[at]!, column.to[at]!)];
    return Math.abs(dx) * 4 + Math.max(0, low - py, py - high);
  };
  return {
    width, height, isFromRight, isHorizontal: false, rows, columns, shapes, slices: [], origin: [0, 0], plot: { left, right, top, bottom },
    series: shown.filter(at => places.get(at)!.length > 0),
    placesOf: at => places.get(at) ?? [],
    valueOf: ({ series: at, index }) => series[at]?.values[index] ?? null,
    markOf({ series: at, index }) {
      const column = columnOf(at);
      if (!column || !(index in column.to) || !isDrawn(column, index)) return null;
      const [px, py] = [column.x[index]!, column.to[index]!];
      const d = type === 'bar' ? barAt(column, index, barPx) : markAt(at, px, py, largeMark + 2.5);
      return { x: px, y: py, d, anchor: getTextAnchor(px, width), textY: Math.max(lineHeight, py - 12) };
    },
    nearest(px, py) {
      if (px < left - reachPx || px > right + reachPx) return null;
      const near = dates ? lastUpTo(positions, x.invert(px)) : x.invert(px);
      const [from, to] = isSpread ? [0, count - 1] : [Math.floor(near - 1), Math.ceil(near + 1)];
      let best: Place | null = null;
      let least = type === 'scatter' ? reachPx : Infinity;
      for (const [order, at] of shown.entries()) {
        for (let index = Math.max(0, from); index <= Math.min(count - 1, to); index++) {
          const distance = distanceTo(placed[order]!, index, px, py);
          if (distance < least) [best, least] = [{ series: at, index }, distance];
        }
      }
      return best;
    },
  };
}
