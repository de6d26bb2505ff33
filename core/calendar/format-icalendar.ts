import { canParseUrl } from '../links/can-parse-url.js';
import { clockTime } from './clock-time.js';
import { getRepeatZone, type Occurrence } from './event.js';
import { escapeText, foldContentLine } from './fold-lines.js';
import { isNamedZone, toWallClock } from './time-zone.js';

/** `20261205T190000` for a clock time, `20261205` for a day. */
export const compactTime = (wall: number, isDay: boolean): string =>
  new Date(wall).toISOString().slice(0, isDay ? 10 : 19).replace(/[-:]/g, '');

/** A moment in UTC: `20261205T190000Z`. */
export const compactUtc = (ms: number): string => `${compactTime(ms, false)}Z`;

/** Writes a time: a day as a DATE, a time without a zone as a clock time, a series with its zone so that it keeps its hours, anything else in UTC. */
function timeLine(name: string, ms: number, occurrence: Occurrence): string {
  const { event } = occurrence;
  if (event.isAllDay) return `${name};VALUE=DATE:${compactTime(ms, true)}`;
  if (!event.zone) return `${name}:${compactTime(name === 'DTEND' ? clockTime('end', occurrence)
    : ms === occurrence.startMs ? clockTime('start', occurrence) : toWallClock(ms, ''), false)}`;
  const zone = getRepeatZone(event);
  if (event.rule && isNamedZone(zone)) return `${name};TZID=${zone}:${compactTime(toWallClock(ms, zone), false)}`;
  return `${name}:${compactUtc(ms)}`;
}

/** A line with a text; none for an empty text. Control characters would end the line. */
// eslint-disable-next-line no-control-regex -- they are the ones to replace
const textLine = (name: string, text: string): string[] => (text ? [`${name}:${escapeText(text).replace(/[\u0000-\u001f\u007f]/g, ' ')}`] : []);

const where = ({ venue, town }: Occurrence['event']): string => [venue, town].filter(Boolean).join(', ');

export interface WriteOptions {
  /** The page's address: the base of relative links, and its host makes ids unique. */
  readonly base: string;
  /** Time of writing, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * Other calendars would repeat a series in an unknown zone at other times, and few of them support a second rule, an exception rule or
 * a change of all later dates. Such a series is written as its one date.
 */
function isPortableSeries(event: Occurrence['event']): boolean {
  const isPlainRule = event.rule !== '' && !event.moreRules && !event.exceptionRules && !event.continues && event.continuedFromMs === undefined;
  return isPlainRule && (event.isAllDay || /^(?:UTC)?$/.test(getRepeatZone(event)) || isNamedZone(getRepeatZone(event)));
}

/** Formats an occurrence as an iCalendar file (RFC 5545); with `isSeries`, its whole series. */
export function formatICalendar(occurrence: Occurrence, { base, nowMs }: WriteOptions, isSeries = false): string {
  const { event } = occurrence;
  const hasSeries = isSeries && isPortableSeries(event);
  const shown: Occurrence = hasSeries ? occurrence : { ...occurrence, event: { ...event, rule: '' } };
  const host = canParseUrl(base) ? new URL(base).host : '';
  const url = event.url && canParseUrl(event.url, base) ? new URL(event.url, base).href : '';
  const lines = [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//site-elements//events//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'BEGIN:VEVENT',
    ...textLine('UID', `${event.uid.replace(/\s+/g, '-')}${hasSeries ? ''
      : `/${event.zone || event.isAllDay ? occurrence.startMs : clockTime('start', occurrence)}`}@${host || 'site-elements'}`),
    `DTSTAMP:${compactUtc(nowMs)}`,
    timeLine('DTSTART', occurrence.startMs, shown),
    ...occurrence.endMs === null ? [] : [timeLine('DTEND', occurrence.endMs, shown)],
    ...hasSeries ? [`RRULE:${event.rule.replace(/[^\w=;,+-]/g, '')}`, ...event.excluded.map(ms => timeLine('EXDATE', ms, shown)),
      ...(event.excludedDays ?? []).map(day => `EXDATE;VALUE=DATE:${compactTime(day, true)}`), ...event.added.map(ms => timeLine('RDATE', ms, shown))] : [],
    ...textLine('SUMMARY', event.title), ...textLine('DESCRIPTION', event.description), ...textLine('LOCATION', where(event)),
    ...url ? [`URL:${url}`] : [],
    ...event.categories ? [`CATEGORIES:${event.categories.map(escapeText).join(',')}`] : [],
    ...event.status === 'cancelled' ? ['STATUS:CANCELLED'] : [],
    'END:VEVENT', 'END:VCALENDAR',
  ];
  return lines.map(line => `${foldContentLine(line)}\r\n`).join('');
}
