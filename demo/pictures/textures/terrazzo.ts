import type { Point } from '../drawing/path.js';
import { lighten, mix } from '../drawing/color.js';
import { poly, round } from '../drawing/path.js';
import { picture } from '../picture.js';

export const terrazzo = picture({
  name: 'terrazzo',
  format: '1:1',
  alt: 'Terrazzo of chalk cement with chips of rust, kelp, ink and sea-glass stone.',
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [[0, '#f2ebe0'],
      [1, '#e4dacb']])}"/>`);
    const stones = ['#b5623f', '#7e8a5d', '#33475a', '#a9c3b8', '#d9aa9c', '#c79f6a', '#5e6f74', '#f9f4ea', '#8a4438'];
    const placed: [x: number, y: number, r: number][] = [];
    const chips: { d: string; color: string; facet: string }[] = [];
    const chip = (x: number, y: number, r: number) => {
      const corners = random.whole(4, 7);
      const turn = random() * 6;
      const points = Array.from({ length: corners }, (_, at): Point => {
        const angle = turn + (at + random.between(-0.28, 0.28)) / corners * Math.PI * 2;
        const reach = r * random.between(0.62, 1.05);
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.88];
      });
      const color = lighten(random.pick(stones), random.bell() * 0.035);
      const half = poly([points[0], points[1], points[2], [x + random.bell() * r * 0.2, y + random.bell() * r * 0.2]]);
      chips.push({ d: poly(points), color, facet: half });
    };
    for (const [low, high, tries] of [[46, 78, 700], [22, 40, 1500], [8, 17, 2200]]) {
      for (let attempt = 0; attempt < tries; attempt++) {
        const [x, y, r] = [random.between(-30, width + 30), random.between(-30, height + 30), random.between(low,
          high)];
        if (placed.some(([px, py, pr]) => Math.hypot(px - x, py - y) < (pr + r) * 0.94 + 5)) continue;
        placed.push([x, y, r]);
        chip(x, y, r);
      }
    }
    sheet.add(`<path d="${chips.map(({ d }) => d).join('')}" transform="translate(2 2.6)" fill="#b3a590" opacity=".6"`
      + ` stroke="#b3a590" stroke-width="5" stroke-linejoin="round"/>`);
    sheet.group(`filter="${sheet.mottle([0.03, 0.04], 0.5)}"`, () => {
      for (const color of new Set(chips.map(each => each.color))) {
        const d = chips.filter(each => each.color === color).map(each => each.d).join('');
        sheet.add(`<path d="${d}" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>`);
      }
      const facets = chips.slice(0, 260).map(({ facet }) => facet);
      sheet.add(`<path d="${facets.filter((_, at) => at % 2).join('')}" fill="#fffaf0" opacity=".13"/>`
        + `<path d="${facets.filter((_, at) => at % 2 === 0).join('')}" fill="#20161a" opacity=".08"/>`);
    });
    let dust = '';
    for (let fleck = 0; fleck < 1300; fleck++) dust += `M${round(random() * width)} ${round(random() * height)}h`
      + `${round(random() * 2)}`;
    sheet.add(`<path d="${dust}" stroke="${mix('#8d7a66', '#ffffff', 0.1)}" stroke-width="2.6" stroke-linecap="round"`
      + ` opacity=".5"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [[0, '#fff8e6',
      0.3], [0.5, '#fff8e6', 0], [1, '#3a2a26', 0.16]])}"/>`);
    sheet.grain(0.35);
  },
});
