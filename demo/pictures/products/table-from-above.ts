import type { Point } from '../drawing/path.js';
import type { Glaze } from '../pottery/glazes.js';
import type { Light } from '../pottery/light.js';
import { round } from '../drawing/path.js';
import { picture } from '../picture.js';
import { glazes } from '../pottery/glazes.js';
import { vessel } from '../pottery/vessel.js';

const above: Light = { from: [-0.52, 0.72, -0.46], fill: 0.2, bounce: '#e8d9c0', glint: '#fffaf0' };
const plate: Point[] = [[150, 0], [200, 12], [250, 30], [262, 40]];
const plateInside: Point[] = [[1, 8], [120, 9], [166, 12], [184, 20], [198, 26], [258, 40]];
const bowl: Point[] = [[80, 0], [120, 20], [160, 70], [174, 120]];
const bowlInside: Point[] = [[1, 10], [60, 12], [112, 28], [148, 66], [168, 118]];

export const tableFromAbove = picture({
  name: 'table-from-above',
  format: '1:1',
  alt: 'A table laid from above: tide and chalk plates, an ember bowl, ink cups and a sprig of sea lavender.',
  focalPoint: [0.5, 0.5],
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [[0, '#d9cbb6'],
      [0.5, '#c9b89f'], [1, '#a8947b']])}"/>`);
    let weave = '';
    for (let line = 0; line < 200; line++) weave += `M0 ${round(line * 7 + random.bell())}H${width}`;
    for (let line = 0; line < 200; line++) weave += `M${round(line * 7 + random.bell())} 0V${height}`;
    sheet.add(`<path d="${weave}" stroke="#fff6e4" stroke-width="2.2" opacity=".22"/><path d="${weave}"`
      + ` transform="translate(2.6 2.6)" stroke="#5d4936" stroke-width="1.6" opacity=".16"/>`);
    sheet.add(`<path d="M0 920Q500 880 ${width} 960V1010Q500 930 0 970Z" fill="#5d4936" opacity=".26" filter="`
      + `${sheet.blur([30, 10])}"/>`);
    const gleams: string[] = [];
    const dish = (x: number, y: number, scale: number, glaze: Glaze, deep = false) => {
      const [profile, inner] = deep ? [bowl, bowlInside] : [plate, plateInside];
      const r = profile[profile.length - 1][0] * scale;
      const far = (deep ? 34 : 17) * scale;
      sheet.group(`fill="#33211a" opacity=".62" filter="${sheet.blur(round(6 + far * 0.3), 'tight')}"`, () => sheet.add(
        `<circle cx="${round(x + far)}" cy="${round(y + far * 0.9)}" r="${round(r)}" opacity=".8"/>`,
        `<circle cx="${round(x + 5)}" cy="${round(y + 6)}" r="${round(r)}"/>`,
      ));
      vessel(sheet, {
        profile, inner, x, y, scale, tilt: 0.97, coats: [{ glaze: { ...glaze, mottle: undefined }, from: 0 }],
        wall: deep ? 9 : 7, bands: 16, facets: 10, light: above, throwing: 0.08,
      });
      gleams.push(`<path d="M${round(x - r * 0.8)} ${round(y - r * 0.2)}A${round(r * 0.84)} ${round(r * 0.82)} 0 0 1 ${
        round(x - r * 0.1)} ${round(y - r * 0.8)}" stroke-width="${round(r * 0.05)}" opacity="${
        round(2 + glaze.gloss * 5) / 10}"/>`);
    };
    dish(450, 560, 1.42, glazes.tide);
    dish(460, 552, 0.98, glazes.chalk);
    dish(1085, 360, 1.2, glazes.ember, true);
    dish(1060, 985, 1.02, glazes.dune);
    dish(330, 1130, 0.62, glazes.ink, true);
    dish(600, 1215, 0.62, glazes.seaGlass, true);
    sheet.group(`fill="none" stroke="#fffdf4" stroke-linecap="round" filter="${sheet.blur(5, 'tight')}"`, () =>
      sheet.add(...gleams));
    // A sprig laid across the chalk plate.
    const sprig = (shadow: boolean) => {
      let [stem, dark, light] = ['M330 690C400 600 480 540 610 430', '', ''];
      for (let at = 0; at < 12; at++) {
        const t = 0.32 + at * 0.058;
        const [sx, sy] = [330 + 280 * t, 690 - 260 * t];
        const side = at % 2 ? 1 : -1;
        const [ex, ey] = [sx + side * 26 + 34, sy - side * -34 - 26 + (side > 0 ? 0 : -24)];
        stem += `M${round(sx)} ${round(sy)}Q${round((sx + ex) / 2 + 8)} ${round((sy + ey) / 2)} ${round(ex)} `
          + `${round(ey)}`;
        for (let bud = 0; bud < 8; bud++) {
          const dab = `M${round(sx + (ex - sx) * (0.5 + bud / 12) + ((at * 7 + bud * 13) % 11) - 5)} `
            + `${round(sy + (ey - sy) * (0.5 + bud / 12) + ((at * 5 + bud * 17) % 11) - 5)}h2`;
          if (bud % 2) dark += dab; else light += dab;
        }
      }
      return `<g fill="none" stroke-linecap="round"><path d="${stem}" stroke="${shadow ? '#3a261e' : '#667a55'}"`
        + ` stroke-width="4"/><path d="${dark}" stroke="${shadow ? '#3a261e' : '#6f5a94'}" stroke-width="11"/>`
        + `<path d="${light}" stroke="${
          shadow ? '#3a261e' : '#b797c4'}" stroke-width="10"/></g>`;
    };
    sheet.add(`<g transform="translate(-8 13)" opacity=".4" filter="${sheet.blur(6, 'tight')}">${sprig(true)}</g>`,
      `<g transform="translate(-20 0)">${sprig(false)}</g>`);
    sheet.add(`<path d="M-40 300L620 -40H900L-40 620ZM-40 760L1160 -40H1300L-40 900Z" fill="#fff3d2" opacity=".22"`
      + ` filter="${sheet.blur(12, 'tight')}"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [[0, '#fff3d6',
      0.22], [0.5, '#fff3d6', 0], [1, '#2a1815', 0.42]])}"/>`);
    sheet.grain(0.45);
  },
});
