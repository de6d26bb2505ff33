import { safeUrl } from '../links/safe-url.js';
import { dayOf } from './event-time.js';
import { eventLimits, type CalendarEvent, type EventStatus } from './event.js';
import { readLines, unescapeText, type ContentLine } from './icalendar-lines.js';
import { instantOf, isTimeZone, wallOf } from './time-zone.js';
import { windowsZones } from './windows-zones.js';

interface Component { readonly name: string; readonly lines: ContentLine[]; readonly parts: Component[] }
interface IcalTime { readonly ms: number; readonly isDay: boolean; readonly zone: string }
type Zones = ReadonlyMap<string, string>;

export interface ReadCalendar { readonly events: readonly CalendarEvent[]; readonly problems: readonly string[] }

const dayMs = 86_400_000;
/** Dates that a series leaves out, those that were moved among them. */
const mostExcluded = 2 * eventLimits.occurrences;

/** Components within components, as `BEGIN:` and `END:` have them; one that is not ended ends with the file. */
function componentsOf(lines: readonly ContentLine[]): Component[] {
  const root: Component = { name: '', lines: [], parts: [] };
  const open = [root];
  for (const line of lines) {
    const name = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      const component: Component = { name, lines: [], parts: [] };
      if (open.length < 8) open.at(-1)!.parts.push(component);
      open.push(component);
    } else if (line.name === 'END') {
      const at = open.findLastIndex(component => component.name === name);
      if (at > 0) open.length = at;
    } else open.at(-1)!.lines.push(line);
  }
  return root.parts;
}

const lineOf = (component: Component, name: string) => component.lines.find(line => line.name === name);
const textOf = (component: Component, name: string, most: number) =>
  unescapeText(lineOf(component, name)?.value ?? '').trim().slice(0, most);

/** The name of a zone that this browser knows, for the one that a file uses: by its name, or by what the file says of it. */
function zoneFor(tzid: string, definition: Component | undefined): string {
  const said = tzid.replace(/^\/?(?:.*\/)?([A-Z][A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)$/, '$1');
  const names = [tzid, windowsZones[tzid] ?? '', said, definition ? lineOf(definition, 'X-LIC-LOCATION')?.value.trim() ?? '' : ''];
  const known = names.find(name => isTimeZone(name));
  if (known) return known;
  const standard = definition?.parts.find(({ name }) => name === 'STANDARD');
  return /^([+-]\d{2})(\d{2})/.exec((standard && lineOf(standard, 'TZOFFSETTO')?.value.trim()) ?? '')?.slice(1).join(':') ?? '';
}

const written = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/** Reads a DATE or a DATE-TIME. */
function readTime(value: string, tzid: string | undefined, zones: Zones, floating: string): IcalTime | null {
  const [, year, month, day, hours, minutes, seconds, z] = written.exec(value.trim()) ?? [];
  const midnight = year ? dayOf(Number(year), Number(month), Number(day)) : null;
  if (midnight === null) return null;
  if (!hours) return { ms: midnight, isDay: true, zone: '' };
  const wall = midnight + ((Number(hours) * 60 + Number(minutes)) * 60 + Math.min(59, Number(seconds))) * 1000;
  if (z) return { ms: wall, isDay: false, zone: floating || 'UTC' };
  const zone = tzid ? zones.get(tzid) ?? floating : floating;
  return { ms: instantOf(wall, zone), isDay: false, zone };
}

const durationPattern = /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/;

/** Milliseconds of `PT1H30M`; days count by the calendar, the rest by the clock (RFC 5545 §3.3.6). Null for anything else. */
export function readDuration(text: string): { readonly days: number; readonly ms: number } | null {
  const found = durationPattern.exec(text.trim());
  if (!found || !/\d/.test(text)) return null;
  const sign = found[1] === '-' ? -1 : 1;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(2).map(part => Number(part ?? 0));
  return { days: sign * (weeks * 7 + days), ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

/** When an event that starts then is over. */
function endOf(component: Component, start: IcalTime, zones: Zones, floating: string): number | null {
  const end = lineOf(component, 'DTEND');
  if (end) return readTime(end.value, end.parameters.TZID, zones, floating)?.ms ?? null;
  const duration = readDuration(lineOf(component, 'DURATION')?.value ?? '');
  if (duration) return (start.isDay ? start.ms + duration.days * dayMs : instantOf(wallOf(start.ms, start.zone) + duration.days * dayMs, start.zone)) + duration.ms;
  return start.isDay ? start.ms + dayMs : null;
}

const statuses: Readonly<Record<string, EventStatus>> = { CANCELLED: 'cancelled' };

/** Reads all the times of lines that have lists of them: EXDATE, RDATE. */
function timesOf(component: Component, name: string, zones: Zones, floating: string): number[] {
  return component.lines.filter(line => line.name === name)
    .flatMap(({ value, parameters }) => value.split(',', eventLimits.occurrences).map(one => ({ one, tzid: parameters.TZID })))
    .slice(0, eventLimits.occurrences).flatMap(({ one, tzid }) => readTime(one.split('/')[0]!, tzid, zones, floating)?.ms ?? []);
}

function readEvent(component: Component, zones: Zones, floating: string): CalendarEvent | string {
  const title = textOf(component, 'SUMMARY', eventLimits.title);
  const startLine = lineOf(component, 'DTSTART');
  const start = startLine ? readTime(startLine.value, startLine.parameters.TZID, zones, floating) : null;
  if (!start) return `DTSTART "${(startLine?.value ?? '').slice(0, 60)}" of "${title}" is no date; expected one such as 20261205T190000`;
  const endMs = endOf(component, start, zones, floating);
  const [venue = '', ...rest] = textOf(component, 'LOCATION', eventLimits.title).split(/,\s|\n/);
  const url = lineOf(component, 'URL')?.value.trim() ?? '';
  const recurrence = lineOf(component, 'RECURRENCE-ID');
  return {
    title, venue, town: rest.join(', '), uid: textOf(component, 'UID', 200), id: textOf(component, 'UID', 200) + (recurrence ? `#${recurrence.value}` : ''),
    startMs: start.ms, endMs: endMs !== null && endMs > start.ms ? endMs : null, isAllDay: start.isDay, zone: start.zone,
    rule: recurrence ? '' : (lineOf(component, 'RRULE')?.value.trim() ?? '').slice(0, 500),
    excluded: timesOf(component, 'EXDATE', zones, floating), added: timesOf(component, 'RDATE', zones, floating),
    status: statuses[textOf(component, 'STATUS', 20).toUpperCase()] ?? 'scheduled',
    description: textOf(component, 'DESCRIPTION', eventLimits.text), url: url ? safeUrl(url) ?? '' : '', ticketsUrl: '',
  };
}

/**
 * Reads an iCalendar file (RFC 5545). A time without a zone is meant in `floating`, or the visitor's own. An occurrence that
 * was moved (RECURRENCE-ID) is an event of its own, and its series leaves it out.
 */
export function readICalendar(text: string, floating = ''): ReadCalendar {
  const calendars = componentsOf(readLines(text.slice(0, eventLimits.bytes))).filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) return { events: [], problems: ['is no iCalendar file; expected BEGIN:VCALENDAR'] };
  const problems: string[] = [];
  if (text.length > eventLimits.bytes) problems.push(`has more than ${eventLimits.bytes} characters; leaving the rest out`);
  const events = new Map<string, CalendarEvent>();
  const moved: { readonly uid: string; readonly originalMs: number }[] = [];
  for (const calendar of calendars) {
    const definitions = new Map(calendar.parts.filter(({ name }) => name === 'VTIMEZONE').map(part => [lineOf(part, 'TZID')?.value.trim() ?? '', part]));
    const used = new Set(calendar.parts.flatMap(({ lines }) => lines.flatMap(({ parameters }) => parameters.TZID ?? [])));
    const zones = new Map([...used].map(tzid => [tzid, zoneFor(tzid, definitions.get(tzid))]));
    for (const [tzid, zone] of zones) if (!zone) problems.push(`time zone "${tzid}" is unknown; expected one such as "Europe/London"; taking its times as ${floating || 'the visitor\'s own'}`);
    for (const part of calendar.parts.filter(({ name }) => name === 'VEVENT')) {
      if (events.size === eventLimits.events) {
        problems.push(`has more than ${eventLimits.events} events; leaving the rest out`);
        break;
      }
      const event = readEvent(part, zones, floating);
      if (typeof event === 'string') problems.push(event);
      else events.set(event.id || String(events.size), event);
      const recurrence = lineOf(part, 'RECURRENCE-ID');
      const original = recurrence && readTime(recurrence.value, recurrence.parameters.TZID, zones, floating);
      if (original) moved.push({ uid: textOf(part, 'UID', 200), originalMs: original.ms });
    }
  }
  for (const { uid, originalMs } of moved) {
    const series = events.get(uid);
    if (series && series.excluded.length < mostExcluded) events.set(uid, { ...series, excluded: [...series.excluded, originalMs] });
  }
  return { events: [...events.values()], problems };
}
