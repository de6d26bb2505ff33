import { geoMercatorRaw } from 'd3-geo';

// The published types call the raw projection a factory; it is the formula itself.
const mercator = geoMercatorRaw as unknown as (lambda: number, phi: number) => [number, number];
const polarLimit = 89.9; // the projection runs to infinity at the poles

/** Where a place is on the map, in world units: 0 to 1 from west to east and from north to south. */
export function toWorld(lng: number, lat: number): [number, number] {
  const clamped = Math.max(-polarLimit, Math.min(polarLimit, lat));
  const [x, y] = mercator((lng * Math.PI) / 180, (clamped * Math.PI) / 180);
  return [0.5 + x / (2 * Math.PI), 0.5 - y / (2 * Math.PI)];
}
