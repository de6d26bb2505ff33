import { toWorld } from '../to-world.js';
import type { TileFrame } from '../tile-frame.js';

/** Where the invented studio of the demo stands: behind the salt marsh of a real coast. */
export const studioPlace = { lat: 52.955, lng: 0.85 } as const;

/** How far the invented countryside reaches around the studio. */
export const reachM = 15_000;

const earthRoundM = 40_075_016.7;
const metresPerUnit = earthRoundM * Math.cos((studioPlace.lat * Math.PI) / 180);
const [originX, originY] = toWorld(studioPlace.lng, studioPlace.lat);

/** A point in metres from the studio: east, north. */
export type Spot = readonly [east: number, north: number];

/** Converts between metres around the studio and the pixels of one tile. */
export interface Ground {
  frame: TileFrame;
  /** Pixels to a metre. */
  scale: number;
  at(spot: Spot): [number, number];
  /** What of the ground is in the tile or just outside it, in metres: west, south, east, north. */
  view: [number, number, number, number];
}

export function groundOf(frame: TileFrame): Ground {
  const scale = frame.scale / metresPerUnit;
  const x = frame.x(originX);
  const y = frame.y(originY);
  const [left, top, right, bottom] = frame.box;
  return {
    frame,
    scale,
    at: ([east, north]) => [x + east * scale, y - north * scale],
    view: [
      (left - originX) * metresPerUnit,
      (originY - bottom) * metresPerUnit,
      (right - originX) * metresPerUnit,
      (originY - top) * metresPerUnit,
    ],
  };
}
