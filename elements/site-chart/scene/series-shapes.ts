import { area, line } from 'd3-shape';
import { downsample, onePerCell } from '../data/downsample.js';
import { rounded } from './axis.js';
import { markAt } from './marks.js';
import type { Shape } from './scene.js';

/** How a series is drawn. */
export type SeriesKind = 'bar' | 'line' | 'area' | 'scatter';

/** A series in pixels; NaN where there is no value. A bar or an area reaches from `from` to `to`. */
export interface Column {
  readonly series: number;
  readonly kind: SeriesKind;
  readonly x: Float64Array;
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** On the one before it: areas are not translucent then. */
  readonly isStacked: boolean;
}

const smallMark = 2.5;
export const largeMark = 4;
/** Lines with more values than this have no mark for each. */
const mostMarks = 60;

/** Whether a row has a value, and a place for it. */
export const isDrawn = ({ x, to }: Column, at: number): boolean => !Number.isNaN(to[at]!) && !Number.isNaN(x[at]!);

export const barAt = ({ x, from, to }: Column, at: number, barPx: number): string =>
  `M${rounded(x[at]! - barPx / 2)},${rounded(from[at]!)}V${rounded(to[at]!)}h${rounded(barPx)}V${rounded(from[at]!)}z`;

/** The area below a line, or between two of a stack. */
function areaShape(column: Column, kept: readonly number[]): Shape {
  const draw = area<number>()
    .defined(at => isDrawn(column, at))
    .x(at => rounded(column.x[at]!))
    .y0(at => rounded(column.from[at]!))
    .y1(at => rounded(column.to[at]!));
  return { series: column.series, kind: column.isStacked ? 'fill' : 'area', d: draw(kept as number[]) ?? '' };
}

/** The marks of a series, and in a line chart the line through them, with a dot at its end. */
function pointShapes(column: Column, width: number): Shape[] {
  const { series, kind } = column;
  const count = column.to.length;
  const kept = kind === 'scatter' ? onePerCell(column.x, column.to, 2) : downsample(column.x, column.to, width);
  const draw = line<number>()
    .defined(at => isDrawn(column, at))
    .x(at => rounded(column.x[at]!))
    .y(at => rounded(column.to[at]!));
  // A value between two gaps has no line: its mark shows it.
  const isLone = (at: number) => Number.isNaN(column.to[at - 1] ?? NaN) && Number.isNaN(column.to[at + 1] ?? NaN);
  const drawn = kept.filter(at => isDrawn(column, at));
  const marked = drawn.filter(at => kind === 'scatter' || count <= mostMarks || isLone(at));
  const radius = count > 500 ? smallMark : largeMark;
  const marks: Shape = { series, kind: 'marks', d: marked.map(at => markAt(series, column.x[at]!, column.to[at]!, radius)).join('') };
  if (kind === 'scatter') return [marks];
  if (column.isStacked) return [areaShape(column, kept)];
  const dots = drawn.filter(at => isLone(at) || at === drawn.at(-1));
  return [
    ...kind === 'area' ? [areaShape(column, kept)] : [],
    { series, kind: 'line', d: draw(kept as number[]) ?? '' },
    { ...marks, kind: 'points' },
    { series, kind: 'dots', d: dots.map(at => markAt(0, column.x[at]!, column.to[at]!, radius)).join('') },
  ];
}

/** What is drawn of a series: no more than the pixels show. */
export function getShapes(column: Column, barPx: number, width: number): readonly Shape[] {
  if (column.kind !== 'bar') return pointShapes(column, width);
  const d = downsample(column.x, column.to, width).filter(at => isDrawn(column, at)).map(at => barAt(column, at, barPx)).join('');
  return [{ series: column.series, kind: 'fill', d }];
}
