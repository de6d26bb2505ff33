import type { Lab } from '../drawing/color.js';
import type { Point } from '../drawing/path.js';
import type { Sheet, Stop } from '../drawing/sheet.js';
import type { Glaze } from './glazes.js';
import type { Light, Vector } from './light.js';
import type { Ring } from './surface.js';
import type { Turntable } from './turntable.js';
import { mixLab, toHex, toLab } from '../drawing/color.js';
import { curve, round } from '../drawing/path.js';
import { lean } from './lean.js';
import { shade } from './light.js';
import { at } from './turntable.js';

/** A glaze coat poured from above: covers everything over `from` (fraction of height), with a hand-dipped edge. */
export interface Coat {
  glaze: Glaze;
  from: number;
  /** How uneven the edge is, in drawing units. */
  wobble?: number;
  /** How far drips run below the edge. */
  drips?: number;
}

interface Layer {
  pot: Turntable;
  x: number;
  y: number;
  scale: number;
  coat: Coat;
  /** The coat that will cover this one's upper part, which then need not be drawn. */
  cover?: Coat;
  order: number;
  light: Light;
  bands: number;
  facets: number;
  throwing: number;
  seed: number;
}

/** Draws one coat over what is there, band by band, with its dipped edge and speckle. */
export function drawCoat(sheet: Sheet, layer: Layer): void {
  const { pot, scale, coat: { glaze, from, wobble = 5, drips = 0 }, cover, order, bands } = layer;
  const { tall } = pot;
  const margin = Math.max(tall * 0.06, tall / bands * 2.5);
  const highest = cover ? cover.from * tall + (cover.wobble ?? 5) * scale * 2 + margin : Infinity;
  // Bands would show as steps, so they are softened along the height only, inside the sharp outline.
  const soften = pot.tilt < 0.8 ? tall / bands * 0.75 : 0;
  let finish = `stroke-width="${round(tall / bands * 0.8)}"`;
  if (glaze.mottle) finish += ` filter="${sheet.mottle(glaze.mottle.frequency, glaze.mottle.strength, soften)}"`;
  else if (soften) finish += ` filter="${sheet.blur([0, round(soften)], 'tight')}"`;
  const outline = sheet.clip(...pot.outline);
  const inOutline = (draw: () => void) => sheet.group(`clip-path="${outline}"`, draw);

  if (order === 0 && from === 0) {
    inOutline(() => {
      sheet.group(finish, () => drawBands(sheet, layer, 0, highest));
      speckle(sheet, layer, 0, highest);
    });
    return;
  }
  const edge = dippedEdge(sheet, layer);
  const lowest = from * tall - drips * scale - wobble * scale * 2 - margin;
  // The lip of a thick coat throws a thin shadow on what lies below it.
  const lip = curve(edge);
  inOutline(() => sheet.group(`fill="none" stroke="${glaze.shade}"`, () => {
    for (const wide of [11, 7, 4]) {
      sheet.add(`<path d="${lip}" stroke-width="${round(wide * scale)
      }" opacity=".13" transform="translate(0 ${round(3 * scale)})"/>`);
    }
  }));
  inOutline(() => sheet.group(`clip-path="${sheet.clip(covered(layer, edge))}"`, () => {
    sheet.group(finish, () => drawBands(sheet, layer, lowest, highest));
    speckle(sheet, layer, from - 0.1, highest);
  }));
  inOutline(() => sheet.add(`<path d="${lip}" fill="none" stroke="${glaze.deep}" stroke-width="${round(3.4 * scale)
  }" opacity=".4" transform="translate(0 ${round(-1.6 * scale)})"/>`));
}

function dippedEdge({ random, noise }: Sheet, { pot, scale, coat, order, bands, seed }: Layer): Point[] {
  const { from, wobble = 5, drips = 0 } = coat;
  const steps = drips ? 64 : bands < 30 ? 18 : 44;
  const runs = Array.from({ length: drips ? 7 : 0 }, () =>
    ({ middle: random.between(0.1, 0.9), reach: drips * random.between(0.25, 1), wide: random.between(0.016, 0.034) }));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const run = runs.reduce((sum, { middle, reach, wide }) => sum + reach * Math.exp(-(((t - middle) / wide) ** 2)), 0);
    const waver = wobble * noise.layered(t * 5 + seed + order * 5);
    const height = Math.max(2, from * pot.tall + scale * (waver - run));
    return pot.place(pot.radiusAt(height) + 0.8, height, Math.PI * (1 - t));
  });
}

/** Everything above a dipped edge, out to the margins of the sheet. */
function covered({ pot, x, y, coat: { from } }: Layer, edge: readonly Point[]): string {
  const { tall, stand, radiusAt } = pot;
  const last = edge[edge.length - 1];
  // Over a narrow foot the belly hangs down beside the edge, and it is glazed too.
  const hang = radiusAt(from * tall + tall * 0.12) > radiusAt(from * tall) * 1.2 ? 420 : 0;
  const top = y - tall * stand - 400;
  const corners: Point[] = [[x + 900, last[1] + hang], [x + 900, top], [x - 900, top], [x - 900, edge[0][1] + hang]];
  return `${curve(edge)}L${corners.map(at).join('L')}Z`;
}

function drawBands(sheet: Sheet, layer: Layer, lowest: number, highest: number): void {
  const { rings, place, arc, disc, tall } = layer.pot;
  if (lowest <= 0) {
    // Some more foot below the foot, for the softening to draw on; the outline cuts it off.
    const below = tall / layer.bands * 2.4;
    sheet.add(`<path d="${disc(rings[0].radius * 1.1, -below)}" fill="${bandFill(sheet, layer, rings[0])}"/>`);
  }
  for (let index = 0; index < rings.length - 1; index++) {
    const [low, high] = [rings[index], rings[index + 1]];
    if (high.height < lowest || low.height > highest) continue;
    const d = `M${at(place(low.radius, low.height, Math.PI))}${arc(low.radius, low.height, Math.PI, 0)}`
      + `L${at(place(high.radius, high.height, 0))}${arc(high.radius, high.height, Math.PI * 2, Math.PI)}Z`;
    // The stroke carries each band's end colors out to the outline, which lies between the rings' own ends.
    const paint = bandFill(sheet, layer, low);
    sheet.add(`<path d="${d}" fill="${paint}" stroke="${paint}"/>`);
  }
}

function bandFill(sheet: Sheet, { pot, x, coat: { glaze, from }, light, bands, facets, throwing, seed }: Layer,
  ring: Ring) {
  const { noise } = sheet;
  const { tall, tilt, stand, place } = pot;
  const level = (ring.height / tall - from) / (1 - from);
  const pooled = mixLab(toLab(glaze.deep), toLab(glaze.base), Math.min(1, Math.max(0, level * 1.5 + 0.05)));
  const nearRim = Math.max(0, 1 - (1 - ring.along) * 24);
  const ridge = Math.max(0, noise(ring.along * 30 + seed)) * throwing * 3;
  const base: Lab = mixLab(pooled, toLab(glaze.thin), Math.min(0.85, nearRim * 0.8 + ridge * glaze.gloss));

  const wave = (noise(ring.along * 26 + seed) + 0.5 * noise(ring.along * 61 + seed)) * throwing;
  const length = Math.hypot(ring.out, ring.up + wave);
  const [out, up] = [ring.out / length, (ring.up + wave) / length];
  // Little light reaches under the belly, close to the table.
  const open = 1 - 0.38 * Math.exp(-ring.height / (tall * 0.13)) * Math.max(0, 0.75 - up);
  const left = place(ring.radius, ring.height, Math.PI)[0];
  const right = x + ring.radius;
  const stops: Stop[] = [];
  for (let facet = 0; facet <= facets; facet++) {
    const angle = Math.PI * (1 - facet / facets);
    const normal: Vector = [Math.cos(angle) * out, up, Math.sin(angle) * out];
    const offset = (place(ring.radius, ring.height, angle)[0] - left) / (right - left);
    stops.push([offset, toHex(shade(base, glaze, light, normal, [0, tilt, stand], open))]);
  }
  return sheet.linear([left, 0, right, 0], lean(stops, bands < 30 ? 7 : 1.6));
}

/** Iron spots, foreshortened towards the sides. */
function speckle({ add, random }: Sheet, { pot, scale, coat: { glaze } }: Layer, from: number, highest: number): void {
  if (!glaze.speckle || pot.tilt > 0.8) return;
  const { color, count, size } = glaze.speckle;
  let d = '';
  for (let index = 0; index < count * Math.min(2, scale * scale); index++) {
    const angle = random() * Math.PI;
    const ring = pot.rings[random.whole(1, pot.rings.length - 2)];
    if (ring.height / pot.tall < from || ring.height > highest) continue;
    const [px, py] = pot.place(ring.radius, ring.height, angle);
    const big = size * (0.35 + random() ** 6 * 2.2) * Math.max(0.7, scale);
    const thin = big * Math.max(0.25, Math.sin(angle));
    d += `M${round(px - thin)} ${round(py)}a${round(thin)} ${round(big)} 0 1 0 ${round(thin * 2)} 0`
      + `a${round(thin)} ${round(big)} 0 1 0 ${round(-thin * 2)} 0`;
  }
  if (d) add(`<path d="${d}" fill="${color}" opacity=".55"/>`);
}
