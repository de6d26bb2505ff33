import type { Lab } from '../drawing/color.js';
import type { Glaze } from './glazes.js';
import { mixLab, toLab } from '../drawing/color.js';

export type Vector = [x: number, y: number, z: number];

/** Where the light stands: x to the right, y up, z towards the eye. */
export interface Light {
  from: Vector;
  /** What the far side receives back from the room. */
  fill: number;
  /** The color thrown back by the backdrop. */
  bounce: string;
  /** The color of the window itself, seen in glossy glazes. */
  glint: string;
}

export const windowLight: Light = { from: [-0.7, 0.55, 0.46], fill: 0.2, bounce: '#e8c9ae', glint: '#fffaf0' };

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const smooth = (low: number, high: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};
/** 1 inside an interval with soft shoulders. */
const within = (low: number, high: number, soft: number, value: number) =>
  smooth(low - soft, low + soft, value) * (1 - smooth(high - soft, high + soft, value));

/**
 * The color of a glazed point with this normal: wrapped daylight from a window, a weak bounce from the far side,
 * a window-shaped glint where the surface mirrors it, and paler edges where the eye grazes the glaze.
 */
export function shade(base: Lab, glaze: Glaze, light: Light, normal: Vector, eye: Vector, open = 1): Lab {
  const white = toLab(light.glint);
  const key = Math.max(0, (dot(normal, light.from) + 0.28) / 1.28);
  const fill = Math.max(0, dot(normal, [0.86, 0.1, 0.5])) * light.fill;
  const sky = 0.5 + 0.5 * normal[1];
  const amount = (0.1 + 0.13 * sky + 0.92 * key ** 1.15 + fill * 0.55) * open;
  let color = amount < 1
    ? mixLab(toLab(glaze.shade), base, Math.min(1, amount * 1.02))
    : mixLab(base, white, Math.min(0.5, (amount - 1) * 0.9));
  color = mixLab(color, toLab(light.bounce), Math.max(0, fill * 0.5 - key * 0.1) * open);

  const facing = dot(normal, eye);
  const mirror: Vector = [0, 1, 2].map(at => 2 * facing * normal[at] - eye[at]) as Vector;
  const around = Math.atan2(mirror[0], mirror[2]);
  const up = Math.asin(Math.max(-1, Math.min(1, mirror[1])));
  const soft = 0.42 - 0.36 * glaze.gloss;
  const centre = Math.atan2(light.from[0], light.from[2]);
  const pane = within(centre - 0.3, centre + 0.3, soft, around) * within(-0.85, 0.85, soft + 0.1, up);
  const strip = within(1.5, 1.95, soft, around) * within(-0.5, 0.7, 0.3, up);
  const shine = glaze.gloss * (0.72 * pane + 0.14 * strip) * open;
  const graze = (1 - Math.max(0, facing)) ** 4 * (0.06 + 0.2 * glaze.gloss) * open;
  return mixLab(mixLab(color, toLab(light.bounce), Math.min(0.5, graze)), white, Math.min(0.92, shine));
}
