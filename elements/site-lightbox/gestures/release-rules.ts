import { dragShare, within, type Bounds } from '../zoom/zoom-rules.js';
import { strength } from '../zoom/spring.js';

/** Ours: a flick, in pixels per millisecond. */
const flickVelocity = 0.5;
/** Ours: a pointer that moves slower than this has stopped. */
const restVelocity = 0.1;
const halfway = 0.5;
/** Ours: of the way that drags the overlay away a good part, counting the velocity, closes. */
const closeShare = 0.4;
/** Ours: a picture pinched below this closes. */
const closeBelowZoom = 0.8;
/** Ours: how a free glide loses its speed, per millisecond. */
export const glideStrength = 1 / 325;

/** Which way a swipe turns. `offset` in slides, positive towards the next; `velocity` in pixels per millisecond, the same way. */
export function turnAfterSwipe(offset: number, velocity: number): -1 | 0 | 1 {
  for (const way of [1, -1] as const) {
    const [far, fast] = [offset * way, velocity * way];
    if ((far > 0 && fast > flickVelocity) || (far > halfway && fast > -restVelocity)) return way;
  }
  return 0;
}

/** Whether a picture that was dragged up or down and let go closes. Pixels, and pixels per millisecond. */
export function closesAfterDrag(dragPx: number, velocity: number, heightPx: number): boolean {
  const comingPx = dragPx + velocity / glideStrength;
  return dragPx * comingPx > 0 && Math.abs(comingPx) > heightPx * dragShare * closeShare;
}

export const closesAfterPinch = (zoom: number): boolean => zoom < closeBelowZoom;

/** Where a picture glides that was let go, and by what strength: freely, or into its bounds. */
export function calculateGlide(value: number, velocity: number, bounds: Bounds): { to: number; perMs: number } {
  const free = value + velocity / glideStrength;
  const to = within(free, bounds);
  return { to, perMs: to === free ? glideStrength : strength };
}
