import { getRepeatZone, type CalendarEvent, type Continuation } from './event.js';
import { takesPlace } from './plain-occurrences.js';
import { seriesStarts } from './series-starts.js';
import { dayStart, fromWallClock, toWallClock } from './time-zone.js';

/** A different zone or a clock change moves a start by less than this. */
const marginMs = 2 * 86_400_000;

/** Returns a function that moves a start like the first changed date: by the same difference in clock time, or to whole days. */
function startMover(event: CalendarEvent, { series, fromWall }: Continuation): (ms: number) => number {
  const zone = getRepeatZone(series.isAllDay ? event : series);
  const difference = event.isAllDay ? event.startMs - dayStart(fromWall) : toWallClock(event.startMs, zone) - fromWall;
  return ms => {
    const wall = series.isAllDay ? ms : toWallClock(ms, zone);
    return event.isAllDay ? dayStart(wall) + difference : fromWallClock(wall + difference, zone);
  };
}

/**
 * The starts of an event that changes one date of a series and all later ones (RFC 5545 §3.2.13): if the first is two hours later, all
 * are. Returns the starts near the time between two moments, unsorted.
 */
export function continuedStarts(event: CalendarEvent, continuation: Continuation, fromMs: number, toMs: number): readonly number[] {
  const { series, fromMs: firstMs } = continuation;
  const end = event.continuedFromMs ?? Infinity;
  const difference = event.startMs - firstMs;
  const length = Math.max(0, (event.endMs ?? event.startMs) - event.startMs);
  const [from, to] = [Math.max(firstMs, fromMs - difference - length - marginMs), Math.min(end, toMs - difference + marginMs)];
  // Problems with the rules are already reported for the series.
  const later = from <= to ? seriesStarts(series, from, to, []).filter(ms => ms >= firstMs && ms < end) : [];
  return [...new Set([event.startMs, ...event.added, ...later.map(startMover(event, continuation))])].filter(takesPlace(event));
}
