import type { Name, SceneInput } from './scene.js';
import { isDrawn, type Column } from './series-shapes.js';

/** More texts than this are a table. */
const mostTexts = 120;
const gapPx = 4;

interface Room { readonly step: number; readonly barPx: number; readonly top: number }

/** Values above bars and points, or in the middle of stacked parts. A text that has no room is left out. */
export function placeColumnValues(input: SceneInput, columns: readonly Column[], { step, barPx, top }: Room): readonly Name[] {
  const { dataset: { labels, series }, hasValues, formatValue, measure, lineHeight } = input;
  if (!hasValues || labels.length * columns.length > mostTexts) return [];
  return columns.flatMap(column => [...labels.keys()].filter(at => isDrawn(column, at)).flatMap((at): Name[] => {
    const text = formatValue(series[column.series]!.values[at]!, column.series);
    const [from, to, x] = [column.from[at]!, column.to[at]!, column.x[at]!];
    const width = measure(text);
    const name = { series: column.series, text, x, anchor: 'middle' } as const;
    if (column.isStacked) {
      const hasRoom = Math.abs(to - from) >= lineHeight && width + gapPx <= (column.kind === 'bar' ? barPx : step);
      return hasRoom ? [{ ...name, y: (from + to) / 2, isInside: true }] : [];
    }
    if (width + gapPx > (column.kind === 'bar' ? Math.max(barPx + 2, columns.length === 1 ? step : 0) : step)) return [];
    const isBelow = column.kind === 'bar' && to > from;
    return [{ ...name, y: isBelow ? to + lineHeight * 0.6 : Math.max(top - lineHeight * 0.4, to - lineHeight * 0.6) }];
  }));
}

interface LyingBar { readonly series: number; readonly value: number; readonly from: number; readonly to: number; readonly y: number }

/** Values behind the ends of horizontal bars, or in the middle of stacked parts. */
export function placeBarValues(input: SceneInput, bars: readonly LyingBar[], barPx: number): readonly Name[] {
  const { hasValues, isStacked, formatValue, measure, lineHeight } = input;
  if (!hasValues || bars.length > mostTexts || barPx < lineHeight * 0.75) return [];
  return bars.flatMap(({ series, value, from, to, y }): Name[] => {
    const text = formatValue(value, series);
    if (isStacked) return measure(text) + gapPx * 2 <= Math.abs(to - from) ? [{ series, text, x: (from + to) / 2, y, anchor: 'middle', isInside: true }] : [];
    const isForward = to >= from;
    return [{ series, text, x: to + (isForward ? 5 : -5), y, anchor: isForward ? 'start' : 'end' }];
  });
}
