import { pair, type Point } from './polygon.js';

/** A closed soft line through the points: at each it runs parallel to the way between its neighbours. */
export function smooth(points: readonly Point[], softness = 1 / 6): string {
  const count = points.length;
  const point = (at: number): Point => points[(at + count) % count]!;
  const curves = points.map((from, at) => {
    const to = point(at + 1);
    const [bx, by] = point(at - 1);
    const [ax, ay] = point(at + 2);
    const leave: Point = [from[0] + (to[0] - bx) * softness, from[1] + (to[1] - by) * softness];
    const arrive: Point = [to[0] - (ax - from[0]) * softness, to[1] - (ay - from[1]) * softness];
    return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  });
  return `M${pair(points[0]!)}${curves.join('')}Z`;
}
