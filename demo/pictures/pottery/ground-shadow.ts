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
  color?: string;
  strength?: number;
  /** How far shadows reach; 1 follows the light exactly, a soft studio light is shorter. */
  reach?: number;
  /** A handle or spout, as the points and width it was drawn with. */
  loop?: { points: readonly Point[]; width: number };
}

/** The shadow a pot throws on its table: every ring slid along the light, soft far away, tight at the foot. */
export function groundShadow(sheet: Sheet, options: Cast): void {
  const {
    profile, x, y, scale = 1, tilt = 0.26, light = windowLight, color = '#3a2a2e', strength = 0.5, loop,
  } = options;
  const rings = surface(profile, 26);
  const [lx, ly, lz] = light.from;
  const tallest = Math.max(...rings.map(({ height }) => height));
  // A blur stops dead at the sheet's edge, so the shadow must end before it.
  const room = (sheet.width * 0.95 - x - rings[rings.length - 1].radius * scale) / (-lx / ly * tallest * scale);
  const reach = Math.min(options.reach ?? 0.62, Math.max(0.2, room));
  const ring = (radius: number, height: number, grow = 1) => {
    const cx = x - lx / ly * height * scale * reach;
    const cy = y - lz / ly * height * scale * reach * tilt;
    return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(radius * scale * grow)}" ry="${
      round(radius * scale * tilt * grow)}"/>`;
  };
  const foot = rings[0];
  const stand = Math.sqrt(1 - tilt * tilt);
  const laid = loop?.points.map(([px, py]): Point => {
    const height = (y - py) / stand;
    return [px - lx / ly * height * reach, y - lz / ly * height * reach * tilt];
  });
  // Two blurs only: each costs a pass over the whole picture.
  const short = rings.filter(({ height }) => height < tallest * 0.55);
  const soft = `opacity="${round(strength * 7) / 10}" filter="${sheet.blur(round(18 * scale))}"`;
  sheet.group(`fill="${color}" ${soft}`, () => {
    sheet.group('opacity=".6"', () => sheet.add(...rings.map(({ radius, height }) => ring(radius, height, 1.06))));
    sheet.group('opacity=".7"', () => sheet.add(...short.map(({ radius, height }) => ring(radius, height))));
    if (laid) {
      sheet.add(`<path d="${curve(laid)}" fill="none" stroke="${color}" stroke-width="${round(loop!.width * 0.75)
      }" opacity=".8"/>`);
    }
  });
  sheet.group(`fill="${color}" opacity="${round(Math.min(1, strength * 1.5) * 10) / 10}" filter="${
    sheet.blur(round(4.5 * scale))}"`, () =>
    sheet.add(ring(foot.radius, 0, 1.05), ring(foot.radius, foot.radius * 0.2, 1.02)));
}
