import { formatDay, formatDays } from '../../core/calendar/event-words.js';
import { addDays, addMonths, daysAWeek, daysIntoWeek, getFirstDay, getLastDay, getMonth } from '../../core/calendar/month.js';

/** The views of a calendar. */
export const calendarViews = ['month', 'list', 'week', 'day', 'agenda'] as const;
export type ViewName = (typeof calendarViews)[number];

/** Whether a view shows the hours of days. */
export const hasHours = (view: ViewName): boolean => view === 'week' || view === 'day';

/** Reads names of views with blanks or commas between them. */
export function readViews(text: string): { readonly views: readonly ViewName[]; readonly unknown: string | undefined } {
  const names = text.toLowerCase().split(/[\s,]+/).filter(Boolean);
  const views = calendarViews.filter(view => names.includes(view));
  return {
    views: [...views].sort((a, b) => names.indexOf(a) - names.indexOf(b)),
    unknown: names.find(name => !calendarViews.some(view => view === name)),
  };
}

/** The first and the last day that a view shows around a day. */
export function getPeriod(view: ViewName, day: number, firstWeekday: number): readonly [first: number, last: number] {
  if (view === 'day') return [day, day];
  const begin = addDays(day, -daysIntoWeek(day, firstWeekday));
  return view === 'week' ? [begin, addDays(begin, daysAWeek - 1)] : [getFirstDay(getMonth(day)), getLastDay(getMonth(day))];
}

/** The same place in a later or earlier period. */
export function turnPeriod(view: ViewName, day: number, periods: number): number {
  if (view === 'day') return addDays(day, periods);
  return view === 'week' ? addDays(day, periods * daysAWeek) : addMonths(day, periods);
}

/** The title of a period. */
export function getTitle(language: string, view: ViewName, [first, last]: readonly [number, number]): string {
  if (view === 'day') return formatDay(language, first);
  return view === 'week' ? formatDays(language, first, last) : formatDay(language, first, { month: 'long', year: 'numeric' });
}

/** Reads `8-18`; null for anything else. */
export function readHours(text: string): readonly [from: number, to: number] | null {
  const [, from, to] = /^\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*$/.exec(text) ?? [];
  return from && Number(from) < Number(to) && Number(to) <= 24 ? [Number(from), Number(to)] : null;
}
