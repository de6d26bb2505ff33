import { utcMidnight } from './event-time.js';
import { dayStart, fromWallClock, toWallClock, type WallClockMs } from './time-zone.js';

const dayMs = 86_400_000;

/** A DATE or DATE-TIME as written in the file. */
export interface ICalendarTime {
  /** A clock time, or a day as its midnight in UTC. */
  readonly wall: WallClockMs;
  readonly isDay: boolean;
  /** `UTC`, an offset such as `+02:00`, or empty for a time without one. */
  readonly offset: string;
  /** Whether it has the format of RFC 5545. */
  readonly isStandard: boolean;
}

const standard = /^\d{8}(?:T\d{6}Z?)?$/;
const lenient = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Reads a DATE or DATE-TIME, also without seconds, with an offset, or with the hyphens and colons of ISO 8601. Null for anything else. */
export function readICalendarTime(value: string): ICalendarTime | null {
  const text = value.trim();
  const [, year, month, day, hours, minutes = '00', seconds = '00', offset = ''] = lenient.exec(text) ?? [];
  const midnight = year ? utcMidnight(Number(year), Number(month), Number(day)) : null;
  if (midnight === null) return null;
  const isStandard = standard.test(text);
  if (!hours) return { wall: midnight, isDay: true, offset: '', isStandard };
  const sinceMidnight = Number(hours) * 3600 + Number(minutes) * 60 + Math.min(59, Number(seconds));
  // 24:00 is the end of a day in ISO 8601; a minute may have 61 seconds (RFC 5545 §3.3.12).
  if (sinceMidnight > 86_400 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const [, sign = '', far = '', rest = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return { wall: midnight + sinceMidnight * 1000, isDay: false, offset: sign ? `${sign}${far}:${rest}` : offset && 'UTC', isStandard };
}

/** Formats a time as RFC 5545: `20260822T190000Z`. */
export const standardTime = ({ wall, isDay, offset }: ICalendarTime): string => {
  const text = new Date(wall).toISOString().replace(/[-:]/g, '');
  return isDay ? text.slice(0, 8) : `${text.slice(0, 15)}${offset === 'UTC' ? 'Z' : offset}`;
};

export const isMidnight = (wall: WallClockMs): boolean => dayStart(wall) === wall;

/** The moment of a time. A time without an offset is in the given zone. */
export const toTimestamp = ({ wall, offset }: ICalendarTime, zone: string): number => (offset === 'UTC' ? wall : fromWallClock(wall, offset || zone));

/**
 * The day that begins at a midnight: a written midnight, or a time in UTC or with an offset that is a midnight in one of the zones. Null if
 * it is not a midnight.
 */
export function dayAtMidnight(time: ICalendarTime, zones: readonly string[]): number | null {
  if (time.isDay || isMidnight(time.wall)) return time.wall;
  if (!time.offset) return null;
  const moment = toTimestamp(time, '');
  return zones.map(zone => toWallClock(moment, zone)).find(isMidnight) ?? null;
}

const durationPattern = /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/i;

/** Reads a DURATION such as `PT1H30M`. Days are calendar days, the rest is elapsed time (RFC 5545 §3.3.6). Null for anything else. */
export function readDuration(text: string): { readonly days: number; readonly ms: number } | null {
  const found = durationPattern.exec(text.trim());
  if (!found || !/\d/.test(text)) return null;
  const sign = found[1] === '-' ? -1 : 1;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(2).map(part => Number(part ?? 0));
  return { days: sign * (weeks * 7 + days), ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

/** The end of an all-day event that is written with a time: the next midnight. */
export const dayAfter = (wall: WallClockMs): WallClockMs => (isMidnight(wall) ? wall : dayStart(wall) + dayMs);
