import type { Occurrence } from './event.js';
import { dayStart, instantOf, wallOf, type WallMs } from './time-zone.js';

/**
 * What clocks show at the start or the end of an occurrence without a zone: the same for every visitor, as it was written, also where the
 * visitor's own clocks leave that time out.
 */
export function clockTime(edge: 'start' | 'end', { event: { walls }, startMs, endMs }: Occurrence): WallMs {
  const shown = wallOf(startMs, '');
  if (!walls) return edge === 'start' ? shown : wallOf(endMs ?? startMs, '');
  const [start, end] = walls;
  const written = dayStart(shown) + start - dayStart(start);
  const begin = instantOf(written, '') === startMs ? written : shown;
  return edge === 'start' ? begin : begin + (end ?? start) - start;
}
