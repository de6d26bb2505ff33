import type { Point } from '../drawing/path.js';
import { mix, ramp } from '../drawing/color.js';
import { curve, flow } from '../drawing/path.js';
import { picture } from '../picture.js';

export const woodGrain = picture({
  name: 'wood-grain',
  format: '3:2',
  alt: 'The grain of a driftwood plank flows round two knots in bands of honey and smoke.',
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="#b88c5d"/>`);
    const knots = [{ x: 470, y: 390, r: 120 }, { x: 1120, y: 690, r: 86 }];
    const grainAt = (x: number, level: number) => {
      let y = level + 44 * noise(x * 0.0011 + 3, level * 0.0016) + 9 * noise(x * 0.006, level * 0.01);
      for (const knot of knots) {
        const gap = y - knot.y;
        const near = Math.exp(-(((x - knot.x) / (knot.r * 2.1)) ** 2));
        y += Math.sign(gap || 1) * knot.r * 0.98 * near * Math.exp(-Math.abs(gap) / (knot.r * 1.5));
      }
      return y;
    };
    const xs = Array.from({ length: 34 }, (_, step) => step / 33 * (width + 40) - 20);
    let level = -90;
    let band = 0;
    while (level < height + 90) {
      const thick = random.between(7, 26);
      const upper = xs.map((x): Point => [x, grainAt(x, level)]);
      const lower = xs.map((x): Point => [x, grainAt(x, level + thick) + 2]).reverse();
      const tone = ramp(['#8f6743', '#b78a5a', '#d3a973', '#e3c391', '#c79b6a'], 0.5 + 0.5 * noise(band * 0.63, 4)
        + random.bell() * 0.08);
      sheet.add(`<path d="${flow(upper)}L${flow(lower).slice(1)}Z" fill="${sheet.linear([0, level - 20, 0, level
        + thick + 20], [
        [0, mix(tone, '#6d4a30', 0.12)], [1, tone]])}"/>`);
      level += thick;
      band++;
    }
    for (const { x, y, r } of knots) {
      for (let ring = 0; ring < 15; ring++) {
        const size = r * (1 - ring / 15);
        const outline = Array.from({ length: 15 }, (_, at): Point => {
          const angle = at / 15 * Math.PI * 2;
          const wobble = 1 + 0.16 * noise(at * 0.7 + ring * 0.25, ring * 0.3);
          return [x + Math.cos(angle) * size * 1.5 * wobble, y + Math.sin(angle) * size * 0.86 * wobble];
        });
        sheet.add(`<path d="${curve(outline, true)}" fill="${ramp(['#a87a4d', '#8d6140', '#6b4530', '#3f2820'],
          ring / 14 + (ring % 2) * 0.09)}" opacity=".9"/>`);
      }
      sheet.add(`<path d="M${x - r * 0.5} ${y + 4}q${r * 0.3} -14 ${r * 0.5} -2t${r * 0.55} 3" fill="none"`
        + ` stroke="#20120e" stroke-width="5" stroke-linecap="round" opacity=".8"/>`);
    }
    // Fine fibres and pores along the grain; none cross a knot.
    const clear = (x: number, y: number) => knots.every(knot => Math.hypot((x - knot.x) / 1.5,
      (y - knot.y) / 0.86) > knot.r);
    let [fibre, pore] = ['', ''];
    for (let index = 0; index < 1150; index++) {
      const [x, base] = [random.between(-40, width), random.between(-60, height + 60)];
      const long = random.between(18, 130);
      const [from, to] = [grainAt(x, base), grainAt(x + long, base)];
      if (!clear(x, from) || !clear(x + long, to)) continue;
      const d = `M${Math.round(x)} ${from.toFixed(1)}l${Math.round(long)} ${(to - from).toFixed(1)}`;
      if (index % 3) pore += d; else fibre += d;
    }
    sheet.add(`<path d="${pore}" stroke="#5b3a26" stroke-width="1.5" opacity=".34"/><path d="${fibre}"`
      + ` stroke="#f3d9a9" stroke-width="1.4" opacity=".4"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [[0, '#fff0cd',
      0.3], [0.5, '#fff0cd', 0], [1, '#2a1814', 0.4]])}"/>`);
    sheet.grain(0.5);
  },
});
