import { decodeICalendar, eventNames, foldLine, readICalendarTime, standardTime, unfoldLines } from 'site-elements/contract/calendar-file';
import type { CachePolicy } from '../feed-store.js';

/** What pages show of a calendar, and the properties that set its time. Attendees, organizers and alarms stay with the owner. */
const shownComponents = new Set(['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']);
const shownLines = new Set(['VERSION', 'PRODID', 'CALSCALE', 'DTSTAMP', ...eventNames]);

interface Component { readonly name: string; readonly lines: string[] }

const nameOf = (line: string): string => (/^[\w-]{1,60}/.exec(line)?.[0] ?? '').toUpperCase();
const isPrivate = (line: string): boolean =>
  nameOf(line) === 'CLASS'
  && ['PRIVATE', 'CONFIDENTIAL'].includes(
    line
      .slice(line.indexOf(':') + 1)
      .trim()
      .toUpperCase(),
  );

const lineOf = (lines: readonly string[], name: string): string => lines.find(line => nameOf(line) === name) ?? '';
const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1).trim();

/** Dates of a series that have become private, by its UID: without them the series would show what has been moved away. */
type HiddenDates = ReadonlyMap<string, readonly string[]>;

function hide(dates: Map<string, readonly string[]>, lines: readonly string[]): void {
  const [uid, date] = [valueOf(lineOf(lines, 'UID')), lineOf(lines, 'RECURRENCE-ID')];
  if (date) dates.set(uid, [...dates.get(uid) ?? [], date]);
}

const dayMs = 86_400_000;
const headOf = (line: string): string => line.slice(0, line.indexOf(':'));
const isWithFuture = (date: string): boolean => /;RANGE=THISANDFUTURE\b/i.test(headOf(date));
const clockOf = (line: string, value: string): string => (value.endsWith('Z') ? 'UTC' : /;TZID=([^;:]+)/i.exec(headOf(line))?.[1] ?? '');

/** A line of a series that has become private from a date on (RANGE=THISANDFUTURE): its rules end before that date, and later listed dates go. */
function endedLine(line: string, date: string): readonly string[] {
  const written = readICalendarTime(valueOf(date));
  if (!written || !['RRULE', 'RDATE'].includes(nameOf(line))) return [line];
  const end = written.wall - (written.isDay ? dayMs : 1000);
  if (nameOf(line) === 'RRULE') {
    const until = readICalendarTime(/UNTIL=([^;]*)/i.exec(line)?.[1] ?? '');
    const parts = valueOf(line).split(';').filter(part => part && !/^\s*UNTIL=/i.test(part));
    if (until && until.wall < end) return [line];
    return [`RRULE:${[...parts, `UNTIL=${standardTime({ ...written, wall: end })}`].join(';')}`];
  }
  const dates = valueOf(line).split(',').filter(value => {
    const wall = readICalendarTime(value.split('/')[0]!)?.wall ?? Infinity;
    // Clocks of two zones are less than a day apart: a date that may be private is not shown.
    return wall < written.wall - (written.isDay || clockOf(line, value) === clockOf(date, valueOf(date)) ? 0 : dayMs);
  });
  return dates.length > 0 ? [`${headOf(line)}:${dates.join(',')}`] : [];
}

function withoutDates(lines: readonly string[], hidden: HiddenDates): readonly string[] {
  const dates = lineOf(lines, 'RECURRENCE-ID') ? [] : hidden.get(valueOf(lineOf(lines, 'UID'))) ?? [];
  const ended = dates.filter(isWithFuture).reduce<readonly string[]>((rest, date) => rest.flatMap(line => endedLine(line, date)), lines);
  return [...ended, ...dates.map(date => date.replace(/^[\w-]+/, 'EXDATE').replace(/;RANGE=[^;:]{0,40}/i, ''))];
}

/** The public part of an iCalendar file (RFC 5545). Throws on an invalid file. */
export function publicCalendar(text: string): string {
  const hidden = new Map<string, readonly string[]>();
  readPublic(text, hidden);
  return readPublic(text, hidden).map(line => `${foldLine(line.trimEnd())}\r\n`).join('');
}

/** Closes the innermost component, which has to be the one that ends. */
function endComponent(open: Component[], name: string): Component {
  const ended = open.pop();
  if (ended?.name !== name) throw new Error(`is not an iCalendar file: END:${name.slice(0, 60)} has no BEGIN`);
  return ended;
}

/** The lines that are for everybody; dates that are not are added to `hidden`, and left out of series where they are there already. */
function readPublic(text: string, hidden: Map<string, readonly string[]>): readonly string[] {
  const before = new Map(hidden);
  const shown: string[] = [];
  const open: Component[] = [];
  for (const { text: line } of unfoldLines(text)) {
    const [edge = '', name = ''] = line.trim().toUpperCase().split(/: ?/);
    if (edge === 'BEGIN') open.push({ name, lines: [line] });
    else if (edge === 'END') {
      const ended = endComponent(open, name);
      const isHidden = ended.lines.some(isPrivate);
      if (isHidden && before.size === 0) hide(hidden, ended.lines);
      if (shownComponents.has(name) && !isHidden)
        (open.at(-1)?.lines ?? shown).push(...(name === 'VEVENT' ? withoutDates(ended.lines, before) : ended.lines), line);
    } else if (shownLines.has(nameOf(line)) || isPrivate(line)) open.at(-1)?.lines.push(line);
  }
  if (!/^BEGIN: ?VCALENDAR$/i.test(shown[0]?.trim() ?? '')) throw new Error('is not an iCalendar file: BEGIN:VCALENDAR or END:VCALENDAR is missing');
  return shown;
}

/** An iCalendar file of the owner's, as a store of feeds keeps it. */
export const calendarPolicy: CachePolicy<string> = {
  word: 'calendar',
  accept: 'text/calendar, */*;q=0.1',
  decode: decodeICalendar,
  read: publicCalendar,
  isWhole: kept => typeof kept === 'string',
};
