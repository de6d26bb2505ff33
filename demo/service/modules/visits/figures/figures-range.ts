import { addDays, addMonths, dayIn, daysBetween, isDay } from '../site-days.js';

/** Ranges that the owner can choose: days that end today, or the last twelve months. */
export const rangeNames = ['1', '7', '28', '90', 'months'] as const;
export type RangeName = (typeof rangeNames)[number];

/** More days than these are read as months, and days only at both ends. */
const mostDays = 92;

export interface Span {
  readonly from: string;
  readonly until: string;
  /** Days and months that cover it, each moment once. */
  readonly periods: readonly string[];
}

export interface FiguresRange extends Span {
  /** Undefined for days of the owner's own choice. */
  readonly name?: RangeName;
  readonly unit: 'day' | 'month';
  /** The range before, of the same length. */
  readonly before: Span;
}

const lengthOf = (from: string, until: string): number => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
const lastDay = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** Whole months where there are many days; the current month is whole, too: it has no later days. */
function spanOf(from: string, until: string, today: string): Span {
  if (lengthOf(from, until) <= mostDays) return { from, until, periods: daysBetween(from, until) };
  const first = from.endsWith('-01') ? from.slice(0, 7) : addMonths(from.slice(0, 7), 1);
  const last = until === lastDay(until.slice(0, 7)) || until >= today ? until.slice(0, 7) : addMonths(until.slice(0, 7), -1);
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return {
    from, until,
    periods: [...daysBetween(from, addDays(`${first}-01`, -1)), ...months, ...last === until.slice(0, 7) ? [] : daysBetween(`${until.slice(0, 7)}-01`, until)],
  };
}

interface Asked { readonly days?: string; readonly from?: string; readonly until?: string }

/** The range that an address names; 28 days by default, and where it cannot be read. */
export function readRange({ days, from = '', until = '' }: Asked, { now, timeZone }: { readonly now: Date; readonly timeZone: string }): FiguresRange {
  const today = dayIn(now, timeZone);
  if (isDay(from) && isDay(until) && from <= until && from >= '2000-01-01' && until <= today) {
    const length = lengthOf(from, until);
    return { ...spanOf(from, until, today), unit: length > mostDays ? 'month' : 'day', before: spanOf(addDays(from, -length), addDays(from, -1), today) };
  }
  const name = rangeNames.find(range => range === days) ?? '28';
  if (name !== 'months') {
    const first = addDays(today, 1 - Number(name));
    return { name, ...spanOf(first, today, today), unit: 'day', before: spanOf(addDays(first, -Number(name)), addDays(first, -1), today) };
  }
  const month = today.slice(0, 7);
  const sameDay = `${addMonths(month, -12)}${today.slice(7)}`;
  const before = [sameDay, lastDay(addMonths(month, -12))].sort()[0]!; // February 29
  return { name, ...spanOf(`${addMonths(month, -11)}-01`, today, today), unit: 'month', before: spanOf(`${addMonths(month, -23)}-01`, before, today) };
}

/** Days or months of a range, for a chart. */
export const chartPeriods = ({ from, until, unit }: FiguresRange): string[] =>
  [...new Set(daysBetween(from, until).map(day => (unit === 'day' ? day : day.slice(0, 7))))];
