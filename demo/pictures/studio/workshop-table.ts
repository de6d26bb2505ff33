import { mix } from '../drawing/color.js';
import { poly, round } from '../drawing/path.js';
import { picture } from '../picture.js';
import { glazes } from '../pottery/glazes.js';
import { profiles } from '../pottery/profiles.js';
import { smallPot } from './small-pot.js';
import { wood } from './wood.js';

export const workshopTable = picture({
  name: 'workshop-table',
  format: '16:9',
  alt: 'Rows of raw clay bowls and cups dry on boards along the workshop table below a lamp.',
  focalPoint: [0.5, 0.6],
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, 520], [[0, '#3f4f4e'], [1,
      '#6d7a72']])}"/>`);
    for (let plank = 0; plank < 17; plank++) {
      sheet.add(`<rect x="${plank * 96}" y="0" width="93" height="520" fill="${mix('#51625f', '#72807a', random())}"`
        + ` opacity=".55"/>`);
    }
    sheet.add(`<circle cx="800" cy="150" r="760" fill="${sheet.radial([800, 150, 760], [
      [0, '#ffeab8', 0.85], [0.3, '#f6c98c', 0.4], [1, '#e8a866', 0]])}"/>`);
    // On the wall: a board with hanging tools, a shelf of jars.
    sheet.add('<rect x="120" y="120" width="330" height="14" fill="#8a6545"/><rect x="120" y="134" width="330"'
      + ' height="30" fill="#26302f" opacity=".3"/>');
    for (let tool = 0; tool < 7; tool++) {
      const x = 150 + tool * 44;
      const long = random.between(90, 170);
      sheet.add(`<path d="M${x + 10} 136v${round(long)}" stroke="#26302f" stroke-width="9" opacity=".3"`
        + ` stroke-linecap="round"/><path d="M${x} 134v${round(long)}" stroke="${
          ['#c79763', '#8f4a33', '#d8b98a', '#3d5a60'][tool % 4]}" stroke-width="8" stroke-linecap="round"/>`
        + (tool % 2 ? `<ellipse cx="${x}" cy="${round(142 + long)}" rx="11" ry="16" fill="none" stroke="#cfd2cc"`
        + ` stroke-width="4"/>` : `<path d="M${x - 7} ${round(134 + long)}h14l-3 34h-8z" fill="#d9cdb6"/>`));
    }
    wood(sheet, { x: 1120, y: 250, width: 420, height: 20, color: '#a57c55', lines: 4 });
    for (const [at, glaze] of [glazes.ember, glazes.tide, glazes.dune, glazes.kelp].entries()) {
      smallPot(sheet, { profile: profiles.jar, glaze, x: 1180 + at * 100, y: 250, scale: 0.3, tilt: 0.1, bare: 0 });
    }
    // Lamp: cord, enamel shade, bulb.
    sheet.add('<path d="M800 0V96" stroke="#1e2423" stroke-width="5"/><path d="M690 190Q704 104 776 96H824Q896 104 910'
      + ' 190Q800 214 690 190Z" fill="#2f4a48"/>'
      + '<path d="M690 190Q704 104 776 96H796Q736 110 726 196Q706 194 690 190Z" fill="#7d9a92" opacity=".7"/>'
      + '<ellipse cx="800" cy="191" rx="110" ry="17" fill="#fff3cf"/><ellipse cx="800" cy="196" rx="44" ry="14"'
      + ' fill="#fffdf2"/>');
    sheet.add(`<path d="${poly([[700, 196], [900, 196], [1420, 900], [180, 900]])}" fill="`
      + `${sheet.linear([0, 196, 0, 820], [
        [0, '#fff0c4', 0.42], [1, '#fff0c4', 0]])}" filter="${sheet.blur(20)}"/>`);
    sheet.add(`<rect y="452" width="${width}" height="448" fill="${sheet.linear([0, 452, 0, height], [[0, '#9c7350'],
      [0.4, '#b58a62'], [1, '#7a573d']])}"/>`);
    for (let row = 0; row < 7; row++) {
      const y = 452 + 448 * (row / 7) ** 1.5;
      wood(sheet, { x: -10, y, width: width + 20, height: 448 * (((row + 1) / 7) ** 1.5 - (row / 7) ** 1.5),
        color: mix('#a87e58', '#8d6445', row / 7), lines: 7 });
    }
    sheet.add(`<ellipse cx="800" cy="640" rx="760" ry="240" fill="${sheet.radial([800, 640, 760], [
      [0, '#ffe9bd', 0.6], [0.6, '#ffdca0', 0.2], [1, '#ffdca0', 0]], 'translate(0 437) scale(1 .316)')}"/>`);
    const lamp = { from: [-0.12, 0.9, 0.36] as [number, number, number], fill: 0.16, bounce: '#d9a878',
      glint: '#fff6dc' };
    const wet = { ...glazes.clay, base: '#a78462', deep: '#94704f', thin: '#b9946e', shade: '#453027', gloss: 0.15 };
    const dry = { ...glazes.clay, base: '#dccbb2', deep: '#cdb99c', thin: '#e6d8c2', shade: '#6b5444' };
    const rows = [
      { y: 520, scale: 0.36, count: 8, profile: profiles.mug, glaze: dry, gap: 168 },
      { y: 640, scale: 0.5, count: 7, profile: profiles.bowl, glaze: wet, gap: 258 },
      { y: 838, scale: 0.78, count: 5, profile: profiles.deepBowl, glaze: dry, gap: 366 },
    ];
    rows.forEach(({ y, scale, count, profile, glaze, gap }, row) => {
      const start = 800 - gap * (count - 1) / 2;
      const deep = 64 * scale + 12;
      sheet.add(`<rect x="${start - gap * 0.62}" y="${y - deep * 0.4}" width="${gap * (count + 0.24)}" height="`
        + `${deep * 1.9}" fill="#2c1a14" opacity=".5" filter="${sheet.blur(10)}"/>`);
      wood(sheet, { x: start - gap * 0.62, y: y - deep * 0.7, width: gap * (count + 0.24), height: deep * 1.5,
        color: '#d0a878', lines: 6 });
      wood(sheet, { x: start - gap * 0.62, y: y + deep * 0.8, width: gap * (count + 0.24), height: 14 * scale
        + 7, color: '#94693f', lines: 3 });
      sheet.group(`id="ware${row}"`, () => {
        sheet.add(`<ellipse cx="${round(start)}" cy="${y + 4}" rx="${round(profile[2][0] * scale * 1.25)}" ry="`
          + `${round(deep * 0.45)}" fill="#3a2318" opacity=".6" filter="${sheet.blur(round(9 * scale + 2))}"/>`);
        smallPot(sheet, { profile, glaze, x: start, y, scale, tilt: 0.2 + row * 0.05, light: lamp, bare: 0 });
      });
      for (let index = 1; index < count; index++) sheet.add(`<use href="#ware${row}" x="${gap * index}"/>`);
    });
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([800, 480, 1000], [[0.4, '#15110f', 0],
      [1, '#15110f', 0.62]])}"/>`);
    sheet.grain(0.55);
  },
});
