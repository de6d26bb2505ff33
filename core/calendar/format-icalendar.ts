import type { Occurrence } from './event.js';
import { escapeText, fold } from './icalendar-lines.js';
import { wallOf } from './time-zone.js';

/** `20261205T190000` of a reading of clocks, `20261205` of a day. */
export const compactTime = (wall: number, isDay: boolean): string =>
  new Date(wall).toISOString().slice(0, isDay ? 10 : 19).replace(/[-:]/g, '');

/** The same as UTC has it. */
export const compactUtc = (ms: number): string => `${compactTime(ms, false)}Z`;

const isNamedZone = (zone: string): boolean => /^[A-Za-z]+\//.test(zone);

/** How a time is written: days plain, a series with its zone so that it keeps its hours, all else in UTC. */
function timeLine(name: string, ms: number, { event }: Occurrence): string {
  if (event.isAllDay) return `${name};VALUE=DATE:${compactTime(ms, true)}`;
  if (event.rule && isNamedZone(event.zone)) return `${name};TZID=${event.zone}:${compactTime(wallOf(ms, event.zone), false)}`;
  return `${name}:${compactUtc(ms)}`;
}

/** A line of text; none where there is nothing to say. Control characters would end the line. */
// eslint-disable-next-line no-control-regex -- those are meant
const textLine = (name: string, text: string): string[] => (text ? [`${name}:${escapeText(text).replace(/[\u0000-\u001f\u007f]/g, ' ')}`] : []);

const where = ({ venue, town }: Occurrence['event']): string => [venue, town].filter(Boolean).join(', ');

export interface WriteOptions {
  /** The page's address, for relative links and as what makes the ids unique. */
  readonly base: string;
  /** When the file is written, milliseconds since 1970. */
  readonly nowMs: number;
}

/** Writes an occurrence, or with `isSeries` its whole series, as an iCalendar file (RFC 5545). */
export function formatICalendar(occurrence: Occurrence, { base, nowMs }: WriteOptions, isSeries = false): string {
  const { event } = occurrence;
  const hasSeries = isSeries && event.rule !== '';
  const shown: Occurrence = hasSeries ? occurrence : { ...occurrence, event: { ...event, rule: '' } };
  const host = URL.canParse(base) ? new URL(base).host : '';
  const url = event.url && URL.canParse(event.url, base) ? new URL(event.url, base).href : '';
  const lines = [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//site-elements//events//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'BEGIN:VEVENT',
    ...textLine('UID', `${event.uid.replace(/\s+/g, '-')}${hasSeries ? '' : `/${occurrence.startMs}`}@${host || 'site-elements'}`),
    `DTSTAMP:${compactUtc(nowMs)}`,
    timeLine('DTSTART', occurrence.startMs, shown),
    ...occurrence.endMs === null ? [] : [timeLine('DTEND', occurrence.endMs, shown)],
    ...hasSeries ? [`RRULE:${event.rule.replace(/[^\w=;,+-]/g, '')}`, ...event.excluded.map(ms => timeLine('EXDATE', ms, shown))] : [],
    ...textLine('SUMMARY', event.title), ...textLine('DESCRIPTION', event.description), ...textLine('LOCATION', where(event)),
    ...url ? [`URL:${url}`] : [],
    ...event.status === 'cancelled' ? ['STATUS:CANCELLED'] : [],
    'END:VEVENT', 'END:VCALENDAR',
  ];
  return lines.map(line => `${fold(line)}\r\n`).join('');
}
