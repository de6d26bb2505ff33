import type { CalendarEvent, Occurrence } from './event.js';
import { instantOf, wallOf } from './time-zone.js';

/** An event at one of its starts. */
export const occurrenceAt = (event: CalendarEvent, startMs: number): Occurrence => ({
  event, startMs, key: `${event.id}@${startMs}`,
  endMs: event.endMs === null ? null : event.isAllDay ? startMs + event.endMs - event.startMs : endOf(event, startMs),
});

/** A series keeps its hours on the clock, also over a night in which the clocks change. */
function endOf({ startMs, endMs, zone }: CalendarEvent, at: number): number {
  const long = wallOf(endMs!, zone) - wallOf(startMs, zone);
  return Math.max(at, instantOf(wallOf(at, zone) + long, zone));
}

/** The one time of an event without a rule, and its further dates. */
export function plainOccurrences(event: CalendarEvent): readonly Occurrence[] {
  return [event.startMs, ...event.added].filter(ms => !event.excluded.includes(ms)).map(ms => occurrenceAt(event, ms));
}
