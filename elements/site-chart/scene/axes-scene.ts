import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { downsample, onePerCell } from '../data/downsample.js';
import { everyEnd, extent, getBarEnds, linearTicks, rounded, withUnit } from './axis.js';
import { makeLabelAxis } from './label-axis.js';
import { markAt } from './marks.js';
import { getEndRoom, getStepsHeight, placeEndNames, placeSteps } from './names.js';
import { getTextAnchor, type Name, type Place, type Scene, type SceneInput, type Shape } from './scene.js';

/** A series in pixels; NaN where there is no value. A bar reaches from `from` to `to`. */
interface Column { readonly x: Float64Array; readonly from: Float64Array; readonly to: Float64Array }

const tickGap = 48;
const smallMark = 2.5;
const largeMark = 4;
/** Lines with more values than this have no mark for each. */
const mostMarks = 60;
/** A pointer farther away than this is at no value. */
const reachPx = 40;

/** The room between the axis and the other side, and where it begins in the direction of the text. */
function sidesOf(width: number, axisWidth: number, endRoom: number, isFromRight: boolean) {
  const other = Math.max(12, endRoom);
  const [left, right] = isFromRight ? [other, width - axisWidth] : [axisWidth, width - other];
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

/** The marks of a series, and in a line chart the line through them, with a dot at its end. */
function pointShapes(series: number, column: Column, type: SceneInput['type'], width: number): Shape[] {
  const count = column.to.length;
  const kept = type === 'line' ? downsample(column.x, column.to, width) : onePerCell(column.x, column.to, 2);
  const draw = line<number>()
    .defined(at => isDrawn(column, at))
    .x(at => rounded(column.x[at]!))
    .y(at => rounded(column.to[at]!));
  // A value between two gaps has no line: its mark shows it.
  const isLone = (at: number) => Number.isNaN(column.to[at - 1] ?? NaN) && Number.isNaN(column.to[at + 1] ?? NaN);
  const drawn = kept.filter(at => isDrawn(column, at));
  const marked = drawn.filter(at => type === 'scatter' || count <= mostMarks || isLone(at));
  const radius = count > 500 ? smallMark : largeMark;
  const marks: Shape = { series, kind: 'marks', d: marked.map(at => markAt(series, column.x[at]!, column.to[at]!, radius)).join('') };
  if (type !== 'line') return [marks];
  const dots = drawn.filter(at => isLone(at) || at === drawn.at(-1));
  return [
    { series, kind: 'line', d: draw(kept as number[]) ?? '' },
    { ...marks, kind: 'points' },
    { series, kind: 'dots', d: dots.map(at => markAt(0, column.x[at]!, column.to[at]!, radius)).join('') },
  ];
}

interface Named {
  readonly shown: readonly number[];
  readonly placed: readonly Column[];
  readonly isStack: boolean;
  readonly sides: ReturnType<typeof sidesOf>;
  readonly top: number;
  readonly bottom: number;
}

/** The names of the series, written beside their values; null where they need a legend. */
function placeNames(input: SceneInput, { shown, placed, isStack, sides, top, bottom }: Named): readonly Name[] | null {
  if (shown.length < 2) return [];
  const last = input.dataset.labels.length - 1;
  if (input.type === 'line' || isStack) {
    const wanted = placed.map(({ from, to }) => (isStack ? (from[last]! + to[last]!) / 2 : to[last]!));
    return placeEndNames(input, { series: shown, wanted, x: isStack ? sides.end : placed[0]!.x[last]!, line: [0, bottom] });
  }
  const tops = placed.map(({ from, to }) => Math.min(from[0]!, to[0]!));
  return placeSteps(input, { series: shown, xs: placed.map(({ x }) => x[0]!), tops, bottom: top - 4, line: [sides.left, sides.right] });
}

interface NameRoom { readonly above: number; readonly beside: number; readonly isNamed: boolean }

/** The room that names take: above bars that are side by side, beside lines and stacks. */
function getNameRoom(input: SceneInput, shown: readonly number[], isStack: boolean): NameRoom {
  const { type, canName } = input;
  if (shown.length < 2) return { above: 0, beside: 0, isNamed: true };
  const above = type === 'bar' && !isStack ? getStepsHeight(input, shown.length) : 0;
  const beside = type === 'line' || isStack ? getEndRoom(input, shown) : 0;
  return canName && above + beside > 0 ? { above, beside, isNamed: true } : { above: 0, beside: 0, isNamed: false };
}

/** Bars, lines or points between two axes. */
export async function makeAxes(input: SceneInput): Promise<Scene> {
  const { dataset: { labels, series }, type, isStacked, isFromRight, width, height, lineHeight, hidden, measure, format, pause, unit } = input;
  const shown = series.flatMap((_, at) => (hidden.has(at) ? [] : [at]));
  const count = labels.length;
  const isStack = type === 'bar' && isStacked;
  const ends = getBarEnds(shown.map(at => series[at]!.values), count, isStack);
  const room = getNameRoom(input, shown, isStack);
  const top = lineHeight * 0.9 + room.above;
  const bottom = height - lineHeight * 1.6;
  const y = scaleLinear().domain(extent(everyEnd(ends), type === 'bar')).nice(Math.max(2, Math.round((bottom - top) / tickGap))).range([bottom, top]);
  const rows = withUnit(linearTicks(y, Math.round((bottom - top) / tickGap), everyEnd(ends), format), unit);
  const axisWidth = Math.min(width / 3, Math.max(0, ...rows.map(({ text }) => measure(text))) + 10);
  const sides = sidesOf(width, axisWidth, room.beside, isFromRight);
  const { left, right, start, end } = sides;
  const axis = makeLabelAxis(input, [start, end]);

  const groups = isStack ? 1 : shown.length;
  const band = Math.min(axis.step * 0.72, 64 * groups);
  const bar = band / Math.max(1, groups);
  const turn = isFromRight ? -1 : 1;
  const placed = shown.map((_, order): Column => {
    const column = { x: new Float64Array(count), from: new Float64Array(count), to: new Float64Array(count) };
    const shift = type === 'bar' && !isStack ? turn * (order - (groups - 1) / 2) * bar : 0;
    for (let at = 0; at < count; at++) {
      const ends_ = ends[order]![at];
      column.x[at] = axis.xOf(at) + shift;
      column.from[at] = ends_ ? y(ends_[0]) : NaN;
      column.to[at] = ends_ ? y(ends_[1]) : NaN;
    }
    return column;
  });
  await pause();
  const names = room.isNamed ? placeNames(input, { shown, placed, isStack, sides, top, bottom }) : null;
  if (!names && room.above + room.beside > 0) return makeAxes({ ...input, canName: false });

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
    width, height, isFromRight, isHorizontal: false, rows, columns: axis.ticks, shapes, names, slices: [], origin: [0, 0], plot: { left, right, top, bottom },
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
      const near = axis.rowAt(px);
      const [from, to] = axis.isSpread ? [0, count - 1] : [Math.floor(near - 1), Math.ceil(near + 1)];
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
