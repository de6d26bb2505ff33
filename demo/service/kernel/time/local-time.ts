import { dateFormat } from 'site-elements/contract/language';

/** What a local time in a zone stands for: one moment, none (clocks skip it), or two (clocks show it twice). */
export type LocalMoments = readonly number[];

const dayMs = 24 * 60 * 60_000;
const shape = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** Formats are slow to create, and a calendar of a month needs hundreds. There are some 400 zones, with as many other names. */
const formats = new Map<string, Intl.DateTimeFormat>();
const mostFormats = 100;

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = dateFormat('en', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
  });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Whether a text is the name of a time zone, such as `Europe/Dublin`. An offset such as `+01:00` is not one: it has no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,60}$/.test(name)) return false;
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}

/** What clock and calendar show in a zone at a moment, as the milliseconds of the same reading in UTC. */
function wallClock(ms: number, timeZone: string): number {
  const parts = Object.fromEntries(formatIn(timeZone).formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!) + ms % 1000;
}

/** A moment as a `datetime-local` input takes it: `2026-03-29T18:00`. */
export const toLocalTime = (moment: Date, timeZone: string): string => new Date(wallClock(moment.getTime(), timeZone)).toISOString().slice(0, 16);

/** The moments at which clocks in a zone show this, earliest first; null if it is not a date and time. */
export function getMoments(local: string, timeZone: string): LocalMoments | null {
  const numbers = shape.exec(local)?.slice(1, 6).map(Number);
  if (!numbers) return null;
  const [year, month, day, hour, minute] = numbers as [number, number, number, number, number];
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  if (year < 1970 || new Date(wall).toISOString().slice(0, 16) !== local.slice(0, 16)) return null; // February 31
  const offsets = new Set([-dayMs, 0, dayMs].map(apart => wallClock(wall + apart, timeZone) - (wall + apart)));
  return [...offsets].map(offset => wall - offset).filter(ms => wallClock(ms, timeZone) === wall).sort((a, b) => a - b);
}
