import { readNumber } from '../../../core/reading/read-number.js';

/** A line across the chart at a value. */
export interface Goal { readonly value: number; readonly label: string }
/** A remark at a row. */
export interface Note { readonly label: string; readonly text: string }

const most = 12;
const partsOf = (text: string): readonly string[] => text.slice(0, 2000).split(/[;\n]/).map(part => part.trim()).filter(Boolean).slice(0, most);

/** `150 Target; 80`: a number, and what it stands for. Parts that begin with no number are left out. */
export const readGoals = (text: string, decimal: '.' | ','): readonly Goal[] => partsOf(text).flatMap(part => {
  const [, number, label] = /^(\S+)\s*(.*)$/.exec(part)!;
  const value = readNumber(number!, decimal);
  return value === null ? [] : [{ value, label: label! }];
});

/** `March: New kiln; 2026-05-01: Fair`: the label of a row, a colon and a space, and the remark. */
export const readNotes = (text: string): readonly Note[] => partsOf(text).flatMap(part => {
  const [, label, remark] = /^(.{1,200}?):\s+(.+)$/.exec(part) ?? [];
  return label && remark ? [{ label: label.trim(), text: remark }] : [];
});

/** How many goals or notes a text is meant to have. */
export const countParts = (text: string): number => partsOf(text).length;

/** `Rain, 3`: series by their names or numbers, which begin at 1. */
export function readSeriesList(text: string, names: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const part of text.slice(0, 1000).split(',').map(each => each.trim()).filter(Boolean)) {
    const named = names.findIndex(name => name.toLowerCase() === part.toLowerCase());
    const at = named >= 0 ? named : /^\d{1,2}$/.test(part) ? Number(part) - 1 : -1;
    if (at >= 0 && at < names.length) found.add(at);
  }
  return found;
}
