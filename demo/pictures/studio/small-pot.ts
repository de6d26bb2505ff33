import type { Point } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import type { Glaze } from '../pottery/glazes.js';
import type { Light } from '../pottery/light.js';
import { glazes } from '../pottery/glazes.js';
import { vessel } from '../pottery/vessel.js';

interface SmallPot {
  profile: readonly Point[];
  glaze: Glaze;
  x: number;
  y: number;
  scale: number;
  tilt?: number;
  light?: Light;
  closed?: boolean;
  bare?: number;
}

/** A pot in the middle distance: the same form and light, with fewer bands and no surface detail. */
export function smallPot(sheet: Sheet, { glaze, closed = false, bare = 0.12, scale, ...pot }: SmallPot): void {
  const plain = { ...glaze, mottle: undefined, speckle: undefined };
  const clay = { ...glazes.clay, mottle: undefined, speckle: undefined };
  vessel(sheet, {
    tilt: 0.16,
    ...pot,
    scale,
    coats: bare ? [{ glaze: clay, from: 0 }, { glaze: plain, from: bare, wobble: 7 }] : [{ glaze: plain, from: 0 }],
    wall: closed ? 0 : 9,
    bands: scale < 0.7 ? 11 : 18,
    facets: 10,
    throwing: 0.03,
  });
}
