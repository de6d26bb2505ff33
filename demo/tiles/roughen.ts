import { noise } from './noise.js';
import { touches, type TileFrame } from './tile-frame.js';

const wander = 0.1; // how far the middle of a stretch may leave the straight line, of its length
const finestPx = 3;
const firstZoom = 8; // below, the data is finer than a pixel

/**
 * A track with invented bends where the data has long straight lines, so that a coast still looks like one when
 * seen from near. The same bends at every zoom and in every tile: they follow from the end points alone.
 */
export function roughen(points: Float64Array, frame: TileFrame): number[] {
  const rough: number[] = [points[0], points[1]];
  for (let index = 2; index < points.length; index += 2) {
    bend(points[index - 2], points[index - 1], points[index], points[index + 1], frame, rough);
  }
  return rough;
}

function bend(ax: number, ay: number, bx: number, by: number, frame: TileFrame, rough: number[]): void {
  const length = Math.hypot(bx - ax, by - ay);
  const reach = length * wander * 2;
  const box: TileFrame['box'] = [
    Math.min(ax, bx) - reach,
    Math.min(ay, by) - reach,
    Math.max(ax, bx) + reach,
    Math.max(ay, by) + reach,
  ];
  if (frame.z < firstZoom || length * frame.scale < finestPx || !touches(frame, box)) {
    rough.push(bx, by);
    return;
  }
  // The ends in a fixed order: a stretch walked the other way round bends alike.
  const isForward = ax < bx || (ax === bx && ay < by);
  const shift = (noise(ax + bx, ay + by) * 2 - 1) * wander * (isForward ? 1 : -1);
  const mx = (ax + bx) / 2 - (by - ay) * shift;
  const my = (ay + by) / 2 + (bx - ax) * shift;
  bend(ax, ay, mx, my, frame, rough);
  bend(mx, my, bx, by, frame, rough);
}
