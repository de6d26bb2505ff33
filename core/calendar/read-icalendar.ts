import { ReadingReport } from '../reading/reading-report.js';
import { noteText } from '../reading/reading-texts.js';
import { connectEvents } from './connect-events.js';
import { decodeICalendar } from './decode-icalendar.js';
import { calendarZoneNames } from './event-names.js';
import { eventLimits, type CalendarEvent } from './event.js';
import { findLine, readComponents, readLines, type Component } from './icalendar-lines.js';
import { readICalendarTime } from './icalendar-times.js';
import { findZone, zoneKey, type FileZones } from './icalendar-zones.js';
import { EventReader, type ReadEvent } from './read-icalendar-event.js';

export interface ReadCalendar {
  readonly events: readonly CalendarEvent[];
  /** Sentences about values that were left out, then about unusual values that were understood. */
  readonly problems: readonly string[];
  readonly report: ReadingReport;
}

/** Maximum number of time zones in a file. */
const mostZones = 50;
const isTimeLine = /^(?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)$/;

/** Reads the zones of a calendar's events, and that of the whole calendar. */
async function readZones(
  calendar: Component,
  elementZone: string,
  report: ReadingReport,
): Promise<{ readonly zones: FileZones; readonly calendarZone: string }> {
  const definitions = new Map(
    calendar.parts.filter(({ name }) => name === 'VTIMEZONE').map(part => [zoneKey(findLine(part, 'TZID')?.value ?? ''), part]),
  );
  const used = new Map<string, { line: number; walls: number[] }>();
  for (const { lines } of calendar.parts.filter(({ name }) => name === 'VEVENT')) {
    for (const {
      name,
      parameters: { TZID },
      value,
      line,
    } of lines) {
      if (!TZID || !isTimeLine.test(name)) continue;
      const use = used.get(zoneKey(TZID)) ?? { line, walls: [] };
      used.set(zoneKey(TZID), use);
      const wall = use.walls.length < eventLimits.occurrences ? readICalendarTime(value.split(',', 1)[0]!)?.wall : undefined;
      if (wall !== undefined) use.walls.push(wall);
    }
  }
  const zoneLine = calendar.lines.find(({ name, value }) => calendarZoneNames.some(known => known === name) && value.trim());
  const calendarZone = zoneLine
    ? await findZone(
      {
        tzid: zoneLine.value,
        definition: definitions.get(zoneKey(zoneLine.value)),
        walls: [],
        otherwise: elementZone,
        line: zoneLine.line,
      },
      report,
    )
    : '';
  const zones = new Map<string, string>();
  if (used.size > mostZones)
    report.omitted({ line: [...used.values()][mostZones]!.line, field: 'TZID' }, [...used.keys()][mostZones]!, {
      reason: `The file names more than ${mostZones} time zones; the rest is unknown.`,
    });
  for (const [tzid, { line, walls }] of [...used].slice(0, mostZones))
    zones.set(
      tzid,
      await findZone({ tzid, definition: definitions.get(tzid), walls, otherwise: calendarZone || elementZone, line }, report),
    );
  return { zones, calendarZone };
}

/**
 * Reads an iCalendar file (RFC 5545), including the deviations of common exporters. A time without a zone is in that of its calendar
 * (X-WR-TIMEZONE), else in `elementZone`, else in the visitor's own.
 */
export async function readICalendar(text: string, elementZone = ''): Promise<ReadCalendar> {
  const report = new ReadingReport();
  const problems: string[] = [];
  const calendars = readComponents(readLines(text.slice(0, eventLimits.bytes))).filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) problems.push('is not an iCalendar file; expected BEGIN:VCALENDAR');
  if (text.length > eventLimits.bytes) problems.push(`has more than ${eventLimits.bytes} characters; leaving the rest out`);
  const read: ReadEvent[] = [];
  for (const calendar of calendars) {
    const context = {
      ...(await readZones(calendar, elementZone, report)),
      elementZone,
      report,
      isCanceled: /^CANCEL$/i.test(findLine(calendar, 'METHOD')?.value.trim() ?? ''),
    };
    for (const part of calendar.parts.filter(({ name }) => name === 'VEVENT')) {
      if (read.length === eventLimits.events) {
        problems.push(`has more than ${eventLimits.events} events; leaving the rest out`);
        break;
      }
      const event = new EventReader(part, context).read();
      if (event) read.push(event);
      if (event && !part.isEnded)
        report.understood({ item: event.event.title }, 'BEGIN:VEVENT', 'END:VEVENT', {
          reason: `"${event.event.title}" has no END:VEVENT: the file may be cut, and parts of the event may be missing.`,
        });
    }
  }
  // Some exporters write one calendar for each event.
  const events = connectEvents(read, report);
  const notes = [...report.notes.filter(({ action }) => action !== 'understood'), ...report.notes.filter(({ action }) => action === 'understood')];
  return { events, problems: [...problems, ...notes.map(note => noteText(note))], report };
}

/** Reads a file in any encoding; null if it is not iCalendar. `type` is the `Content-Type` of its response. */
export async function readICalendarFile(bytes: Uint8Array, type: string | null, elementZone: string): Promise<ReadCalendar | null> {
  const text = decodeICalendar(bytes, type);
  return /^\ufeff?\s*BEGIN:\s?VCALENDAR/i.test(text) ? readICalendar(text, elementZone) : null;
}
