import { expectNumber, expectText } from '../registry/expect-input.js';
import { relativeTimeFormat } from './intl.js';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What a time ago begins with: seconds (media-layout §9), or minutes (page-runtime-platform §8). */
export type RelativePrecision = 'minute' | 'second';

/** The English wording of a time that has passed; `{count}` is filled in. Source: page-runtime-platform §8, media-layout §9. */
export const agoTexts = {
  justNow: 'just now',
  aboutSeconds: 'about {count, plural, one {# second} other {# seconds}} ago',
  lessThanMinute: 'less than a minute ago',
  aboutMinute: 'about a minute ago',
  minutes: '{count} minutes ago',
  aboutHour: 'about an hour ago',
  aboutHours: 'about {count} hours ago',
  day: '1 day ago',
  days: '{count} days ago',
} as const;

/** Which text says a time that has passed, and its number. */
export interface Ago { readonly text: keyof typeof agoTexts; readonly count: number }

const one = (text: keyof typeof agoTexts, count: number, many: keyof typeof agoTexts): Ago => ({ text: count === 1 ? text : many, count });

/** How long ago something was, in whole units that have passed. */
export function getTimeAgo(elapsedMs: number, precision: RelativePrecision = 'minute'): Ago {
  expectNumber('agoOf', elapsedMs);
  if (elapsedMs >= dayMs) return one('day', Math.floor(elapsedMs / dayMs), 'days');
  if (elapsedMs >= hourMs) return one('aboutHour', Math.floor(elapsedMs / hourMs), 'aboutHours');
  if (elapsedMs >= minuteMs) return one('aboutMinute', Math.floor(elapsedMs / minuteMs), 'minutes');
  if (precision === 'minute') return { text: 'lessThanMinute', count: 0 };
  const count = Math.max(0, Math.floor(elapsedMs / secondMs));
  return { text: count === 0 ? 'justNow' : 'aboutSeconds', count };
}

/** Milliseconds until the words change; those before the hour are up change within a minute. */
export function untilNextAgo(elapsedMs: number, precision: RelativePrecision = 'minute'): number {
  expectNumber('untilNextAgo', elapsedMs);
  const age = Math.max(0, elapsedMs);
  const unitMs = age >= dayMs ? dayMs : age >= hourMs ? hourMs : age >= minuteMs || precision === 'minute' ? minuteMs : secondMs;
  return unitMs - (age % unitMs);
}

/** A time to come, as a language says it: "in 3 hours". */
export function formatRemaining(remainingMs: number, language: string): string {
  expectNumber('untilText', remainingMs);
  const [unit, ms] = remainingMs >= dayMs ? ['day', dayMs] as const : remainingMs >= hourMs ? ['hour', hourMs] as const : ['minute', minuteMs] as const;
  return relativeTimeFormat(language).format(Math.max(1, Math.round(remainingMs / ms)), unit);
}

/** Days between two dates on the calendar of where the visitor is: 0 is today, 1 was yesterday. */
export function calendarDays(fromMs: number, toMs: number): number {
  const day = (ms: number) => {
    const date = new Date(ms);
    return new Date(0).setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate()); // Date.UTC takes the year 26 for 1926
  };
  return Math.round((day(toMs) - day(fromMs)) / dayMs);
}

/** A moment as markup writes it; `isDay` where it has no time of day. */
export interface Moment { readonly ms: number; readonly isDay: boolean }

const machineTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads a date, or a date with a time, as `<time datetime>` has it; null for anything else. Without a zone it is meant where
 * the visitor is; a day alone is the day there, never the night before.
 */
export function readMoment(text: string): Moment | null {
  expectText('readMoment', text);
  const found = machineTime.exec(text.trim());
  if (!found) return null;
  const [, date, time, zone = ''] = found;
  const ms = Date.parse(`${date}T${time ?? '00:00'}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  // Browsers roll 31 February over to March.
  const isReal = Number(date!.slice(8)) === new Date(`${date}T00:00Z`).getUTCDate();
  return Number.isNaN(ms) || !isReal ? null : { ms, isDay: !time };
}
