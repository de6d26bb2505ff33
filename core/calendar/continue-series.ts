import type { ReadingReport } from '../reading/reading-report.js';
import { getRepeatZone, type CalendarEvent, type Continuation } from './event.js';
import type { ReadEvent } from './read-icalendar-event.js';
import { dayStart, fromWallClock, toWallClock } from './time-zone.js';

/** Reads which dates a change of all later dates applies to, from the moment or the day in its RECURRENCE-ID. */
function continuationOf(series: CalendarEvent, { replaces }: ReadEvent): Continuation {
  const { ms, isDay } = replaces!;
  const zone = getRepeatZone(series);
  if (series.isAllDay) {
    const day = isDay ? ms : dayStart(toWallClock(ms, zone || 'UTC'));
    return { series, fromMs: day, fromWall: day };
  }
  if (!isDay) return { series, fromMs: ms, fromWall: toWallClock(ms, zone) };
  const begin = toWallClock(series.startMs, zone);
  return { series, fromMs: fromWallClock(ms, zone), fromWall: ms + begin - dayStart(begin) };
}

/**
 * Connects a series with the events that change one of its dates and all later ones (RANGE=THISANDFUTURE, RFC 5545 §3.2.13). Each change
 * applies until the next one begins. The series itself is returned under null.
 */
export function continueSeries(series: CalendarEvent, changes: readonly ReadEvent[], report: ReadingReport): ReadonlyMap<ReadEvent | null, CalendarEvent> {
  const parts = changes.map(read => ({ read, continues: continuationOf(series, read) })).sort((a, b) => a.continues.fromMs - b.continues.fromMs);
  const all = new Map<ReadEvent | null, CalendarEvent>();
  for (const [at, { read, continues }] of parts.entries()) {
    const nextMs = parts[at + 1]?.continues.fromMs;
    all.set(read, { ...read.event, rule: series.rule, continues, ...nextMs !== undefined && { continuedFromMs: nextMs } });
    const { rule } = read.replaces!;
    if (rule && rule !== series.rule) {
      const reason = `"${
        read.event.title}" changes all later dates of a series and has a rule of its own. The rule was left out; the later dates are those of the series.`;
      report.omitted({ field: 'RRULE', item: read.event.title }, rule, { reason });
    }
  }
  return all.set(null, { ...series, ...parts[0] && { continuedFromMs: parts[0].continues.fromMs } });
}
