import type { Point } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import { lighten } from '../drawing/color.js';
import { curve, round } from '../drawing/path.js';

interface Board {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  lines?: number;
}

/** A plank lying along the picture: long grain lines that swerve around a knot. */
export function wood(sheet: Sheet, { x, y, width, height, color, lines = 12 }: Board): void {
  const { noise, random } = sheet;
  const seed = random() * 80;
  const knot: Point = [x + width * random.between(0.2, 0.8), y + height * random.between(0.3, 0.7)];
  sheet.add(`<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${
    sheet.linear([0, y, 0, y + height], [[0, lighten(color, 0.035)], [0.6, color], [1, lighten(color,
      -0.05)]])}"/>`);
  let [dark, pale] = ['', ''];
  for (let line = 0; line < lines; line++) {
    const level = y + height * (line + 0.5) / lines;
    const d = curve(Array.from({ length: 12 }, (_, step): Point => {
      const px = x + width * step / 11;
      const gap = level - knot[1];
      const push = Math.sign(gap || 1) * height * 0.12 * Math.exp(-(((px - knot[0]) / (width * 0.07)) ** 2))
        * Math.exp(-Math.abs(gap) / (height * 0.3));
      return [px, level + push + height * 0.05 * noise(px * 0.004 + seed, line * 0.35)];
    }));
    if (line % 3 === 2) pale += d; else dark += d;
  }
  const clip = sheet.clip(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`);
  sheet.add(`<g clip-path="${clip}" fill="none"><path d="${dark}" stroke="${lighten(color, -0.09)}"`
    + ` stroke-width="1.8" opacity=".6"/>`
    + `<path d="${pale}" stroke="${lighten(color, 0.07)}" stroke-width="1.6" opacity=".6"/>`
    + `<ellipse cx="${round(knot[0])}" cy="${round(knot[1])}" rx="${round(height * 0.13)}" ry="`
    + `${round(height * 0.06)}" fill="${
      lighten(color, -0.14)}" opacity=".55"/></g>`);
}
