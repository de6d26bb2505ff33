import { getBarEnds, type BarEnds } from './axis.js';
import { layOutNotes, placeGoals } from './annotations.js';
import { makeLabelAxis } from './label-axis.js';
import { markAt } from './marks.js';
import { getEndRoom, getNameWidth, getStepsHeight, placeEndNames, placeSteps } from './names.js';
import { getTextAnchor, type Name, type Place, type Scene, type SceneInput, type Text, type Tick } from './scene.js';
import { barAt, getShapes, isDrawn, largeMark, type Column, type SeriesKind } from './series-shapes.js';
import { makeValueAxis } from './value-axis.js';
import { placeColumnValues } from './value-texts.js';

const tickGap = 48;
/** A pointer farther away than this is at no value. */
const reachPx = 40;

/** The room between the axes, and where it begins in the direction of the text. */
function sidesOf(width: number, axisWidth: number, otherRoom: number, isFromRight: boolean) {
  const other = Math.max(12, otherRoom);
  const [left, right] = isFromRight ? [other, width - axisWidth] : [axisWidth, width - other];
  return isFromRight ? { left, right, start: right, end: left } : { left, right, start: left, end: right };
}
type Sides = ReturnType<typeof sidesOf>;

const barWidth = (roomPx: number): number => Math.max(0.8, roomPx - (roomPx > 4 ? 1.5 : 0));

/** A shown series: how it is drawn, and from where to where each of its values reaches. */
interface Shown { readonly series: number; readonly kind: SeriesKind; readonly isStacked: boolean; readonly isSecond: boolean; readonly ends: BarEnds }

/** The shown series in their order. Those of one kind that are stacked begin where the one before ends. */
function getShown({ dataset: { labels, series }, type, isStacked, hidden, lines, second }: SceneInput): readonly Shown[] {
  const kindOf = (at: number): SeriesKind => (type === 'bar' && lines.has(at) ? 'line' : type as SeriesKind);
  const shown = series.flatMap((_, at) => (hidden.has(at) ? [] : [at]));
  const based = shown.filter(at => kindOf(at) === type);
  const isStack = isStacked && (type === 'bar' || type === 'area');
  const ends = getBarEnds(based.map(at => series[at]!.values), labels.length, isStack);
  return shown.map(at => {
    const order = based.indexOf(at);
    const own = order >= 0 ? ends[order]! : getBarEnds([series[at]!.values], labels.length, false)[0]!;
    return { series: at, kind: kindOf(at), isStacked: isStack && order >= 0, isSecond: second.has(at) && !(isStack && order >= 0), ends: own };
  });
}

interface NameRoom { readonly above: number; readonly beside: number; readonly isNamed: boolean }

/** The room that names take: above bars that are side by side, beside lines and stacks. */
function getNameRoom(input: SceneInput, shown: readonly Shown[]): NameRoom {
  if (shown.length < 2) return { above: 0, beside: 0, isNamed: true };
  const bars = shown.filter(({ kind, isStacked }) => kind === 'bar' && !isStacked);
  const isMixed = bars.length > 0 && bars.length < shown.length;
  const above = bars.length > 0 ? getStepsHeight(input, bars.length) : 0;
  const beside = input.type !== 'scatter' && bars.length === 0 ? getEndRoom(input, shown.map(({ series }) => series)) : 0;
  if (!input.canName || above + beside === 0) return { above: 0, beside: 0, isNamed: false };
  // A line over bars is named above its last value.
  return { above: above + (isMixed ? input.lineHeight * 0.6 : 0), beside, isNamed: true };
}

interface Named { readonly columns: readonly Column[]; readonly sides: Sides; readonly top: number; readonly bottom: number }

/** The names of lines over bars: above the last values that they are as wide as. */
function placeLineNames(input: SceneInput, columns: readonly Column[], { top, bottom, sides }: Named): Name[] | null {
  const wanted = columns.map(({ series, x, to }) => {
    const width = getNameWidth(input, input.nameOf(series));
    const highest = Math.min(...[...to].filter((y, at) => !Number.isNaN(y) && Math.abs(x[at]! - sides.end) <= width));
    return (Number.isFinite(highest) ? highest : to.at(-1)!) - input.lineHeight * 0.8;
  });
  const placed = placeEndNames(input, { series: columns.map(({ series }) => series), wanted, x: sides.end, line: [top - input.lineHeight * 1.5, bottom] });
  return placed && placed.map(name => ({ ...name, x: sides.end + (input.isFromRight ? 2 : -2), anchor: input.isFromRight ? 'start' : 'end' }));
}

/** The names of the series, written beside their values; null where they need a legend. */
function placeNames(input: SceneInput, named: Named): readonly Name[] | null {
  const { columns, sides, top, bottom } = named;
  if (columns.length < 2) return [];
  const last = input.dataset.labels.length - 1;
  const bars = columns.filter(({ kind, isStacked }) => kind === 'bar' && !isStacked);
  if (bars.length === 0) {
    const isStack = columns.some(({ isStacked }) => isStacked);
    const wanted = columns.map(({ isStacked, from, to }) => (isStacked ? (from[last]! + to[last]!) / 2 : to[last]!));
    const isBar = columns.some(({ kind }) => kind === 'bar');
    const names = placeEndNames(input, { series: columns.map(({ series }) => series), wanted, x: isBar ? sides.end : columns[0]!.x[last]!, line: [0, bottom] });
    return isStack && names?.some(({ y }, at) => Math.abs(y - wanted[at]!) > input.lineHeight * 1.5) ? null : names;
  }
  const tops = bars.map(({ from, to }) => Math.min(from[0]!, to[0]!));
  const steps = placeSteps(input, {
    series: bars.map(({ series }) => series), xs: bars.map(({ x }) => x[0]!), tops, bottom: top - 4, line: [sides.left, sides.right],
  });
  const lines = placeLineNames(input, columns.filter(column => !bars.includes(column)), named);
  return steps && lines && [...steps, ...lines];
}

/** The titles of the axes: above their numbers, and below the labels. */
function placeTitles({ titles, isFromRight, width, height, lineHeight }: SceneInput, { left, right }: Sides): readonly Text[] {
  const [near, far] = isFromRight ? ['end', 'start'] as const : ['start', 'end'] as const;
  const all: (Text | null)[] = [
    titles.values ? { text: titles.values, x: isFromRight ? width - 2 : 2, y: lineHeight * 0.5, anchor: near } : null,
    titles.second ? { text: titles.second, x: isFromRight ? 2 : width - 2, y: lineHeight * 0.5, anchor: far } : null,
    titles.labels ? { text: titles.labels, x: (left + right) / 2, y: height - lineHeight * 0.5, anchor: 'middle' } : null,
  ];
  return all.filter(each => each !== null);
}

/** The value axes. One at the other side measures the series that are set to it. */
function makeValueAxes(input: SceneInput, shown: readonly Shown[], [bottom, top]: readonly [number, number]) {
  const { min, max, unit, secondUnit, format, goals } = input;
  const count = Math.round((bottom - top) / tickGap);
  const endsOf = (some: readonly Shown[]) => some.flatMap(({ ends }) => ends.flatMap(each => (each ? [each[1]] : [])));
  const hasZero = (some: readonly Shown[]) => some.some(({ kind }) => kind === 'bar' || kind === 'area');
  const range = [bottom, top] as const;
  const second = shown.filter(({ isSecond }) => isSecond);
  const first = second.length === shown.length ? shown : shown.filter(({ isSecond }) => !isSecond);
  const ends = [...endsOf(first), ...goals.map(({ value }) => value)];
  return {
    first: makeValueAxis({ ends, hasZero: hasZero(first), min, max, range, count, unit, format }),
    second: second.length === 0 || second.length === shown.length ? null
      : makeValueAxis({ ends: endsOf(second), hasZero: hasZero(second), min: null, max: null, range, count, unit: secondUnit, format }),
  };
}

/** Bars, areas, lines or points between axes. */
export async function makeAxes(input: SceneInput): Promise<Scene> {
  const { dataset: { labels, series }, type, isFromRight, width, height, lineHeight, measure, pause, titles } = input;
  const shown = getShown(input);
  const count = labels.length;
  const room = getNameRoom(input, shown);
  const notes = layOutNotes(input, row => (isFromRight ? 1 - (row + 0.5) / count : (row + 0.5) / count) * width);
  const titleHeight = titles.values || titles.second ? lineHeight * 1.2 : 0;
  const top = lineHeight * 0.9 + titleHeight + notes.height + room.above;
  const bottom = height - lineHeight * (titles.labels ? 2.8 : 1.6);
  const { first, second } = makeValueAxes(input, shown, [bottom, top]);
  const widthOf = (ticks: readonly Tick[]) => Math.min(width / 3, Math.max(0, ...ticks.map(({ text }) => measure(text))) + 10);
  const sides = sidesOf(width, widthOf(first.ticks), (second ? widthOf(second.ticks) : 0) + room.beside, isFromRight);
  const { left, right, start, end } = sides;
  const axis = makeLabelAxis(input, [start, end]);

  const bars = shown.filter(({ kind }) => kind === 'bar');
  const groups = bars.some(({ isStacked }) => isStacked) ? 1 : Math.max(1, bars.length);
  const bar = Math.min(axis.step * 0.72, 64 * groups) / groups;
  const turn = isFromRight ? -1 : 1;
  const columns = shown.map((each): Column => {
    const column = { ...each, x: new Float64Array(count), from: new Float64Array(count), to: new Float64Array(count) };
    const { scale } = each.isSecond && second ? second : first;
    const shift = each.kind === 'bar' && groups > 1 ? turn * (bars.indexOf(each) - (groups - 1) / 2) * bar : 0;
    for (let at = 0; at < count; at++) {
      const ends = each.ends[at];
      column.x[at] = axis.xOf(at) + shift;
      column.from[at] = ends ? scale(ends[0]) : NaN;
      column.to[at] = ends ? scale(ends[1]) : NaN;
    }
    return column;
  });
  await pause();
  // With numbers at both sides, names beside the lines have no room of their own.
  const names = room.isNamed && !(second && room.beside > 0) ? placeNames(input, { columns, sides, top, bottom }) : null;
  if (!names && room.above + room.beside > 0) return makeAxes({ ...input, canName: false });

  const barPx = barWidth(bar);
  const shapes = [];
  // Lines are over the bars, whatever their order.
  for (const column of columns.toSorted((a, b) => Number(a.kind === 'line') - Number(b.kind === 'line'))) {
    shapes.push(...getShapes(column, barPx, width));
    await pause();
  }

  const places = new Map(columns.map(column => [column.series, [...labels.keys()].filter(each => isDrawn(column, each))]));
  const plot = { left, right, top, bottom };
  return {
    width, height, isFromRight, isHorizontal: false, rows: first.ticks, ...second && { secondRows: second.ticks }, columns: axis.ticks, shapes, names,
    slices: [], origin: [0, 0], plot,
    values: placeColumnValues(input, columns, { step: axis.step, barPx, top }),
    titles: placeTitles(input, sides),
    goals: placeGoals(input, first.scale, plot, true),
    notes: notes.place(axis.xOf, titleHeight, bottom, [left, width]),
    series: columns.flatMap(column => (places.get(column.series)!.length > 0 ? [column.series] : [])),
    placesOf: at => places.get(at) ?? [],
    valueOf: ({ series: at, index }) => series[at]?.values[index] ?? null,
    markOf({ series: at, index }) {
      const column = columns.find(each => each.series === at);
      if (!column || !(index in column.to) || !isDrawn(column, index)) return null;
      const [px, py] = [column.x[index]!, column.to[index]!];
      const d = column.kind === 'bar' ? barAt(column, index, barPx) : markAt(at, px, py, largeMark + 2.5);
      return { x: px, y: py, d, anchor: getTextAnchor(px, width), textY: Math.max(lineHeight, py - 12) };
    },
    nearest(px, py) {
      if (px < left - reachPx || px > right + reachPx) return null;
      const near = axis.rowAt(px);
      const [from, to] = axis.isSpread ? [0, count - 1] : [Math.floor(near - 1), Math.ceil(near + 1)];
      let best: Place | null = null;
      let least = type === 'scatter' ? reachPx : Infinity;
      for (const column of columns) {
        for (let index = Math.max(0, from); index <= Math.min(count - 1, to); index++) {
          const distance = distanceTo(column, index, px, py);
          if (distance < least) [best, least] = [{ series: column.series, index }, distance];
        }
      }
      return best;
    },
  };
}

/** How far a pointer is from a value; NaN without one. */
function distanceTo(column: Column, at: number, px: number, py: number): number {
  const dx = column.x[at]! - px;
  if (column.kind === 'scatter') return Math.hypot(dx, column.to[at]! - py);
  if (column.kind === 'line' || !column.isStacked && column.kind === 'area') return Math.hypot(dx * 4, column.to[at]! - py);
  const [low, high] = [Math.min(column.from[at]!, column.to[at]!), Math.max(column.from[at]!, column.to[at]!)];
  return Math.abs(dx) * 4 + Math.max(0, low - py, py - high);
}
