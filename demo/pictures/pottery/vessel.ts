import type { Point } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import type { Coat } from './coat.js';
import type { Glaze } from './glazes.js';
import type { Light } from './light.js';
import { drawCoat } from './coat.js';
import { inside } from './inside.js';
import { windowLight } from './light.js';
import { surface } from './surface.js';
import { turntable } from './turntable.js';

export interface Vessel {
  /** [radius, height] from foot to rim. */
  profile: readonly Point[];
  /** Foot center on the sheet. */
  x: number;
  y: number;
  scale?: number;
  coats: readonly Coat[];
  /** The glaze inside; the last coat's when not given. */
  lining?: Glaze;
  /** The inside as its own profile, center to rim, where it does not follow the outside: plates, saucers. */
  inner?: readonly Point[];
  /** Wall thickness at the rim; 0 closes the form. */
  wall?: number;
  /** How deep the inside goes, as a fraction of the height. */
  depth?: number;
  /** Sine of the angle the eye looks down. */
  tilt?: number;
  /** A pulled spout at the rim, to the left. */
  spout?: number;
  /** Ridges left by the fingers. */
  throwing?: number;
  light?: Light;
  /** How many rings the form is drawn with, and how many colors across each. */
  bands?: number;
  facets?: number;
}

/** A pot thrown on paper: the profile revolved, lit band by band, with coats, speckle, rim and inside. */
export function vessel(sheet: Sheet, options: Vessel): void {
  const {
    profile, x, y, scale = 1, coats, inner, wall = 10, depth = 0.9, tilt = 0.26, spout = 0, throwing = 0.05,
    light = windowLight, bands = 44, facets = 22,
  } = options;
  const rings = surface(profile, bands).map(ring =>
    ({ ...ring, radius: ring.radius * scale, height: ring.height * scale }));
  const pot = turntable({ x, y, rings, tilt, spout: spout * scale });
  const shared = { pot, x, y, scale, light, bands, throwing, seed: sheet.random() * 100 };
  coats.forEach((coat, order) => drawCoat(sheet, { ...shared, coat, cover: coats[order + 1], order, facets }));
  if (!wall) return;
  const outside = coats[coats.length - 1].glaze;
  inside(sheet, { ...shared, profile, inner, outside, lining: options.lining ?? outside, thick: wall * scale, depth });
}
