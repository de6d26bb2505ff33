import { safeUrl } from '../links/safe-url.js';
import { readEventTime } from './event-time.js';
import { instantOf, isTimeZone, wallOf } from './time-zone.js';

const wholeDayMs = 86_400_000;

/** What has become of an event. */
export const eventStatuses = ['scheduled', 'sold-out', 'cancelled', 'postponed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** One event, or a series of them. */
export interface CalendarEvent {
  /** Unique among the events of an element. */
  readonly id: string;
  /** What calendars know it by, so that it is not added twice. */
  readonly uid: string;
  readonly title: string;
  /** A moment; of an event of whole days the first day, as its midnight in UTC. */
  readonly startMs: number;
  /** When it is over: the first moment, or day, after it. Null where nobody says. */
  readonly endMs: number | null;
  readonly isAllDay: boolean;
  /** Where its clock hangs: an IANA name, or an offset such as `+01:00`; empty where it is told in each visitor's own time. */
  readonly zone: string;
  /** An RRULE of iCalendar without its name; empty for an event that happens once. */
  readonly rule: string;
  /** Starts that the rule gives and that do not take place. */
  readonly excluded: readonly number[];
  /** Further starts that no rule gives. */
  readonly added: readonly number[];
  readonly status: EventStatus;
  readonly description: string;
  readonly venue: string;
  readonly town: string;
  /** Address of a page about it; empty without one. Judged by `core/links`. */
  readonly url: string;
  readonly ticketsUrl: string;
}

/** One time that an event takes place. */
export interface Occurrence {
  readonly key: string;
  readonly event: CalendarEvent;
  readonly startMs: number;
  readonly endMs: number | null;
}

/** What one source of events may hold: more would hold up the page. */
export const eventLimits = { events: 2000, bytes: 1_000_000, title: 200, text: 4000, occurrences: 500 } as const;

/** An event as JSON says it; `start` and `end` are written as `<time datetime>` has them. */
export interface EventRecord {
  readonly id?: string;
  readonly title?: string;
  readonly start?: string;
  readonly end?: string;
  readonly timeZone?: string;
  readonly rrule?: string;
  readonly exdates?: readonly string[];
  readonly status?: string;
  readonly description?: string;
  readonly venue?: string;
  readonly town?: string;
  readonly url?: string;
  readonly tickets?: string;
}

/** What is wrong with a record, as an element says it. */
export interface EventProblem { readonly problem: string }

const textOf = (value: unknown, most: number): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim().slice(0, most) : '');
const linkOf = (value: unknown): string => (typeof value === 'string' && value ? safeUrl(value) ?? '' : '');
const statusOf = (value: unknown): EventStatus => eventStatuses.find(status => status === value) ?? 'scheduled';

/** Reads what a record says; the zone is that of times which name none themselves. */
export function readEventRecord(record: EventRecord, zone = ''): CalendarEvent | EventProblem {
  const title = textOf(record.title, eventLimits.title);
  const own = textOf(record.timeZone, 60);
  if (own && !isTimeZone(own)) return { problem: `time zone "${own}" of "${title}" is unknown; expected one such as "Europe/London"` };
  const start = readEventTime(textOf(record.start, 60), own || zone);
  if (!start) return { problem: `start "${textOf(record.start, 60)}" of "${title}" is no date; expected one such as 2026-12-05T19:00 or 2026-12-05` };
  const end = record.end ? readEventTime(textOf(record.end, 60), own || zone) : null;
  // A last day counts: what is over is over the day after.
  const endMs = !end || end.isDay !== start.isDay ? null : end.isDay ? end.ms + wholeDayMs : end.ms;
  const rule = textOf(record.rrule, 500).replace(/^RRULE:/i, '');
  const excluded = (Array.isArray(record.exdates) ? record.exdates : []).slice(0, eventLimits.occurrences).flatMap(text => {
    const time = readEventTime(textOf(text, 60), own || zone);
    if (!time) return [];
    // A day alone leaves out what would begin on it.
    return [time.isDay && !start.isDay ? sameTimeOn(time.ms, start.ms, start.zone) : time.ms];
  });
  const id = textOf(record.id, 200) || `${title}/${start.ms}`;
  return {
    id, uid: id, title, rule, excluded, endMs: endMs !== null && endMs > start.ms ? endMs : null,
    startMs: start.ms, isAllDay: start.isDay, zone: start.zone, added: [],
    status: statusOf(record.status), description: textOf(record.description, eventLimits.text),
    venue: textOf(record.venue, eventLimits.title), town: textOf(record.town, eventLimits.title),
    url: linkOf(record.url), ticketsUrl: linkOf(record.tickets),
  };
}

/** The moment on a day at which clocks show what they show at another moment. */
function sameTimeOn(dayMs: number, ms: number, zone: string): number {
  const wall = wallOf(ms, zone);
  return instantOf(dayMs + (((wall % wholeDayMs) + wholeDayMs) % wholeDayMs), zone);
}

/** Once for each kind of record: what was read, and what was wrong with the rest. */
export function readEventRecords(records: readonly unknown[], zone = ''): { readonly events: readonly CalendarEvent[]; readonly problems: readonly string[] } {
  const events: CalendarEvent[] = [];
  const problems: string[] = [];
  if (records.length > eventLimits.events) problems.push(`has ${records.length} events; expected at most ${eventLimits.events}; leaving the rest out`);
  for (const record of records.slice(0, eventLimits.events)) {
    const read = readEventRecord((typeof record === 'object' && record !== null ? record : {}) as EventRecord, zone);
    if ('problem' in read) problems.push(read.problem);
    else events.push(read);
  }
  return { events, problems };
}
