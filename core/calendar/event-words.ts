import { dateFormat } from '../text/intl.js';
import type { Occurrence } from './event.js';
import { getZoneOffsetMs, toWallClock, zoneName } from './time-zone.js';

const dayMs = 86_400_000;

/** Formats clock times. They are written as if in UTC, and every language uses the Gregorian calendar. */
const format = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });

export const formatDay = (language: string, day: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string =>
  format(language, options).format(day);

/** First and last of several days: "Nov 30 – Dec 6, 2026". */
export const formatDays = (language: string, first: number, last: number): string =>
  format(language, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(first, last);

/** An hour of the day, such as "6 PM" or "18". */
export const formatHour = (language: string, hour: number): string => format(language, { hour: 'numeric' }).format(hour * 3_600_000);

/** First and last clock time of an occurrence; for whole days, its first and last day. */
function walls({ event, startMs, endMs }: Occurrence, zone: string): readonly [number, number] {
  if (event.isAllDay) return [startMs, endMs === null ? startMs : Math.max(startMs, endMs - dayMs)];
  return [toWallClock(startMs, zone), toWallClock(endMs ?? startMs, zone)];
}

/** First and last day of an occurrence, as midnights in UTC. An occurrence that ends at midnight does not include the next day. */
export function getEventDays(occurrence: Occurrence): readonly [number, number] {
  const [first, last] = walls(occurrence, occurrence.event.zone);
  const day = (wall: number) => Math.floor(wall / dayMs) * dayMs;
  return [day(first), Math.max(day(first), day(occurrence.event.isAllDay || last === first ? last : last - 1))];
}

/** Date and time of an occurrence where it takes place: "Saturday, December 5, 2026, 7:00 – 9:00 PM". */
export function whenText(language: string, occurrence: Occurrence, zone = occurrence.event.zone): string {
  const [first, last] = walls(occurrence, zone);
  const { isAllDay } = occurrence.event;
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(!isAllDay && { hour: 'numeric', minute: '2-digit' }),
  };
  return first === last ? format(language, options).format(first) : format(language, options).formatRange(first, last);
}

/** Date and time in the visitor's own zone; the hours alone if the day is the same. */
export function localTimeText(language: string, occurrence: Occurrence): string {
  const [[first, last], own] = [walls(occurrence, ''), walls(occurrence, occurrence.event.zone)];
  const day = (wall: number) => Math.floor(wall / dayMs);
  if (new Set([first, last, ...own].map(day)).size > 1) return whenText(language, occurrence, '');
  const hours = format(language, { hour: 'numeric', minute: '2-digit' });
  return first === last ? hours.format(first) : hours.formatRange(first, last);
}

/** Start time of an occurrence; empty for whole days. */
export const hourText = (language: string, { event, startMs }: Occurrence): string =>
  (event.isAllDay ? '' : format(language, { hour: 'numeric', minute: '2-digit' }).format(toWallClock(startMs, event.zone)));

/** Start and end time of an occurrence where it takes place; empty for whole days. */
export function hoursText(language: string, occurrence: Occurrence): string {
  if (occurrence.event.isAllDay) return '';
  const [first, last] = walls(occurrence, occurrence.event.zone);
  const day = (wall: number) => Math.floor(wall / dayMs);
  const hours = format(language, { hour: 'numeric', minute: '2-digit' });
  // A range over two days would have both dates in it.
  return first === last ? hours.format(first) : day(first) === day(last) ? hours.formatRange(first, last) : `${hours.format(first)} – ${hours.format(last)}`;
}

/** Whether the visitor's clock time differs from that at the event. */
export const isElsewhere = ({ event, startMs }: Occurrence): boolean =>
  !event.isAllDay && event.zone !== '' && getZoneOffsetMs(event.zone, startMs) !== getZoneOffsetMs('', startMs);

/** Name of the event's time zone at the time of the occurrence. */
export const zoneText = (language: string, { event, startMs }: Occurrence): string => zoneName(language, event.zone, startMs);
