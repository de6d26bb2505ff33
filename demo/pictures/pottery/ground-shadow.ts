import type { Point } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import type { Light } from './light.js';
import { curve, round } from '../drawing/path.js';
import { windowLight } from './light.js';
import { surface } from './surface.js';

interface Cast {
  profile: readonly Point[];
  x: number;
  y: number;
  scale?: number;
  tilt?: number;
  light?: Light;
  colour?: string;
  strength?: number;
  /** How far shadows reach; 1 follows the light exactly, a soft studio light is shorter. */
  reach?: number;
  /** A handle or spout, as the points and width it was drawn with. */
  loop?: { points: readonly Point[]; width: number };
}

/** The shadow a pot throws on its table: every ring slid along the light, soft far away, tight at the foot. */
export function groundShadow(sheet: Sheet, options: Cast): void {
  const {
    profile, x, y, scale = 1, tilt = 0.26, light = windowLight, colour = '#3a2a2e', strength = 0.5, reach = 0.62,
    loop,
  } = options;
  const rings = surface(profile, 26);
  const [lx, ly, lz] = light.from;
  const ring = (radius: number, height: number, grow = 1) => {
    const cx = x - lx / ly * height * scale * reach;
    const cy = y - lz / ly * height * scale * reach * tilt;
    return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(radius * scale * grow)}" ry="${
      round(radius * scale * tilt * grow)}"/>`;
  };
  const foot = rings[0];
  const tallest = rings[rings.length - 1].height;
  if (loop) {
    const stand = Math.sqrt(1 - tilt * tilt);
    const laid = loop.points.map(([px, py]): Point => {
      const height = (y - py) / stand;
      return [px - lx / ly * height * reach, y - lz / ly * height * reach * tilt];
    });
    sheet.add(`<path d="${curve(laid)}" fill="none" stroke="${colour}" stroke-width="${round(loop.width * 0.6)
    }" opacity="${round(strength * 6) / 10}" filter="${sheet.blur([round(15 * scale), round(9 * scale)])}"/>`);
  }
  sheet.group(`fill="${colour}" opacity="${round(strength * 5) / 10}" filter="${sheet.blur(round(30 * scale))}"`, () =>
    sheet.add(...rings.map(({ radius, height }) => ring(radius, height, 1.06))));
  sheet.group(`fill="${colour}" opacity="${round(strength * 6) / 10}" filter="${sheet.blur(round(13 * scale))}"`, () =>
    sheet.add(...rings.filter(({ height }) => height < tallest * 0.55).map(({ radius, height }) => ring(radius,
      height))));
  sheet.group(`fill="${colour}" opacity="${round(Math.min(1, strength * 1.5) * 10) / 10}" filter="${
    sheet.blur(round(4 * scale))}"`, () => sheet.add(ring(foot.radius, 0, 1.05), ring(foot.radius,
      foot.radius * 0.16, 1.02)));
}
