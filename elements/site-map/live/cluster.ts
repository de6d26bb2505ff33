import type { Point } from '../place/place.js';

/** Markers of a place on the screen that is too small for all of them; `at` is their middle. */
export interface Cluster { readonly at: Point; readonly members: readonly number[] }

/** More markers than this are grouped. */
export const maxSingleMarkers = 50;
const cellPx = 72;
const worldPx = 256;
const mostLat = 85.0511;

/** Where a position is on a map of the whole world at some zoom level, in pixels: Web Mercator. */
export function toPixel([lat, lng]: Point, zoom: number): { readonly x: number; readonly y: number } {
  const size = worldPx * 2 ** zoom;
  const sine = Math.sin(Math.max(-mostLat, Math.min(mostLat, lat)) * Math.PI / 180);
  return { x: (lng + 180) / 360 * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

/** Groups positions that would lie on one another at some zoom level. The same positions always give the same groups. */
export function clusterPoints(points: readonly Point[], zoom: number): Cluster[] {
  const cells = new Map<string, number[]>();
  points.forEach((point, at) => {
    const { x, y } = toPixel(point, Math.round(zoom));
    const key = `${Math.floor(x / cellPx)} ${Math.floor(y / cellPx)}`;
    const cell = cells.get(key);
    if (cell) cell.push(at);
    else cells.set(key, [at]);
  });
  return [...cells.values()].map(members => {
    const middle = (axis: 0 | 1) => members.reduce((sum, at) => sum + points[at]![axis], 0) / members.length;
    return { at: [middle(0), middle(1)], members };
  });
}
