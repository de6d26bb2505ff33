import { pair, type Point } from './polygon.js';

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** A closed path through the points with corners cut round, each by at most half of its shorter side. */
export function roundCorners(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, at) => {
    const towards = (next: Point): Point => {
      const length = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
      return between(corner, next, Math.min(0.5, radius / length));
    };
    const before = towards(points.at(at - 1)!);
    const after = towards(points[(at + 1) % points.length]!);
    return `${pair(before)}Q${pair(corner)} ${pair(after)}`;
  });
  return `M${corners.join('L')}Z`;
}
