import { safeUrl } from '../links/safe-url.js';
import { type EventTime, readEventTime } from './event-time.js';
import { dayStart, isTimeZone, offsetMs, wallOf } from './time-zone.js';

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
  /** Start and end as they are written, of an event without a zone: what clocks show, whoever looks. */
  readonly walls?: readonly [start: number, end: number | null];
  /** The zone in which a series repeats, where it is not `zone`: a start in UTC repeats in UTC wherever it is told. */
  readonly repeatZone?: string;
  /** An RRULE of iCalendar without its name; empty for an event that happens once. */
  readonly rule: string;
  /** Further rules: the series has the dates of all of them. */
  readonly moreRules?: readonly string[];
  /** Rules whose dates do not take place (EXRULE of RFC 2445). */
  readonly exceptionRules?: readonly string[];
  /** The start from which another event continues this series; that date and all later ones are not dates of this event. */
  readonly continuedFromMs?: number;
  /** The series that this event continues with a change (RANGE=THISANDFUTURE). */
  readonly continues?: Continuation;
  /** Starts that the rule gives and that do not take place. */
  readonly excluded: readonly number[];
  /** Days on which nothing of it begins, as their midnights in UTC. */
  readonly excludedDays?: readonly number[];
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

/** Which dates of a series an event continues. They are moved by as much as the first of them. */
export interface Continuation {
  readonly series: CalendarEvent;
  /** The first of these dates, as the series has it. */
  readonly fromMs: number;
  /** The same as clocks show it where the series repeats, or as a day. */
  readonly fromWall: number;
}

/** Whether the dates of an event follow from rules, or from those of another event. */
export const isSeries = ({ rule, exceptionRules, continues }: CalendarEvent): boolean => rule !== '' || exceptionRules !== undefined || continues !== undefined;

/** The zone in which a series repeats. */
export const repeatZoneOf = ({ repeatZone, zone }: CalendarEvent): string => repeatZone ?? zone;

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

/** Where a series repeats whose start has an offset, if not where it is told: an offset that the zone has at that time is its own. */
function repeatZone(start: EventTime, isOwnZone: boolean): string | undefined {
  if (!start.offset || isOwnZone || start.offset === start.zone) return undefined;
  return start.offset !== 'UTC' && offsetMs(start.offset, start.ms) === offsetMs(start.zone, start.ms) ? undefined : start.offset;
}

/**
 * Reads what a record says; the zone is that of times which name none themselves. Parts that cannot be read are left out, and
 * `problems` receives what they were.
 */
export function readEventRecord(record: EventRecord, zone = '', problems: string[] = []): CalendarEvent | EventProblem {
  const title = textOf(record.title, eventLimits.title);
  const own = textOf(record.timeZone, 60);
  if (own && !isTimeZone(own)) return { problem: `time zone "${own}" of "${title}" is unknown; expected one such as "Europe/London"` };
  const start = readEventTime(textOf(record.start, 60), own || zone);
  if (!start) return { problem: `start "${textOf(record.start, 60)}" of "${title}" is no date; expected one such as 2026-12-05T19:00 or 2026-12-05` };
  const end = record.end ? readEventTime(textOf(record.end, 60), own || zone) : null;
  if (record.end && (end?.isDay !== start.isDay || end.ms < start.ms)) {
    problems.push(`end "${textOf(record.end, 60)}" of "${title}" does not fit its start; expected one such as ${start.isDay ? '2026-12-06' : '2026-12-05T21:00'}; leaving its end out`);
  }
  // A last day counts: what is over is over the day after.
  const endMs = !end || end.isDay !== start.isDay ? null : end.isDay ? end.ms + wholeDayMs : end.ms;
  const rule = textOf(record.rrule, 500).replace(/^RRULE:/i, '');
  const otherZone = repeatZone(start, own !== '');
  if (rule && otherZone) problems.push(`start "${textOf(record.start, 60)}" of "${title}" is no time of ${start.zone}; expected one without an offset; taking its dates by the clocks of ${otherZone}`);
  const [excluded, excludedDays]: [number[], number[]] = [[], []];
  const exdates: readonly unknown[] = Array.isArray(record.exdates) ? record.exdates : [];
  if (exdates.length > eventLimits.occurrences) problems.push(`"${title}" has ${exdates.length} exdates; expected at most ${eventLimits.occurrences}; leaving the rest out`);
  for (const text of exdates.slice(0, eventLimits.occurrences)) {
    const time = readEventTime(textOf(text, 60), own || zone);
    if (!time) problems.push(`exdate "${textOf(text, 60)}" of "${title}" is no date; expected one such as 2026-12-05; leaving it out`);
    else if (start.isDay) excluded.push(time.isDay ? time.ms : dayStart(wallOf(time.ms, time.offset || time.zone)));
    // A day alone leaves out what would begin on it.
    else (time.isDay ? excludedDays : excluded).push(time.ms);
  }
  const id = textOf(record.id, 200) || `${title}/${start.zone || start.isDay ? start.ms : start.wall}`;
  // Where clocks leave a time out, an hour may have no length.
  const isOver = endMs !== null && (endMs > start.ms || (!start.isDay && !start.offset && !end!.offset && end!.wall > start.wall));
  return {
    id, uid: id, title, rule, excluded, ...excludedDays.length > 0 && { excludedDays }, ...otherZone && { repeatZone: otherZone },
    endMs: isOver ? Math.max(endMs!, start.ms) : null, ...!start.zone && !start.isDay && { walls: [start.wall, isOver ? end!.wall : null] },
    startMs: start.ms, isAllDay: start.isDay, zone: start.zone, added: [],
    status: statusOf(record.status), description: textOf(record.description, eventLimits.text),
    venue: textOf(record.venue, eventLimits.title), town: textOf(record.town, eventLimits.title),
    url: linkOf(record.url), ticketsUrl: linkOf(record.tickets),
  };
}

/** Once for each kind of record: what was read, and what was wrong with the rest. */
export function readEventRecords(records: readonly unknown[], zone = ''): { readonly events: readonly CalendarEvent[]; readonly problems: readonly string[] } {
  const events: CalendarEvent[] = [];
  const problems: string[] = [];
  if (records.length > eventLimits.events) problems.push(`has ${records.length} events; expected at most ${eventLimits.events}; leaving the rest out`);
  for (const record of records.slice(0, eventLimits.events)) {
    const read = readEventRecord((typeof record === 'object' && record !== null ? record : {}) as EventRecord, zone, problems);
    if ('problem' in read) problems.push(read.problem);
    else events.push(read);
  }
  return { events, problems };
}
