import type { Point } from '../drawing/path.js';
import type { Sheet, Stop } from '../drawing/sheet.js';
import type { Lab } from '../drawing/colour.js';
import type { Glaze } from './glazes.js';
import type { Light, Vector } from './light.js';
import type { Ring } from './surface.js';
import { mixLab, toHex, toLab } from '../drawing/colour.js';
import { curve, round } from '../drawing/path.js';
import { shade, windowLight } from './light.js';
import { lean } from './lean.js';
import { surface } from './surface.js';

/** A glaze coat poured from above: covers everything over `from` (fraction of height), with a hand-dipped edge. */
export interface Coat {
  glaze: Glaze;
  from: number;
  /** How uneven the edge is, in drawing units. */
  wobble?: number;
  /** How far drips run below the edge. */
  drips?: number;
}

export interface Vessel {
  /** [radius, height] from foot to rim. */
  profile: readonly Point[];
  /** Foot centre on the sheet. */
  x: number;
  y: number;
  scale?: number;
  coats: readonly Coat[];
  /** The glaze inside; the last coat's when not given. */
  lining?: Glaze;
  /** The inside as its own profile, centre to rim, where it does not follow the outside: plates, saucers. */
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
  bands?: number;
  facets?: number;
}

const turn = Math.PI * 2;

/** A pot thrown on paper: the profile revolved, lit band by band, with coats, speckle, rim and inside. */
export function vessel(sheet: Sheet, options: Vessel): void {
  const {
    x, y, scale = 1, coats, wall = 10, depth = 0.9, tilt = 0.26, spout = 0, throwing = 0.05,
    light = windowLight, bands = 64, facets = 22,
  } = options;
  const { random, noise } = sheet;
  const rings = surface(options.profile, bands).map((ring) =>
    ({ ...ring, radius: ring.radius * scale, height: ring.height * scale }));
  const rim = rings[rings.length - 1];
  const tall = Math.max(...rings.map(({ height }) => height));
  const stand = Math.sqrt(1 - tilt * tilt);
  const eye: Vector = [0, tilt, stand];
  const seed = random() * 100;

  const pull = (height: number) => spout * scale * Math.max(0, (height / tall - 0.62) / 0.38) ** 2.2;
  const beak = (angle: number) => Math.exp(-(((angle - Math.PI) / 0.42) ** 2));
  const place = (radius: number, height: number, angle: number): Point => {
    const reach = radius + pull(height) * beak(angle);
    const lift = pull(height) * beak(angle) * 0.3;
    return [x + reach * Math.cos(angle), y - (height + lift) * stand + reach * Math.sin(angle) * tilt];
  };
  /** Half or all of a ring as path text; a true arc where there is no spout. */
  const arc = (radius: number, height: number, from: number, to: number) => {
    if (pull(height) < 0.5) {
      const [endX, endY] = place(radius, height, to);
      const sweep = to > from ? 1 : 0;
      return `A${round(radius)} ${round(radius * tilt)} 0 0 ${sweep} ${round(endX)} ${round(endY)}`;
    }
    const steps = 18;
    const points = Array.from({ length: steps + 1 }, (_, step) =>
      place(radius, height, from + (to - from) * step / steps));
    return curve(points).replace(/^M[^C]*/, '');
  };
  const start = ([px, py]: Point) => `${round(px)} ${round(py)}`;
  const disc = (radius: number, height: number) =>
    `M${start(place(radius, height, Math.PI))}${arc(radius, height, Math.PI, turn)}`
    + `${arc(radius, height, 0, Math.PI)}Z`;

  const tint = (glaze: Glaze, ring: Ring, from: number): Lab => {
    const level = (ring.height / tall - from) / (1 - from);
    const pooled = mixLab(toLab(glaze.deep), toLab(glaze.base), Math.min(1, Math.max(0, level * 1.5 + 0.05)));
    const nearRim = Math.max(0, 1 - (1 - ring.along) * 24);
    const ridge = Math.max(0, noise(ring.along * 30 + seed)) * throwing * 3;
    return mixLab(pooled, toLab(glaze.thin), Math.min(0.85, nearRim * 0.8 + ridge * glaze.gloss));
  };
  const bandFill = (glaze: Glaze, ring: Ring, from: number) => {
    const base = tint(glaze, ring, from);
    const wave = (noise(ring.along * 26 + seed) + 0.5 * noise(ring.along * 61 + seed)) * throwing;
    const length = Math.hypot(ring.out, ring.up + wave);
    const [out, up] = [ring.out / length, (ring.up + wave) / length];
    const low = Math.exp(-ring.height / (tall * 0.13));
    const open = 1 - 0.38 * low * Math.max(0, 0.75 - up);
    const left = place(ring.radius, ring.height, Math.PI)[0];
    const right = x + ring.radius;
    const stops: Stop[] = [];
    for (let facet = 0; facet <= facets; facet++) {
      const angle = Math.PI * (1 - facet / facets);
      const normal: Vector = [Math.cos(angle) * out, up, Math.sin(angle) * out];
      const offset = (place(ring.radius, ring.height, angle)[0] - left) / (right - left);
      stops.push([offset, toHex(shade(base, glaze, light, normal, eye, open))]);
    }
    return sheet.linear([left, 0, right, 0], lean(stops, bands < 30 ? 7 : 1.6));
  };

  const drawBands = (glaze: Glaze, from: number, lowest: number, highest: number) => {
    for (let index = 0; index < rings.length - 1; index++) {
      const [low, high] = [rings[index], rings[index + 1]];
      if (high.height < lowest || low.height > highest) continue;
      const d = `M${start(place(low.radius, low.height, Math.PI))}${arc(low.radius, low.height, Math.PI, 0)}`
        + `L${start(place(high.radius, high.height, 0))}${arc(high.radius, high.height, turn, Math.PI)}Z`;
      sheet.add(`<path d="${d}" fill="${bandFill(glaze, low, from)}"/>`);
    }
  };
  const radiusAt = (height: number) => {
    const index = rings.findIndex((ring) => ring.height >= height);
    return rings[index < 0 ? rings.length - 1 : index].radius;
  };
  const speckle = (glaze: Glaze, from: number, highest: number) => {
    if (!glaze.speckle || tilt > 0.8) return;
    const { colour, count, size } = glaze.speckle;
    let d = '';
    for (let index = 0; index < count * Math.min(2, scale * scale); index++) {
      const angle = random() * Math.PI;
      const ring = rings[random.whole(1, rings.length - 2)];
      if (ring.height / tall < from || ring.height > highest) continue;
      const [px, py] = place(ring.radius, ring.height, angle);
      const big = size * (0.35 + random() ** 6 * 2.2) * Math.max(0.7, scale);
      const thin = big * Math.max(0.25, Math.sin(angle));
      d += `M${round(px - thin)} ${round(py)}a${round(thin)} ${round(big)} 0 1 0 ${round(thin * 2)} 0`
        + `a${round(thin)} ${round(big)} 0 1 0 ${round(-thin * 2)} 0`;
    }
    if (d) sheet.add(`<path d="${d}" fill="${colour}" opacity=".55"/>`);
  };

  const foot = rings[0];
  // Where the surface turns away from the eye, ring by ring: the true outline, a little in front of or behind the side.
  const edges = rings.flatMap((ring) => {
    const sine = -ring.up * tilt / (Math.max(1e-6, ring.out) * stand);
    return Math.abs(sine) < 1 ? [{ ring, angle: Math.asin(sine) }] : [];
  });
  const outline = sheet.clip(
    ...(edges.length < 2 ? [] : [`M${edges.map(({ ring, angle }) => start(place(ring.radius, ring.height,
      Math.PI - angle))).join('L')}L${
      edges.reverse().map(({ ring, angle }) => start(place(ring.radius, ring.height, angle))).join('L')}Z`]),
    disc(rim.radius, rim.height),
    disc(foot.radius, foot.height),
    ...rings.filter((ring) => ring.up > 0.9 || (ring.up < -0.15
      && ring.height < tall * 0.2)).map((ring) => disc(ring.radius, ring.height)),
  );
  const inOutline = (draw: () => void) => sheet.group(`clip-path="${outline}"`, draw);

  coats.forEach(({ glaze, from, wobble = 5, drips = 0 }, order) => {
    // What the next coat covers need not be drawn.
    const cover = coats[order + 1];
    const highest = cover ? cover.from * tall + (cover.wobble ?? 5) * scale * 2 + tall * 0.05 : Infinity;
    // Few bands would show as steps: a small pot is softened along its height only, inside its sharp outline.
    const smooth = bands < 30 && !glaze.mottle;
    const attributes = smooth ? `filter="${sheet.blur([0, round(tall / bands * 0.75)], 'tight')}"` : glaze.mottle
      ? `filter="${sheet.mottle(glaze.mottle.frequency, glaze.mottle.strength)}"` : '';
    if (order === 0 && from === 0) {
      inOutline(() => {
        if (smooth) drawBands(glaze, 0, 0, rings[2].height);
        sheet.group(attributes, () => drawBands(glaze, 0, 0, highest));
        speckle(glaze, 0, highest);
      });
      return;
    }
    const edge: Point[] = [];
    const steps = drips ? 64 : bands < 30 ? 18 : 44;
    const runs = Array.from({ length: drips ? 7 : 0 }, () =>
      ({ at: random.between(0.1, 0.9), reach: drips * random.between(0.25, 1), wide: random.between(0.016, 0.034) }));
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      const run = runs.reduce((sum, { at, reach, wide }) => sum + reach * Math.exp(-(((t - at) / wide) ** 2)), 0);
      const level = from * tall + scale * (wobble * noise.layered(t * 5 + seed + order * 5) - run);
      const height = Math.max(2, level);
      edge.push(place(radiusAt(height) + 0.8, height, Math.PI * (1 - t)));
    }
    // Over a narrow foot the belly hangs down beside the edge, and it is glazed too.
    const hang = radiusAt(from * tall + tall * 0.12) > radiusAt(from * tall) * 1.2 ? 420 : 0;
    const top = y - tall * stand - 400;
    const area = `${curve(edge)}L${round(x + 900)} ${round(edge[steps][1] + hang)}L${round(x + 900)} ${round(top)}L${
      round(x - 900)} ${round(top)}L${round(x - 900)} ${round(edge[0][1] + hang)}Z`;
    const lowest = from * tall - drips * scale - wobble * scale * 2 - tall * 0.06;
    // The lip of a thick coat throws a thin shadow on what lies below it.
    inOutline(() => sheet.add(`<path d="${curve(edge)}" fill="none" stroke="${
      glaze.shade}" stroke-width="${round(7 * scale)}" opacity=".35" filter="${sheet.blur(2.5)}"`
        + ` transform="translate(0 ${
      round(3 * scale)})"/>`));
    inOutline(() => sheet.group(`clip-path="${sheet.clip(area)}"`, () => {
      sheet.group(attributes, () => drawBands(glaze, from, lowest, highest));
      speckle(glaze, from - 0.1, highest);
    }));
    inOutline(() => sheet.add(`<path d="${curve(edge)}" fill="none" stroke="${glaze.deep}" stroke-width="`
      + `${round(3.4 * scale)
      }" opacity=".4" transform="translate(0 ${round(-1.6 * scale)})"/>`));
  });

  if (!wall) return;
  const outside = coats[coats.length - 1].glaze;
  const lining = options.lining ?? outside;
  const thick = wall * scale;
  // Rim and inside are lit by angle around the light's direction: exact for a cone seen from anywhere.
  const azimuth = Math.hypot(light.from[0], light.from[2]);
  const axis: Point = [light.from[0] / azimuth, light.from[2] / azimuth];
  const round3 = (glaze: Glaze, base: Lab, radius: number, height: number, out: number, up: number, open: number) => {
    const stops: Stop[] = [];
    for (let step = 0; step <= 10; step++) {
      const towards = step / 5 - 1;
      const across = Math.sqrt(Math.max(0, 1 - towards * towards));
      const normal: Vector = [
        (axis[0] * towards + axis[1] * across * 0.3) * out, up, (axis[1] * towards - axis[0] * across * 0.3) * out,
      ];
      stops.push([step / 10, toHex(shade(base, { ...glaze, gloss: glaze.gloss * 0.35 }, light, normal, eye, open))]);
    }
    const [cx, cy] = [x, y - height * stand];
    return sheet.linear(
      [cx - axis[0] * radius, cy - axis[1] * radius, cx + axis[0] * radius, cy + axis[1] * radius], lean(stops,
        bands < 30 ? 7 : 1.6),
      `translate(0 ${round(cy * (1 - tilt))}) scale(1 ${tilt})`,
    );
  };
  sheet.add(`<path d="${disc(rim.radius, rim.height)}" fill="${
    round3(outside, mixLab(toLab(outside.base), toLab(outside.thin), 0.75), rim.radius, rim.height, 0.25, 0.95,
      1)}"/>`);
  const innerClip = sheet.clip(disc(rim.radius - thick, rim.height));
  sheet.group(`clip-path="${innerClip}"`, () => {
    const inside = surface(options.inner ?? options.profile, options.inner ? Math.min(64, Math.round(bands * 1.6))
      : Math.min(24, Math.round(bands * 0.4))).map((ring) =>
      ({ ...ring, radius: ring.radius * scale, height: ring.height * scale })).reverse();
    const floor = options.inner ? -1 : tall * (1 - depth);
    inside.forEach((ring, index) => {
      const height = Math.max(floor, ring.height);
      if (ring.height < floor && index % 3) return;
      const radius = Math.max(1, ring.radius - (options.inner ? 0 : thick * (1 + (1 - ring.along) * 0.6)));
      const sunk = (rim.height - height) / (rim.radius * 2);
      const open = Math.max(0.34, 1 - sunk * 0.75) * (index ? 1 : 0.94);
      const ripple = options.inner ? noise(ring.along * 19 + seed) * throwing : 0;
      const pooled = options.inner ? 0.25 + 0.75 * (1 - ring.out) ** 3 * Math.min(1, ring.along * 1.6) : sunk * 1.6;
      const level = options.inner && height > tall * 0.4 ? 0.1 + ripple : Math.min(1, pooled + ripple * 2);
      const base = mixLab(toLab(lining.base), toLab(lining.deep), Math.max(0, level));
      const flat = ring.height < floor;
      sheet.add(`<path d="${disc(radius, height)}" fill="${
        round3(lining, base, radius, height, flat ? 0 : -ring.out, (flat ? 1 : -ring.up) + ripple, open)}"/>`);
    });
    if (options.inner && lining.speckle) {
      for (const size of [0.5, 1, 2.1]) {
        let d = '';
        for (let index = 0; index < lining.speckle.count * 0.6 / size; index++) {
          const [px, py] = place(rim.radius * Math.sqrt(random()), tall * 0.5, random() * turn);
          d += `M${round(px)} ${round(py)}h.1`;
        }
        sheet.add(`<path d="${d}" stroke="${lining.speckle.colour}" stroke-width="${
          round(lining.speckle.size * size * 2)}" stroke-linecap="round" opacity=".5"/>`);
      }
    }
    // The near wall hides the light from the front of the inside.
    sheet.add(`<path d="${disc(rim.radius - thick, rim.height)}" fill="none" stroke="${lining.shade
      }" stroke-width="${round(thick * 1.6)}" opacity=".3" filter="${sheet.blur(round(thick * 0.6))}"/>`);
  });
  // A hair of light along the rim's near edge.
  sheet.add(`<path d="M${start(place(rim.radius - thick * 0.45, rim.height, Math.PI * 0.97))}${
    arc(rim.radius - thick * 0.45, rim.height, Math.PI * 0.97, Math.PI * 0.5)}" fill="none" stroke="`
      + `${sheet.linear([x - rim.radius, 0, x, 0], [[0, light.glint, 0.3], [0.3, light.glint], [1, light.glint, 0]])
  }" stroke-width="${round(Math.max(1, thick * 0.28))}" stroke-linecap="round" opacity="${
    round(0.25 + outside.gloss * 0.5)}" filter="${sheet.blur(0.8)}"/>`);
}
