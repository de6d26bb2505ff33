import type { Occurrence } from './event.js';
import { dayStart, fromWallClock, toWallClock, type WallClockMs } from './time-zone.js';

/**
 * The clock time of the start or end of an occurrence without a zone. It is the same for every visitor, as the author wrote it, even if
 * the visitor's zone skips that time.
 */
export function clockTime(edge: 'start' | 'end', { event: { walls }, startMs, endMs }: Occurrence): WallClockMs {
  const shown = toWallClock(startMs, '');
  if (!walls) return edge === 'start' ? shown : toWallClock(endMs ?? startMs, '');
  const [start, end] = walls;
  const written = dayStart(shown) + start - dayStart(start);
  const begin = fromWallClock(written, '') === startMs ? written : shown;
  return edge === 'start' ? begin : begin + (end ?? start) - start;
}
