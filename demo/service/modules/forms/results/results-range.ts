import { getMoments, toLocalTime } from '../../../kernel/time/local-time.js';

/** Ranges that the owner can choose, in days; `all` begins with the first submission. */
export const ranges = [7, 30, 90, 'all'] as const;
export type RangeName = (typeof ranges)[number];

const dayMs = 86_400_000;
/** More days than these are shown as months. */
const mostDays = 92;
/** Fifty years: a wrong clock has no more rows than these. */
const mostMonths = 600;

export interface ResultsRange {
  readonly name: RangeName;
  /** Its first moment; null for all submissions. */
  readonly from: Date | null;
  /** Its first day in the form's time zone, such as `2026-07-01`; null for all. */
  readonly fromDay: string | null;
}

/** Days or months, each with the moment at which it begins. */
export interface Periods {
  readonly unit: 'day' | 'month';
  readonly names: readonly string[];
  readonly starts: readonly Date[];
}

export const readRange = (text = ''): RangeName => ranges.find(range => String(range) === text) ?? 30;

/** The day in a time zone, such as `2026-07-01`. */
export const dayIn = (moment: Date, timeZone: string): string => toLocalTime(moment, timeZone).slice(0, 10);

const addDays = (day: string, count: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The first moment of a day in a time zone. Where clocks skip midnight, the day begins later. */
export function startOfDay(day: string, timeZone: string): Date {
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const time = new Date(minute * 60_000).toISOString().slice(11, 16);
    const [ms] = getMoments(`${day}T${time}`, timeZone) ?? [];
    if (ms !== undefined) return new Date(ms);
  }
  return startOfDay(addDays(day, 1), timeZone); // a day that the zone has skipped
}

/** A range that ends today, in the time zone of the form. */
export function getRange(name: RangeName, timeZone: string, now: Date): ResultsRange {
  if (name === 'all') return { name, from: null, fromDay: null };
  const fromDay = addDays(dayIn(now, timeZone), 1 - name);
  return { name, from: startOfDay(fromDay, timeZone), fromDay };
}

/** The days of a range up to today, or its months if there are too many days. `first`: the first submission. */
export function getPeriods({ fromDay }: ResultsRange, { timeZone, first, now }: { timeZone: string; first: Date; now: Date }): Periods {
  const begin = fromDay ?? dayIn(first, timeZone);
  const end = dayIn(now, timeZone);
  const days: string[] = [];
  for (let day = begin; day <= end && days.length <= mostDays; day = addDays(day, 1)) days.push(day);
  if (days.length <= mostDays) return { unit: 'day', names: days, starts: days.map(day => startOfDay(day, timeZone)) };
  const months: string[] = [];
  for (let day = `${end.slice(0, 7)}-01`; day.slice(0, 7) >= begin.slice(0, 7) && months.length < mostMonths; day = `${addDays(day, -1).slice(0, 7)}-01`)
    months.unshift(day.slice(0, 7));
  return { unit: 'month', names: months, starts: months.map(month => startOfDay(`${month}-01`, timeZone)) };
}
