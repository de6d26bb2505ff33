import type { Point } from '../drawing/path.js';
import { curve } from '../drawing/path.js';

export interface Creek {
  d: string;
  /** The near bank's wet face, just above the water on the far side of each bend. */
  bank: string;
  covers(x: number, y: number, margin?: number): boolean;
}

/** A tidal creek winding from the horizon to the eye: `middle` and `width` are given by depth 0 (far) to 1 (near). */
export function creek(top: number, bottom: number, middle: (t: number) => number, width: (t: number) => number): Creek {
  const side = (sign: number, lift: (t: number) => number): Point[] => Array.from({ length: 34 }, (_, step) => {
    const t = step / 33;
    return [middle(t) + sign * width(t) / 2, top + (bottom - top) * t - lift(t)];
  });
  const outline = (lift: (t: number) => number) =>
    `${curve(side(-1, lift))}L${curve(side(1, lift).reverse()).slice(1)}Z`;
  return {
    d: outline(() => 0),
    bank: outline(t => 3 + 20 * t),
    covers(x, y, margin = 0) {
      const t = (y - top) / (bottom - top);
      return t >= 0 && t <= 1 && Math.abs(x - middle(t)) < width(t) / 2 + margin;
    },
  };
}
