import { placeGoals } from './annotations.js';
import { everyEnd, fitLabel, getBarEnds, rounded } from './axis.js';
import { placeBarNames, placeRowNames } from './names.js';
import { getTextAnchor, type Name, type Place, type Scene, type SceneInput, type Shape, type Text } from './scene.js';
import { makeValueAxis } from './value-axis.js';
import { placeBarValues } from './value-texts.js';

const tickGap = 80;
const mostLabelPx = 180;
/** A pointer farther away than this is at no value. */
const reachPx = 40;

/** The room that values behind the ends of bars take. */
function getValueRoom({ dataset: { series }, isStacked, hasValues, formatValue, measure, width }: SceneInput, shown: readonly number[]): number {
  if (!hasValues || isStacked) return 0;
  const texts = shown.flatMap(at => series[at]!.values.slice(0, 200).map(each => formatValue(each ?? 0, at)));
  return Math.min(width / 4, Math.max(0, ...texts.map(measure)) + 6);
}

/** The titles of the axes: above the labels, and below the numbers. */
function placeTitles({ titles, isFromRight, width, height, lineHeight }: SceneInput, middle: number): readonly Text[] {
  const all: Text[] = [];
  if (titles.labels) all.push({ text: titles.labels, x: isFromRight ? width - 2 : 2, y: lineHeight * 0.5, anchor: isFromRight ? 'end' : 'start' });
  if (titles.values) all.push({ text: titles.values, x: middle, y: height - lineHeight * 0.5, anchor: 'middle' });
  return all;
}

/** Space above the first bar: for a title, for names of goals, and for names of parts. */
function getHeadHeight({ titles, goals, lineHeight }: SceneInput): number {
  return (titles.labels ? lineHeight * 1.2 : 0) + (goals.length > 0 ? lineHeight : 0);
}

/** Bars that lie: labels below one another at the side, where long ones have room, and values along the bottom. */
export async function makeHorizontalBars(input: SceneInput): Promise<Scene> {
  const { dataset: { labels, series }, isStacked, isFromRight, width, height, lineHeight, hidden, measure, format, pause, unit } = input;
  const { canName, goals, titles, min, max } = input;
  const shown = series.flatMap((_, at) => (hidden.has(at) ? [] : [at]));
  const count = labels.length;
  const ends = getBarEnds(shown.map(at => series[at]!.values), count, isStacked);

  const isNamedAbove = isStacked && shown.length > 1 && canName;
  const headHeight = getHeadHeight(input);
  const [top, bottom] = [lineHeight * (isNamedAbove ? 2 : 0.4) + headHeight, height - lineHeight * (titles.values ? 2.8 : 1.6)];
  const step = (bottom - top) / count;
  const every = Math.max(1, Math.ceil(lineHeight / step));
  const named = labels.flatMap((_, at) => (at % every === 0 ? [at] : []));
  const labelWidth = Math.min(width * 0.4, mostLabelPx, Math.max(0, ...named.slice(0, 200).map(at => measure(labels[at]!))));
  const { scale: x, ticks } = makeValueAxis({
    ends: [...everyEnd(ends), ...goals.map(({ value }) => value)], hasZero: true, min, max, range: [0, 1], unit, format,
    count: Math.round((width - labelWidth - 22) / tickGap),
  });
  const inset = Math.max(12, measure(ticks.at(-1)?.text ?? '') / 2 + 2, getValueRoom(input, shown));
  const [left, right] = isFromRight ? [inset, width - labelWidth - 10] : [labelWidth + 10, width - inset];
  x.range(isFromRight ? [right, left] : [left, right]);
  const columns = ticks.map(tick => ({ ...tick, at: left + (isFromRight ? 1 - tick.at : tick.at) * (right - left) }));
  const yOf = (at: number): number => top + (at + 0.5) * step;
  const rows = named.map(at => ({ at: yOf(at), text: fitLabel(labels[at]!, labelWidth + 1, measure) }));

  const groups = isStacked ? 1 : shown.length;
  const band = Math.min(step * 0.72, 48 * groups);
  const bar = band / Math.max(1, groups);
  const barPx = Math.max(0.8, bar - (bar > 4 ? 1.5 : 0));
  const middleOf = (order: number, at: number): number => yOf(at) + (isStacked ? 0 : (order - (groups - 1) / 2) * bar);
  const barAt = (order: number, at: number): string => {
    const [from, to] = ends[order]![at]!;
    return `M${rounded(x(from))},${rounded(middleOf(order, at) - barPx / 2)}H${rounded(x(to))}v${rounded(barPx)}H${rounded(x(from))}z`;
  };

  const getNames = (): Name[] | null => {
    if (shown.length < 2) return [];
    if (!canName || ends.some(column => !column[0])) return null;
    const bars = shown.map((each, order) => ({ series: each, from: x(ends[order]![0]![0]), to: x(ends[order]![0]![1]), y: middleOf(order, 0) }));
    if (!isStacked) return barPx >= lineHeight ? placeBarNames(input, bars, [left, right]) : null;
    const middles = bars.map(({ from, to }) => (from + to) / 2);
    return placeRowNames(input, { series: shown, middles, y: lineHeight * 0.6 + headHeight, top: yOf(0) - barPx / 2, line: [0, width] });
  };
  const names = getNames();
  if (!names && isNamedAbove) return makeHorizontalBars({ ...input, canName: false });

  const places = new Map(shown.map((at, order) => [at, [...labels.keys()].filter(each => ends[order]![each])]));
  const shapes: Shape[] = [];
  for (const [order, at] of shown.entries()) {
    // If several rows share a line of pixels, only the longest is drawn.
    const kept = new Map<number, number>();
    for (const each of places.get(at)!) {
      const line = step >= 1 ? each : Math.floor(yOf(each));
      const before = kept.get(line);
      if (before === undefined || Math.abs(ends[order]![each]![1]) > Math.abs(ends[order]![before]![1])) kept.set(line, each);
    }
    shapes.push({ series: at, kind: 'fill', d: [...kept.values()].map(each => barAt(order, each)).join('') });
    await pause();
  }

  const bars = shown.flatMap((each, order) => places.get(each)!.map(row => {
    const [from, to] = ends[order]![row]!;
    return { series: each, value: series[each]!.values[row]!, from: x(from), to: x(to), y: middleOf(order, row) };
  }));
  const plot = { left, right, top, bottom };
  return {
    values: placeBarValues(input, bars, barPx), titles: placeTitles(input, (left + right) / 2), goals: placeGoals(input, x, plot, false),
    width, height, isFromRight, isHorizontal: true, rows, columns, shapes, names, slices: [], origin: [0, 0], plot,
    series: shown.filter(at => places.get(at)!.length > 0),
    placesOf: at => places.get(at) ?? [],
    valueOf: ({ series: at, index }) => series[at]?.values[index] ?? null,
    markOf({ series: at, index }) {
      const order = shown.indexOf(at);
      const end = ends[order]?.[index];
      if (!end) return null;
      const [px, py] = [x(end[1]), middleOf(order, index)];
      return { x: px, y: py, d: barAt(order, index), anchor: getTextAnchor(px, width), textY: Math.max(lineHeight, py - barPx / 2 - 8) };
    },
    nearest(px, py) {
      if (py < top - reachPx || py > bottom + reachPx) return null;
      const row = Math.min(count - 1, Math.max(0, Math.floor((py - top) / step)));
      let best: Place | null = null;
      let least = Infinity;
      for (const [order, at] of shown.entries()) {
        const end = ends[order]![row];
        if (!end) continue;
        const [low, high] = [x(end[0]), x(end[1])].sort((a, b) => a - b) as [number, number];
        const distance = Math.abs(middleOf(order, row) - py) * 4 + Math.max(0, low - px, px - high);
        if (distance < least) [best, least] = [{ series: at, index: row }, distance];
      }
      return best;
    },
  };
}
