import { dataLink } from '../links/data-link.js';
import { readCategories } from './event-categories.js';
import { type EventTime, readEventTime } from './event-time.js';
import { dayStart, isTimeZone, getZoneOffsetMs, toWallClock } from './time-zone.js';

const wholeDayMs = 86_400_000;

/** Status of an event. */
export const eventStatuses = ['scheduled', 'sold-out', 'cancelled', 'postponed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** One event, or a series of them. */
export interface CalendarEvent {
  /** Unique among the events of an element. */
  readonly id: string;
  /** Id for calendar programs, so that they do not add the event twice. */
  readonly uid: string;
  readonly title: string;
  /** A moment; for whole days, the first day as its midnight in UTC. */
  readonly startMs: number;
  /** The first moment or day after the event; `null` if unknown. */
  readonly endMs: number | null;
  readonly isAllDay: boolean;
  /** The zone in which times are shown: an IANA name, or an offset such as `+01:00`. Empty for each visitor's own zone. */
  readonly zone: string;
  /** Written start and end of an event without a zone: the same clock times for every visitor. */
  readonly walls?: readonly [start: number, end: number | null];
  /** The zone in which a series repeats, if it is not `zone`: a start in UTC repeats in UTC, whatever zone it is shown in. */
  readonly repeatZone?: string;
  /** An RRULE of iCalendar without its name; empty for a single event. */
  readonly rule: string;
  /** More RRULEs: the series has the dates of all of them. */
  readonly moreRules?: readonly string[];
  /** Rules whose dates are excluded (EXRULE of RFC 2445). */
  readonly exceptionRules?: readonly string[];
  /** The start from which another event continues this series; that date and all later ones are not dates of this event. */
  readonly continuedFromMs?: number;
  /** The series that this event continues with a change (RANGE=THISANDFUTURE). */
  readonly continues?: Continuation;
  /** Excluded starts. */
  readonly excluded: readonly number[];
  /** Excluded days, as midnights in UTC: no occurrence begins on them. */
  readonly excludedDays?: readonly number[];
  /** Starts in addition to those of the rules. */
  readonly added: readonly number[];
  readonly status: EventStatus;
  /** Names of its categories; absent for none. */
  readonly categories?: readonly string[];
  readonly description: string;
  readonly venue: string;
  readonly town: string;
  /** Address of a page about the event, checked by `core/links`; empty without one. */
  readonly url: string;
  readonly ticketsUrl: string;
}

/** The dates of a series that an event continues. They are moved by the same difference as the first of them. */
export interface Continuation {
  readonly series: CalendarEvent;
  /** The first of these dates, as the series has it. */
  readonly fromMs: number;
  /** The same date as a clock time in the zone of the series, or as a day. */
  readonly fromWall: number;
}

/** Whether the dates of an event follow from its own rules or from another event. */
export const isSeries = ({ rule, exceptionRules, continues }: CalendarEvent): boolean => rule !== '' || exceptionRules !== undefined || continues !== undefined;

/** The zone in which a series repeats. */
export const getRepeatZone = ({ repeatZone, zone }: CalendarEvent): string => repeatZone ?? zone;

/** One date of an event. */
export interface Occurrence {
  readonly key: string;
  readonly event: CalendarEvent;
  readonly startMs: number;
  readonly endMs: number | null;
}

/** Limits of one source of events. Larger sources would block the page. */
export const eventLimits = { events: 2000, bytes: 1_000_000, title: 200, text: 4000, occurrences: 500 } as const;

/** An event in JSON. `start` and `end` have the format of `<time datetime>`. */
export interface EventRecord {
  readonly id?: string;
  readonly title?: string;
  readonly start?: string;
  readonly end?: string;
  readonly timeZone?: string;
  readonly rrule?: string;
  readonly exdates?: readonly string[];
  readonly status?: string;
  /** One category, or several with commas between them. */
  readonly category?: string;
  readonly description?: string;
  readonly venue?: string;
  readonly town?: string;
  readonly url?: string;
  readonly tickets?: string;
}

/** A problem of a record, as a console message. */
export interface EventProblem { readonly problem: string }

const textOf = (value: unknown, most: number): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim().slice(0, most) : '');
const statusOf = (value: unknown): EventStatus => eventStatuses.find(status => status === value) ?? 'scheduled';

/** The zone in which a series with a written offset repeats, if it is not the zone it is shown in. An offset that this zone has at that time is its own. */
function repeatZone(start: EventTime, isOwnZone: boolean): string | undefined {
  if (!start.offset || isOwnZone || start.offset === start.zone) return undefined;
  return start.offset !== 'UTC' && getZoneOffsetMs(start.offset, start.ms) === getZoneOffsetMs(start.zone, start.ms) ? undefined : start.offset;
}

/** What the parts of a record are read with. */
interface RecordContext {
  readonly title: string;
  readonly zone: string;
  readonly problems: string[];
}

/** The end of an event; null without one that is of the same kind as its start. */
function readEnd({ end: written }: EventRecord, start: EventTime, { title, zone, problems }: RecordContext): EventTime | null {
  if (!written) return null;
  const end = readEventTime(textOf(written, 60), zone);
  const isSameKind = end?.isDay === start.isDay;
  if (!isSameKind || end.ms < start.ms) {
    problems.push(`end "${textOf(written, 60)}" of "${title}" does not fit its start; expected one such as ${
      start.isDay ? '2026-12-06' : '2026-12-05T21:00'}; leaving its end out`);
  }
  return isSameKind ? end : null;
}

/** The dates that a series leaves out: times, and days on which everything is left out. */
function readExclusions({ exdates: written }: EventRecord, start: EventTime, { title, zone, problems }: RecordContext) {
  const [excluded, excludedDays]: [number[], number[]] = [[], []];
  const exdates: readonly unknown[] = Array.isArray(written) ? written : [];
  if (exdates.length > eventLimits.occurrences)
    problems.push(`"${title}" has ${exdates.length} exdates; expected at most ${eventLimits.occurrences}; leaving the rest out`);
  for (const text of exdates.slice(0, eventLimits.occurrences)) {
    const time = readEventTime(textOf(text, 60), zone);
    if (!time) problems.push(`exdate "${textOf(text, 60)}" of "${title}" is not a date; expected one such as 2026-12-05; leaving it out`);
    else if (start.isDay) excluded.push(time.isDay ? time.ms : dayStart(toWallClock(time.ms, time.offset || time.zone)));
    // A day without a time excludes everything that begins on it.
    else (time.isDay ? excludedDays : excluded).push(time.ms);
  }
  return { excluded, ...excludedDays.length > 0 && { excludedDays } };
}

/** When an event is over, and its clock times where its zone is not known. */
function readDuration(start: EventTime, end: EventTime | null): Pick<CalendarEvent, 'endMs' | 'walls'> {
  // The last day is included, so the event ends the day after.
  const endMs = end && (end.isDay ? end.ms + wholeDayMs : end.ms);
  // At a clock change, an hour of skipped clock time has no length.
  const isLaterByClock = !start.isDay && !start.offset && !end?.offset && end !== null && end.wall > start.wall;
  const isOver = endMs !== null && (endMs > start.ms || isLaterByClock);
  return {
    endMs: isOver ? Math.max(endMs, start.ms) : null,
    ...!start.zone && !start.isDay && { walls: [start.wall, isOver ? end!.wall : null] },
  };
}

/**
 * Reads a record. `zone` applies to times without a zone of their own. Parts that cannot be read are left out and added to
 * `problems`.
 */
export function readEventRecord(record: EventRecord, zone = '', problems: string[] = []): CalendarEvent | EventProblem {
  const title = textOf(record.title, eventLimits.title);
  const own = textOf(record.timeZone, 60);
  if (own && !isTimeZone(own)) return { problem: `time zone "${own}" of "${title}" is unknown; expected one such as "Europe/London"` };
  const start = readEventTime(textOf(record.start, 60), own || zone);
  if (!start) return { problem: `start "${textOf(record.start, 60)}" of "${title}" is not a date; expected one such as 2026-12-05T19:00 or 2026-12-05` };
  const context = { title, zone: own || zone, problems };
  const duration = readDuration(start, readEnd(record, start, context));
  const rule = textOf(record.rrule, 500).replace(/^RRULE:/i, '');
  const otherZone = repeatZone(start, own !== '');
  if (rule && otherZone)
    problems.push(
      `start "${textOf(record.start, 60)}" of "${title}" is not a time of ${start.zone}; expected one without an offset; repeating it in ${otherZone}`,
    );
  const categories = readCategories(textOf(record.category, eventLimits.text).split(','));
  const id = textOf(record.id, 200) || `${title}/${start.zone || start.isDay ? start.ms : start.wall}`;
  return {
    id, uid: id, title, rule, ...readExclusions(record, start, context), ...otherZone && { repeatZone: otherZone },
    ...duration,
    startMs: start.ms, isAllDay: start.isDay, zone: start.zone, added: [],
    status: statusOf(record.status), ...categories.length > 0 && { categories }, description: textOf(record.description, eventLimits.text),
    venue: textOf(record.venue, eventLimits.title), town: textOf(record.town, eventLimits.title),
    url: dataLink(record.url, `event "${title}": url`), ticketsUrl: dataLink(record.tickets, `event "${title}": tickets`),
  };
}

/** Reads a list of records. Returns the events, and the problems of everything else. */
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
