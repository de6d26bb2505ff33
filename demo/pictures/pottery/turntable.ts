import type { Point } from '../drawing/path.js';
import type { Ring } from './surface.js';
import { curve, round } from '../drawing/path.js';

/** The geometry of one pot seen from a little above: where its rings lie on the sheet and what outlines it. */
export interface Turntable {
  rings: readonly Ring[];
  rim: Ring;
  tall: number;
  tilt: number;
  /** Cosine beside `tilt`: how much of a height is left when seen from above. */
  stand: number;
  place(radius: number, height: number, angle: number): Point;
  /** Part of a ring as path text, to follow a point already given. */
  arc(radius: number, height: number, from: number, to: number): string;
  disc(radius: number, height: number): string;
  radiusAt(height: number): number;
  /** Path texts that together cover exactly what the pot covers. */
  outline: readonly string[];
}

const turn = Math.PI * 2;
/** How wide a pulled spout is, in radians around the rim. */
const spoutSpread = 0.42;

export const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export function turntable(
  { x, y, rings, tilt, spout }: { x: number; y: number; rings: readonly Ring[]; tilt: number; spout: number },
): Turntable {
  const foot = rings[0];
  const rim = rings[rings.length - 1];
  const tall = Math.max(...rings.map(({ height }) => height));
  const stand = Math.sqrt(1 - tilt * tilt);

  const pull = (height: number) => spout * Math.max(0, (height / tall - 0.62) / 0.38) ** 2.2;
  const beak = (angle: number) => Math.exp(-(((angle - Math.PI) / spoutSpread) ** 2));
  const place = (radius: number, height: number, angle: number): Point => {
    const reach = radius + pull(height) * beak(angle);
    const lift = pull(height) * beak(angle) * 0.3;
    return [x + reach * Math.cos(angle), y - (height + lift) * stand + reach * Math.sin(angle) * tilt];
  };
  const arc = (radius: number, height: number, from: number, to: number) => {
    if (pull(height) < 0.5) {
      return `A${round(radius)} ${round(radius * tilt)} 0 0 ${to > from ? 1 : 0} ${at(place(radius, height, to))}`;
    }
    const steps = 18;
    const points = Array.from({ length: steps + 1 }, (_, step) =>
      place(radius, height, from + (to - from) * step / steps));
    return curve(points).replace(/^M[^C]*/, '');
  };
  const disc = (radius: number, height: number) =>
    `M${at(place(radius, height, Math.PI))}${arc(radius, height, Math.PI, turn)}${arc(radius, height, 0, Math.PI)}Z`;

  // Where the surface turns away from the eye, ring by ring: a little in front of or behind the side.
  const edges = rings.flatMap(ring => {
    const sine = -ring.up * tilt / (Math.max(1e-6, ring.out) * stand);
    return Math.abs(sine) < 1 ? [{ ring, angle: Math.asin(sine) }] : [];
  });
  const left = edges.map(({ ring, angle }) => at(place(ring.radius, ring.height, Math.PI - angle)));
  const right = edges.map(({ ring, angle }) => at(place(ring.radius, ring.height, angle))).reverse();
  const open = rings.filter(({ up, height }) => up > 0.9 || (up < -0.15 && height < tall * 0.2));
  return {
    rings,
    rim,
    tall,
    tilt,
    stand,
    place,
    arc,
    disc,
    radiusAt: height => (rings.find(ring => ring.height >= height) ?? rim).radius,
    outline: [
      ...(edges.length < 2 ? [] : [`M${[...left, ...right].join('L')}Z`]),
      ...[rim, foot, ...open].map(({ radius, height }) => disc(radius, height)),
    ],
  };
}
