import type { Occurrence } from './event.js';
import { dayStart, instantOf, wallOf, type WallMs } from './time-zone.js';

/**
 * The clock time of the start or end of an occurrence without a zone. It is the same for every visitor, as the author wrote it, even if
 * the visitor's zone skips that time.
 */
export function clockTime(edge: 'start' | 'end', { event: { walls }, startMs, endMs }: Occurrence): WallMs {
  const shown = wallOf(startMs, '');
  if (!walls) return edge === 'start' ? shown : wallOf(endMs ?? startMs, '');
  const [start, end] = walls;
  const written = dayStart(shown) + start - dayStart(start);
  const begin = instantOf(written, '') === startMs ? written : shown;
  return edge === 'start' ? begin : begin + (end ?? start) - start;
}
