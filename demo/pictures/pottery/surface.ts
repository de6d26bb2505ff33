import type { Point } from '../drawing/path.js';

export interface Ring {
  radius: number;
  height: number;
  /** Outward and upward parts of the surface normal. */
  out: number;
  up: number;
  /** 0 at the foot, 1 at the rim, along the curve. */
  along: number;
}

/**
 * Evenly spaced rings along a profile of [radius, height] points, foot first.
 * A point given twice makes a corner; everything else is one flowing curve.
 */
export function surface(profile: readonly Point[], count: number): Ring[] {
  const dense: Point[] = [];
  for (let index = 0; index < profile.length - 1; index++) {
    const from = profile[index];
    const to = profile[index + 1];
    const before = profile[Math.max(0, index - 1)];
    const after = profile[Math.min(profile.length - 1, index + 2)];
    if (from[0] === to[0] && from[1] === to[1]) continue;
    for (let step = 0; step < 40; step++) {
      const t = step / 40;
      dense.push([0, 1].map(axis => {
        const start = (to[axis] - before[axis]) / 2;
        const end = (after[axis] - from[axis]) / 2;
        return (2 * t ** 3 - 3 * t * t + 1) * from[axis] + (t ** 3 - 2 * t * t + t) * start
          + (-2 * t ** 3 + 3 * t * t) * to[axis] + (t ** 3 - t * t) * end;
      }) as Point);
    }
  }
  dense.push(profile[profile.length - 1]);

  const lengths = [0];
  for (let index = 1; index < dense.length; index++) {
    lengths.push(lengths[index - 1]
      + Math.hypot(dense[index][0] - dense[index - 1][0], dense[index][1] - dense[index - 1][1]));
  }
  const total = lengths[lengths.length - 1];
  const rings: Ring[] = [];
  let cursor = 1;
  for (let index = 0; index < count; index++) {
    const wanted = total * index / (count - 1);
    while (cursor < dense.length - 1 && lengths[cursor] < wanted) cursor++;
    const span = lengths[cursor] - lengths[cursor - 1] || 1;
    const t = Math.min(1, (wanted - lengths[cursor - 1]) / span);
    const [from, to] = [dense[cursor - 1], dense[cursor]];
    const slope = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    rings.push({
      radius: Math.max(0.01, from[0] + (to[0] - from[0]) * t),
      height: from[1] + (to[1] - from[1]) * t,
      out: (to[1] - from[1]) / slope,
      up: -(to[0] - from[0]) / slope,
      along: index / (count - 1),
    });
  }
  return rings;
}
