import { getRepeatZone, type CalendarEvent, type Occurrence } from './event.js';
import { dayStart, fromWallClock, toWallClock } from './time-zone.js';

/** The occurrence of an event at one of its starts. */
export const occurrenceAt = (event: CalendarEvent, startMs: number): Occurrence => ({
  event, startMs, key: `${event.id}@${startMs}`,
  endMs: event.endMs === null ? null : event.isAllDay ? startMs + event.endMs - event.startMs : endOf(event, startMs),
});

/** The end of an occurrence. A series keeps its clock times, also in a night with a clock change. */
function endOf(event: CalendarEvent, at: number): number {
  if (at === event.startMs) return event.endMs!;
  const zone = getRepeatZone(event);
  const long = toWallClock(event.endMs!, zone) - toWallClock(event.startMs, zone);
  return Math.max(at, fromWallClock(toWallClock(at, zone) + long, zone));
}

/**
 * Whether a start takes place. A start may be excluded alone, or with all that begin on its day; later starts may belong to the event
 * that continues the series.
 */
export function takesPlace(event: CalendarEvent): (startMs: number) => boolean {
  // An event that continues a series is limited by the dates of the series, and its own first date always takes place.
  const end = event.continues ? Infinity : event.continuedFromMs ?? Infinity;
  if (event.excluded.length === 0 && !event.excludedDays) return ms => ms < end;
  const [moments, days, zone] = [new Set(event.excluded), new Set(event.excludedDays), getRepeatZone(event)];
  return ms => ms < end && !moments.has(ms) && (days.size === 0 || !days.has(dayStart(event.isAllDay ? ms : toWallClock(ms, zone))));
}

/** The date of an event without rules, and its listed dates (RDATE). */
export function plainOccurrences(event: CalendarEvent): readonly Occurrence[] {
  return [...new Set([event.startMs, ...event.added])].filter(takesPlace(event)).map(ms => occurrenceAt(event, ms));
}
