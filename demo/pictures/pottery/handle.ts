import type { Point } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import type { Glaze } from './glazes.js';
import { lighten, mix } from '../drawing/color.js';
import { curve, round } from '../drawing/path.js';

interface Handle {
  /** The middle line, on the sheet. */
  points: readonly Point[];
  /** Width at the start, the middle and the end. */
  width: readonly [number, number, number];
  glaze: Glaze;
  /** A band of raw clay or a second glaze is not needed: handles take the body's color. */
  light?: Point;
}

/** A pulled strap or tube following a line: handles, spouts, loops. Lit from the upper left unless told. */
export function handle(sheet: Sheet, { points, width, glaze, light = [-0.62, -0.78] }: Handle): void {
  const dense = sample(points, 28);
  const widthAt = (t: number) => (t < 0.5
    ? width[0] + (width[1] - width[0]) * Math.sin(t * Math.PI)
    : width[2] + (width[1] - width[2]) * Math.sin(t * Math.PI));
  const offset = (shift: number, from = 0, to = 1) => dense
    .map((point, index) => ({ point, index, t: index / (dense.length - 1) }))
    .filter(({ t }) => t >= from && t <= to)
    .map(({ point, index, t }): Point => {
      const before = dense[Math.max(0, index - 1)];
      const after = dense[Math.min(dense.length - 1, index + 1)];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const half = widthAt(t) / 2 * shift;
      return [point[0] - (after[1] - before[1]) / length * half, point[1] + (after[0] - before[0]) / length * half];
    });
  const outline = `${curve(offset(1))}L${curve(offset(-1).reverse()).slice(1)}Z`;
  const clip = sheet.clip(outline);
  const middle = widthAt(0.5);
  const along = curve(dense);
  const stroke = (color: string, wide: number, shift: number, opacity: number) =>
    `<path d="${along}" fill="none" stroke="${color}" stroke-width="${round(wide)}" stroke-linecap="round" opacity="${
      opacity}" transform="translate(${round(light[0] * shift)} ${round(light[1] * shift)})"/>`;
  const side = middle * 0.3;
  const body = () => {
    sheet.add(`<path d="${outline}" fill="${mix(glaze.shade, glaze.base, 0.72)}"/>`);
    sheet.group(`clip-path="${clip}"`, () => {
      sheet.group(`filter="${sheet.blur(round(middle * 0.14))}"`, () => sheet.add(
        stroke(glaze.shade, middle * 0.62, side * -1.5, 0.62),
        stroke(mix(glaze.base, glaze.thin, 0.12), middle * 0.5, side * 0.7, 0.95),
        stroke(lighten(glaze.base, 0.1), middle * 0.22, side * 0.95, 0.85),
      ));
      if (glaze.gloss > 0.3) {
        sheet.group(`filter="${sheet.blur(round(1 + (1 - glaze.gloss) * 3))}"`, () => sheet.add(
          stroke('#fffaf0', middle * (0.05 + 0.05 * glaze.gloss), side * 1.05, round(glaze.gloss * 7) / 10)));
      }
    });
  };
  if (glaze.mottle) sheet.group(`filter="${sheet.mottle(glaze.mottle.frequency, glaze.mottle.strength * 0.7)}"`, body);
  else body();
}

function sample(points: readonly Point[], count: number): Point[] {
  const result: Point[] = [];
  const spans = points.length - 1;
  for (let index = 0; index <= count; index++) {
    const place = Math.min(spans - 1e-6, index / count * spans);
    const at = Math.floor(place);
    const t = place - at;
    const [p0, p1, p2, p3] = [at - 1, at, at + 1, at + 2].map(i => points[Math.min(spans, Math.max(0, i))]);
    result.push([0, 1].map(axis => 0.5 * (2 * p1[axis] + (p2[axis] - p0[axis]) * t
      + (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t
      + (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)) as Point);
  }
  return result;
}
