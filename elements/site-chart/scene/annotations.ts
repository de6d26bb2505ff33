import { readDate } from '../../../core/reading/read-date.js';
import { rounded } from './axis.js';
import type { Scene, SceneInput, Text } from './scene.js';

/** A text in a row above the drawing, and which way it is written from its place. */
export interface PlacedNote { readonly row: number; readonly isBefore: boolean }
const gapPx = 12;
const mostRows = 4;

/** Puts texts into as few rows as they need, each beginning at its place, or ending there near the end of the line. */
export function stackNotes(xs: readonly number[], widths: readonly number[], [left, right]: readonly [number, number]): readonly PlacedNote[] {
  const taken: [from: number, to: number][][] = [];
  return xs.map((x, at) => {
    const isBefore = x + widths[at]! > right && x - widths[at]! >= left;
    const [from, to] = isBefore ? [x - widths[at]!, x] : [x, x + widths[at]!];
    const isFree = (row: number) => (taken[row] ?? []).every(([start, end]) => to + gapPx < start || from - gapPx > end);
    let row = 0;
    while (row < mostRows - 1 && !isFree(row)) row++;
    (taken[row] ??= []).push([from, to]);
    return { row, isBefore };
  });
}

/** The row that a remark is about; -1 without one. */
export function findRow({ dataset: { labels, positions, isDated } }: SceneInput, label: string): number {
  const named = labels.indexOf(label);
  const date = named < 0 && isDated ? readDate(label) : null;
  return date ? positions.indexOf(date.ms) : named;
}

export interface NoteLayout {
  readonly height: number;
  place(xOf: (row: number) => number, top: number, bottom: number, line: readonly [number, number]): readonly Text[];
}

/** The remarks of a chart: their height is known before the width of its axes. */
export function layOutNotes(input: SceneInput, xOfAbout: (row: number) => number): NoteLayout {
  const { notes, lineHeight, measure, isFromRight, width } = input;
  const found = notes.map(note => ({ ...note, at: findRow(input, note.label) })).filter(({ at }) => at >= 0);
  const widths = found.map(({ text }) => measure(text) + 6);
  const rowsOf = (xs: readonly number[], line: readonly [number, number]) => (isFromRight
    ? stackNotes(xs.map(x => -x), widths, [-line[1], -line[0]])
    : stackNotes(xs, widths, line));
  const about = rowsOf(found.map(({ at }) => xOfAbout(at)), [0, width]);
  const rows = about.length === 0 ? 0 : Math.max(...about.map(({ row }) => row)) + 1;
  return {
    height: rows * lineHeight,
    place(xOf, top, bottom, line) {
      const placed = rowsOf(found.map(({ at }) => xOf(at)), line);
      return found.map(({ text, at }, order): Text => {
        const { isBefore } = placed[order]!;
        const row = Math.min(rows - 1, placed[order]!.row);
        const [x, y] = [xOf(at), top + (row + 0.5) * lineHeight];
        const isEnd = isBefore !== isFromRight;
        const lead = `M${rounded(x)},${rounded(y - lineHeight * 0.45)}V${rounded(bottom)}`;
        return { text, x: x + (isEnd ? -5 : 5), y, anchor: isEnd ? 'end' : 'start', lead };
      });
    },
  };
}

/** Lines at goals, across the drawing or down through it. */
export function placeGoals(
  { goals, format, unit, isFromRight, lineHeight }: SceneInput, at: (value: number) => number, { left, right, top, bottom }: Scene['plot'], isAcross: boolean,
): readonly Text[] {
  return goals.map(({ value, label }): Text => {
    const place = rounded(at(value));
    const text = label || `${format(value)}${unit ? ` ${unit}` : ''}`;
    if (isAcross) return {
      text, x: isFromRight ? right - 2 : left + 2, y: place - lineHeight * 0.55, anchor: isFromRight ? 'end' : 'start', lead: `M${left},${place}H${right}`,
    };
    const isEnd = place > (left + right) / 2;
    return { text, x: place + (isEnd ? -4 : 4), y: top - lineHeight * 0.5, anchor: isEnd ? 'end' : 'start', lead: `M${place},${top - lineHeight}V${bottom}` };
  });
}
