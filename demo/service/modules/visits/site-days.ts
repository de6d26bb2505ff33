import { dateFormat } from 'site-elements/contract/language';

// Days and months of the site, in its time zone, as `2026-11-30` and `2026-11`.

const formats = new Map<string, Intl.DateTimeFormat>();
const dayMs = 86_400_000;

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= 20) formats.clear();
  const made = dateFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23', weekday: 'short' });
  formats.set(timeZone, made);
  return made;
}

/** Day, hour and weekday of a moment in a time zone. */
export function localTime(moment: Date, timeZone: string): { readonly day: string; readonly hour: number; readonly weekday: string } {
  const parts = Object.fromEntries(formatIn(timeZone).formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year!.padStart(4, '0')}-${parts.month}-${parts.day}`, hour: Number(parts.hour), weekday: parts.weekday! };
}

export const dayIn = (moment: Date, timeZone: string): string => localTime(moment, timeZone).day;

export const addDays = (day: string, count: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** All days from one to another, both included. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days of a range, the last of them today in the time zone. */
export const daysUntil = (now: Date, days: number, timeZone: string): string[] => {
  const today = dayIn(now, timeZone);
  return daysBetween(addDays(today, 1 - days), today);
};

/** A day of the calendar that exists. */
export const isDay = (text: string): boolean => {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return start !== null && !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === text;
};
