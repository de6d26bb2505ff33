import { pair, type Point } from './polygon.js';

/** A closed path through the points in arcs that bulge away from the centre: petals, scallops. */
export function bumps(points: readonly Point[], bulge: number, [x, y]: Point = [50, 50]): string {
  const outwards = ([px, py]: Point): Point => [x + (px - x) * bulge, y + (py - y) * bulge];
  const arcs = points.map((from, at) => {
    const to = points[(at + 1) % points.length]!;
    return `C${pair(outwards(from))} ${pair(outwards(to))} ${pair(to)}`;
  });
  return `M${pair(points[0]!)}${arcs.join('')}Z`;
}
