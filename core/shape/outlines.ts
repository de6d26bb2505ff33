export type Point = readonly [x: number, y: number];

const written = (value: number): string => String(Math.round(value * 100) / 100);

/** Numbers as a path has them: two decimals are a hundredth of the box's hundredth. */
export const pair = ([x, y]: Point): string => `${written(x)} ${written(y)}`;

/** A closed path through the points. */
export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/**
 * Points around a center, the first at the top; each radius in turn, so that two of them make a star.
 * A turn of 1 starts at the second point.
 */
export function pointsOnCircle(count: number, radii: readonly number[], [x, y]: Point = [50, 50], turn = 0): Point[] {
  return [...Array(count).keys()].map(at => {
    const angle = (2 * Math.PI * (at + turn)) / count;
    const radius = radii[at % radii.length]!;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

/** How far the handles of four curves stand out to make an ellipse, in its radii. */
const handle = 0.5523;

interface Ellipse {
  readonly x?: number;
  readonly y?: number;
  readonly rx?: number;
  readonly ry?: number;
  /** Drawn the other way round: a hole. */
  readonly isHole?: boolean;
}

/** An ellipse of four curves; the whole square box by default. */
export function ellipse({ x = 50, y = 50, rx = 50, ry = rx, isHole = false }: Ellipse = {}): string {
  const side = isHole ? -1 : 1;
  const at = (across: number, down: number) => pair([x + across * rx * side, y + down * ry]);
  return `M${at(0, -1)}C${at(handle, -1)} ${at(1, -handle)} ${at(1, 0)}`
    + `C${at(1, handle)} ${at(handle, 1)} ${at(0, 1)}`
    + `C${at(-handle, 1)} ${at(-1, handle)} ${at(-1, 0)}`
    + `C${at(-1, -handle)} ${at(-handle, -1)} ${at(0, -1)}Z`;
}

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

/** A closed path through the points in arcs that bulge away from the center: petals, scallops. */
export function scallopedPath(points: readonly Point[], bulge: number, [x, y]: Point = [50, 50]): string {
  const outwards = ([px, py]: Point): Point => [x + (px - x) * bulge, y + (py - y) * bulge];
  const arcs = points.map((from, at) => {
    const to = points[(at + 1) % points.length]!;
    return `C${pair(outwards(from))} ${pair(outwards(to))} ${pair(to)}`;
  });
  return `M${pair(points[0]!)}${arcs.join('')}Z`;
}
