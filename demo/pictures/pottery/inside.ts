import type { Lab } from '../drawing/color.js';
import type { Point } from '../drawing/path.js';
import type { Sheet, Stop } from '../drawing/sheet.js';
import type { Glaze } from './glazes.js';
import type { Light, Vector } from './light.js';
import type { Turntable } from './turntable.js';
import { mixLab, toHex, toLab } from '../drawing/color.js';
import { round } from '../drawing/path.js';
import { lean } from './lean.js';
import { shade } from './light.js';
import { surface } from './surface.js';
import { at } from './turntable.js';

interface Inside {
  pot: Turntable;
  x: number;
  y: number;
  scale: number;
  profile: readonly Point[];
  /** A profile of its own, center to rim, where the inside does not follow the outside. */
  inner?: readonly Point[];
  outside: Glaze;
  lining: Glaze;
  /** Wall thickness at the rim, in sheet units. */
  thick: number;
  depth: number;
  light: Light;
  bands: number;
  throwing: number;
  seed: number;
}

/** The rim and what is seen over it. Lit by angle around the light's direction: exact for a cone seen from anywhere. */
export function inside(sheet: Sheet, options: Inside): void {
  const { pot, x, y, scale, profile, inner, outside, lining, thick, depth, light, bands, throwing, seed } = options;
  const { noise, random } = sheet;
  const { rim, tall, tilt, stand, disc, place, arc } = pot;
  const eye: Vector = [0, tilt, stand];
  const azimuth = Math.hypot(light.from[0], light.from[2]);
  const axis: Point = [light.from[0] / azimuth, light.from[2] / azimuth];
  const tolerance = bands < 30 ? 7 : 1.6;

  const cone = (glaze: Glaze, base: Lab, radius: number, height: number, [out, up]: Point, open: number) => {
    const satin = { ...glaze, gloss: glaze.gloss * 0.35 };
    const stops: Stop[] = [];
    for (let step = 0; step <= 10; step++) {
      const towards = step / 5 - 1;
      const across = Math.sqrt(Math.max(0, 1 - towards * towards)) * 0.3;
      const normal: Vector = [(axis[0] * towards + axis[1] * across) * out, up,
        (axis[1] * towards - axis[0] * across) * out];
      stops.push([step / 10, toHex(shade(base, satin, light, normal, eye, open))]);
    }
    const [cx, cy] = [x, y - height * stand];
    const [dx, dy] = [axis[0] * radius, axis[1] * radius];
    return sheet.linear([cx - dx, cy - dy, cx + dx, cy + dy], lean(stops, tolerance),
      `translate(0 ${round(cy * (1 - tilt))}) scale(1 ${tilt})`);
  };

  const worn = mixLab(toLab(outside.base), toLab(outside.thin), 0.75);
  sheet.add(`<path d="${disc(rim.radius, rim.height)}" fill="${
    cone(outside, worn, rim.radius, rim.height, [0.25, 0.95], 1)}"/>`);

  const mouth = disc(rim.radius - thick, rim.height);
  const floor = inner ? -1 : tall * (1 - depth);
  const count = inner ? Math.min(64, Math.round(bands * 1.6)) : Math.min(24, Math.round(bands * 0.4));
  const rings = surface(inner ?? profile, count).map(ring =>
    ({ ...ring, radius: ring.radius * scale, height: ring.height * scale })).reverse();
  sheet.group(`clip-path="${sheet.clip(mouth)}"`, () => {
    rings.forEach((ring, index) => {
      const flat = ring.height < floor;
      if (flat && index % 3) return;
      const height = Math.max(floor, ring.height);
      const radius = Math.max(1, ring.radius - (inner ? 0 : thick * (1 + (1 - ring.along) * 0.6)));
      const sunk = (rim.height - height) / (rim.radius * 2);
      const open = Math.max(0.34, 1 - sunk * 0.75) * (index ? 1 : 0.94);
      const ripple = inner ? noise(ring.along * 19 + seed) * throwing : 0;
      const pooled = inner ? 0.25 + 0.75 * (1 - ring.out) ** 3 * Math.min(1, ring.along * 1.6) : sunk * 1.6;
      const level = inner && height > tall * 0.4 ? 0.1 + ripple : Math.min(1, pooled + ripple * 2);
      const base = mixLab(toLab(lining.base), toLab(lining.deep), Math.max(0, level));
      const normal: Point = flat ? [0, 1] : [-ring.out, -ring.up + ripple];
      sheet.add(`<path d="${disc(radius, height)}" fill="${cone(lining, base, radius, height, normal, open)}"/>`);
    });
    if (inner && lining.speckle) {
      for (const size of [0.5, 1, 2.1]) {
        let d = '';
        for (let index = 0; index < lining.speckle.count * 0.6 / size; index++) {
          d += `M${at(place(rim.radius * Math.sqrt(random()), tall * 0.5, random() * Math.PI * 2))}h.1`;
        }
        sheet.add(`<path d="${d}" stroke="${lining.speckle.color}" stroke-width="${
          round(lining.speckle.size * size * 2)}" stroke-linecap="round" opacity=".5"/>`);
      }
    }
    // The near wall hides the light from the front of the inside.
    for (const wide of [2.6, 1.7, 0.9]) {
      sheet.add(`<path d="${mouth}" fill="none" stroke="${lining.shade}" stroke-width="${round(thick * wide)
      }" opacity=".13"/>`);
    }
  });
  // A hair of light along the rim's near edge.
  const crown = rim.radius - thick * 0.45;
  const fading = sheet.linear([x - rim.radius, 0, x, 0],
    [[0, light.glint, 0.3], [0.3, light.glint], [1, light.glint, 0]]);
  sheet.add(`<path d="M${at(place(crown, rim.height, Math.PI * 0.97))}${
    arc(crown, rim.height, Math.PI * 0.97, Math.PI * 0.5)}" fill="none" stroke="${fading}" stroke-width="${
    round(Math.max(1, thick * 0.28))}" stroke-linecap="round" opacity="${
    round(0.2 + outside.gloss * 0.45)}"/>`);
}
