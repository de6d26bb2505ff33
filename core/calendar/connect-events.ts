import type { ReadingReport } from '../reading/reading-report.js';
import { writeJson } from '../registry/write-json.js';
import { continueSeries } from './continue-series.js';
import { getRepeatZone, type CalendarEvent } from './event.js';
import type { ReadEvent } from './read-icalendar-event.js';
import { dayStart, toWallClock } from './time-zone.js';

/** Maximum number of series with one UID whose time of day is compared with that of a changed date. */
const mostCompared = 20;

/** Maximum number of changes of all later dates in one series. Each of them expands the rules again. */
const maxContinuations = 50;

const dateKey = ({ uid, replaces }: ReadEvent): string => `${uid}\n${replaces?.written ?? ''}`;

/** Whether one event is a version of another (SEQUENCE). With another title and another start it is a different event with the same UID. */
const isVersion = (one: ReadEvent, other: ReadEvent): boolean =>
  one.replaces !== null || one.event.title === other.event.title || one.event.startMs === other.event.startMs;

function groupBy(events: readonly ReadEvent[], keyOf: (read: ReadEvent) => string): ReadonlyMap<string, readonly ReadEvent[]> {
  const groups = new Map<string, ReadEvent[]>();
  for (const read of events) groups.set(keyOf(read), [...groups.get(keyOf(read)) ?? [], read]);
  return groups;
}

/** Removes earlier versions and copies of events. */
function latest(events: readonly ReadEvent[], report: ReadingReport): readonly ReadEvent[] {
  const groups = groupBy(events, dateKey);
  const copies = new Set<string>();
  return events.filter(read => {
    const group = read.uid ? groups.get(dateKey(read))! : [read];
    if (group.length === 1) return true;
    const later = group.find(other => other.sequence > read.sequence && isVersion(read, other));
    if (later)
      report.understood({ field: 'SEQUENCE', item: read.event.title }, String(read.sequence), String(later.sequence), {
        reason: `"${read.event.title}" is there in several versions; the latest counts.`,
      });
    const content = `${dateKey(read)}\n${writeJson(read.event)}`;
    const isCopy = copies.has(content);
    copies.add(content);
    return !later && !isCopy;
  });
}

/** Finds the series whose date an event replaces. Among several series with one UID, the title decides, then the time of day. */
function seriesOf({ event, replaces }: ReadEvent, candidates: readonly ReadEvent[]): ReadEvent | undefined {
  if (candidates.length < 2) return candidates[0];
  const timeOf = (series: CalendarEvent, ms: number) => {
    const wall = series.isAllDay ? ms : toWallClock(ms, getRepeatZone(series));
    return wall - dayStart(wall);
  };
  return candidates.find(({ event: series }) => series.title === event.title)
    ?? candidates.slice(0, mostCompared).find(({ event: series }) => timeOf(series, series.startMs) === timeOf(series, replaces!.ms)) ?? candidates[0];
}

/** Excludes the dates of a series that other events replace. */
function without(event: CalendarEvent, replacements: readonly ReadEvent[]): CalendarEvent {
  const moments: number[] = [];
  const days: number[] = [];
  for (const { replaces } of replacements) {
    const { ms, isDay } = replaces!;
    // A date may name a time, or a time a date: a series of whole days excludes the day, a series of times everything that begins on it.
    if (event.isAllDay) moments.push(isDay ? ms : dayStart(toWallClock(ms, getRepeatZone(event) || 'UTC')));
    else (isDay ? days : moments).push(ms);
  }
  return { ...event, excluded: [...event.excluded, ...moments], ...days.length > 0 && { excludedDays: [...event.excludedDays ?? [], ...days] } };
}

/** Gives each event an id of its own. */
function withIds(events: readonly ReadEvent[]): readonly ReadEvent[] {
  const used = new Map<string, number>();
  return events.map(each => {
    const key = each.uid + (each.replaces ? `#${each.replaces.written}` : '') || each.event.title;
    const number = (used.get(key) ?? 0) + 1;
    used.set(key, number);
    const id = number === 1 ? key : `${key}/${number}`;
    return { ...each, event: { ...each.event, id, uid: number === 1 ? each.uid || id : id } };
  });
}

/**
 * Connects the events of a file. An occurrence that was moved (RECURRENCE-ID) is an event of its own and its series leaves it out; a
 * change of all later dates continues the series; a later version replaces an earlier one. Events that share a UID for no reason, as many
 * exporters write them, all stay.
 */
export function connectEvents(read: readonly ReadEvent[], report: ReadingReport): readonly CalendarEvent[] {
  const events = withIds(latest(read, report));
  const seriesByUid = groupBy(events.filter(({ replaces }) => !replaces), ({ uid }) => uid);
  const changes = new Map<ReadEvent, ReadEvent[]>();
  for (const each of events.filter(({ replaces }) => replaces !== null)) {
    const changed = seriesOf(each, seriesByUid.get(each.uid) ?? []);
    if (changed) changes.set(changed, [...changes.get(changed) ?? [], each]);
    else if (each.replaces!.isWithFuture) {
      const reason = `"${each.event.title}" changes all later dates of a series that is not in the file: one date is shown.`;
      report.omitted({ field: 'RECURRENCE-ID', item: each.event.title }, 'RANGE=THISANDFUTURE', { reason });
    }
  }
  const connected = new Map<ReadEvent, CalendarEvent>();
  for (const [changed, all] of changes) {
    const ofFuture = all.filter(({ replaces }) => replaces!.isWithFuture);
    const continuations = new Set(ofFuture.slice(0, maxContinuations));
    if (ofFuture.length > maxContinuations) {
      const reason = `"${changed.event.title}" has more than ${maxContinuations} changes of all later dates. Each of the rest changes its own date alone.`;
      report.omitted({ field: 'RECURRENCE-ID', item: changed.event.title }, 'RANGE=THISANDFUTURE', { reason });
    }
    const series = without(changed.event, all.filter(each => !continuations.has(each)));
    for (const [each, event] of continueSeries(series, [...continuations], report)) connected.set(each ?? changed, event);
  }
  return events.map(each => connected.get(each) ?? each.event);
}
