import { dateFormat } from '../text/intl.js';
import type { Occurrence } from './event.js';
import { offsetMs, wallOf, zoneName } from './time-zone.js';

const dayMs = 86_400_000;

/** Formats what clocks and calendars show: it is written in UTC, and every language counts the years of the same calendar. */
const format = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });

export const formatDay = (language: string, day: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string =>
  format(language, options).format(day);

/** First and last reading of clocks of an occurrence; of whole days its first and last day. */
function walls({ event, startMs, endMs }: Occurrence, zone: string): readonly [number, number] {
  if (event.isAllDay) return [startMs, endMs === null ? startMs : Math.max(startMs, endMs - dayMs)];
  return [wallOf(startMs, zone), wallOf(endMs ?? startMs, zone)];
}

/** The first and the last day on which an occurrence is, as their midnights in UTC. What is over at midnight is not on the next day. */
export function daysOf(occurrence: Occurrence): readonly [number, number] {
  const [first, last] = walls(occurrence, occurrence.event.zone);
  const day = (wall: number) => Math.floor(wall / dayMs) * dayMs;
  return [day(first), Math.max(day(first), day(occurrence.event.isAllDay || last === first ? last : last - 1))];
}

/** When an occurrence is, where it takes place: "Saturday, December 5, 2026, 7:00 – 9:00 PM". */
export function whenText(language: string, occurrence: Occurrence, zone = occurrence.event.zone): string {
  const [first, last] = walls(occurrence, zone);
  const { isAllDay } = occurrence.event;
  const options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...!isAllDay && { hour: 'numeric', minute: '2-digit' } };
  return first === last ? format(language, options).format(first) : format(language, options).formatRange(first, last);
}

/** When that is by the visitor's own clocks: hours alone where it is the same day. */
export function timeThere(language: string, occurrence: Occurrence): string {
  const [[first, last], own] = [walls(occurrence, ''), walls(occurrence, occurrence.event.zone)];
  const day = (wall: number) => Math.floor(wall / dayMs);
  if (new Set([first, last, ...own].map(day)).size > 1) return whenText(language, occurrence, '');
  const hours = format(language, { hour: 'numeric', minute: '2-digit' });
  return first === last ? hours.format(first) : hours.formatRange(first, last);
}

/** The hour at which an occurrence begins; empty for whole days. */
export const hourText = (language: string, { event, startMs }: Occurrence): string =>
  (event.isAllDay ? '' : format(language, { hour: 'numeric', minute: '2-digit' }).format(wallOf(startMs, event.zone)));

/** Whether clocks where the visitor is show another time than where an event takes place. */
export const isElsewhere = ({ event, startMs }: Occurrence): boolean =>
  !event.isAllDay && event.zone !== '' && offsetMs(event.zone, startMs) !== offsetMs('', startMs);

/** What the zone of an event is called when it takes place. */
export const zoneText = (language: string, { event, startMs }: Occurrence): string => zoneName(language, event.zone, startMs);
