export type Point = [x: number, y: number];

/** One decimal is a fifth of a device pixel at full size: enough, and half the bytes. */
export const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A straight-edged outline. */
export function poly(points: readonly Point[], closed = true): string {
  return `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;
}

/** A curve through all points (Catmull-Rom as cubic segments). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const near = (index: number) => (closed
    ? points[(index + count) % count]
    : points[Math.min(count - 1, Math.max(0, index))]);
  let d = `M${at(points[0])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const back: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(out)} ${at(back)} ${at(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A curved upper edge closed down to a level: hills, banks, waves. */
export function land(points: readonly Point[], floor: number): string {
  const [first, last] = [points[0], points[points.length - 1]];
  return `${curve(points)}L${round(last[0])} ${round(floor)}L${round(first[0])} ${round(floor)}Z`;
}

/** A leaf, blade or brush stroke: a curve with a width that tapers at both ends or at its tip only. */
export function blade(points: readonly Point[], width: number, taper: 'tip' | 'both' = 'tip'): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, index) => {
    const before = points[Math.max(0, index - 1)];
    const after = points[Math.min(points.length - 1, index + 1)];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const t = index / (points.length - 1);
    const half = width / 2 * (taper === 'tip' ? 1 - t ** 1.5 : Math.sin(Math.PI * t) ** 0.7);
    const [nx, ny] = [-(after[1] - before[1]) / length * half, (after[0] - before[0]) / length * half];
    left.push([point[0] + nx, point[1] + ny]);
    right.unshift([point[0] - nx, point[1] - ny]);
  });
  return `${curve(left)}L${curve(right).slice(1)}Z`;
}

/** A soft line near the points (midpoint quadratics, whole units): a third of the bytes of `curve`. */
export function flow(points: readonly Point[]): string {
  const whole = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const last = points.length - 1;
  let d = `M${whole(points[0])}`;
  for (let index = 1; index < last; index++) {
    const [here, next] = [points[index], points[index + 1]];
    d += `Q${whole(here)} ${whole([(here[0] + next[0]) / 2, (here[1] + next[1]) / 2])}`;
  }
  return `${d}L${whole(points[last])}`;
}
