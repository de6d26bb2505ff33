import { picture } from '../picture.js';
import { glazes } from '../pottery/glazes.js';
import { vessel } from '../pottery/vessel.js';
import { glint } from '../landscapes/small-shapes.js';

export const wheelAndBowl = picture({
  name: 'wheel-and-bowl',
  format: '4:5',
  alt: 'A freshly thrown bowl, still wet, turns on the potter’s wheel in a spiral of slip.',
  focalPoint: [0.5, 0.5],
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, height], [
      [0, '#4c5351'], [0.5, '#6f6a5f'], [1, '#3a332f']])}"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([250, 260, 900], [
      [0, '#ffe9c4', 0.75], [0.4, '#e8c69a', 0.28], [1, '#e8c69a', 0]])}"/>`);
    sheet.group(`filter="${sheet.blur(12)}"`, () => sheet.add(
      '<rect x="90" y="70" width="300" height="430" fill="#fdf1d4" opacity=".85"/><rect x="232" y="70" width="16"'
        + ' height="430" fill="#7d7766"/><rect x="90" y="270" width="300" height="14" fill="#7d7766"/>'
      + '<rect x="700" y="190" width="460" height="14" fill="#3d3733"/><rect x="740" y="90" width="70" height="100"'
      + ' rx="14" fill="#7f8a83"/><rect x="850" y="60" width="50" height="130" rx="16" fill="#a5694a"/>'
      + '<rect x="950" y="110" width="110" height="80" rx="30" fill="#4c6266"/>'));
    // The splash pan: a wide shallow tray around the wheel head.
    sheet.add(`<ellipse cx="600" cy="1150" rx="590" ry="230" fill="#1f1b1b" opacity=".55" filter="`
      + `${sheet.blur(26)}"/>`);
    sheet.add(`<path d="M30 1050A570 205 0 0 0 1170 1050V1160A570 220 0 0 1 30 1160Z" fill="`
      + `${sheet.linear([30, 0, 1170, 0], [
        [0, '#b8ac97'], [0.25, '#e0d5be'], [0.6, '#8b8375'], [1, '#4b4744']])}"/>`
      + `<ellipse cx="600" cy="1050" rx="570" ry="205" fill="${sheet.linear([30, 0, 1170, 0], [[0, '#f1e7d3'], [0.4,
        '#cfc3ad'], [1, '#7d756a']])}"/>`
      + `<ellipse cx="600" cy="1056" rx="548" ry="190" fill="${sheet.linear([60, 900, 1100, 1200], [[0, '#5f5148'],
        [0.5, '#8d7764'], [1, '#b59a7d']])}"/>`);
    let splashes = '';
    for (let drop = 0; drop < 130; drop++) {
      const angle = random() * Math.PI * 2;
      const out = random.between(0.74, 0.98);
      splashes += glint(600 + Math.cos(angle) * 540 * out, 1056 + Math.sin(angle) * 186 * out, random.between(5, 34),
        random.between(2, 8));
    }
    sheet.add(`<path d="${splashes}" fill="#d9bd9a" opacity=".7"/>`);
    // The wheel head, blurred a little by its own turning.
    sheet.add(`<ellipse cx="612" cy="1052" rx="410" ry="140" fill="#2b2220" opacity=".6" filter="${sheet.blur(14)}"/>`
      + `<path d="M200 1010A400 134 0 0 0 1000 1010V1034A400 138 0 0 1 200 1034Z" fill="`
      + `${sheet.linear([200, 0, 1000, 0], [
        [0, '#6d675f'], [0.22, '#d9d2c4'], [0.4, '#8b857b'], [1, '#34302e']])}"/>`
      + `<ellipse cx="600" cy="1010" rx="400" ry="134" fill="${sheet.linear([220, 900, 980, 1120], [[0, '#a79c8c'],
        [0.3, '#cabfac'], [0.6, '#958a7b'], [1, '#5d554d']])}"/>`);
    for (let ring = 0; ring < 26; ring++) {
      const r = 396 - ring * 8.5;
      const turn = random.between(-40, 40);
      sheet.add(`<ellipse cx="600" cy="1010" rx="${r}" ry="${r * 0.335}" fill="none" stroke="`
        + `${['#e6d3b4', '#7b6856', '#c3a482'][ring % 3]
        }" stroke-width="${random.between(1, 5).toFixed(1)}" stroke-dasharray="${Math.round(random.between(160, 600))} `
        + `${Math.round(random.between(60, 300))}" stroke-dashoffset="${
          Math.round(turn * 9)}" opacity=".55"/>`);
    }
    sheet.add(`<ellipse cx="650" cy="1008" rx="300" ry="92" fill="#33241d" opacity=".55" filter="${sheet.blur(20)}"/>`);
    sheet.add(`<ellipse cx="600" cy="1012" rx="226" ry="72" fill="${sheet.linear([380, 0, 820, 0], [[0, '#c79f78'],
      [0.4, '#a47c58'], [1, '#5d4130']])}"/>`);
    const wet = { ...glazes.clay, base: '#b08962', deep: '#94704f', thin: '#c9a47c', shade: '#3a271f', gloss: 0.62,
      speckle: undefined,
      mottle: { frequency: [0.004, 0.07] as [number, number], strength: 0.28 } };
    vessel(sheet, {
      profile: [[110, 0], [114, 10], [118, 26], [150, 62], [206, 120], [236, 186], [244, 232]],
      x: 600, y: 1008, scale: 1.42, tilt: 0.32, coats: [{ glaze: wet, from: 0 }], wall: 13, depth: 0.84,
      throwing: 0.2, bands: 52,
    });
    // The spiral that the last finger left inside.
    let spiral = 'M600 690';
    for (let step = 1; step < 90; step++) {
      const angle = step * 0.24;
      const r = step * 2.5;
      spiral += `L${(600 + Math.cos(angle) * r).toFixed(0)} ${(702 - step * 0.24
        + Math.sin(angle) * r * 0.3).toFixed(0)}`;
    }
    sheet.group(`clip-path="${sheet.clip('M268 700a332 106 0 1 0 664 0a332 106 0 1 0-664 0')}"`, () => sheet.add(
      `<path d="${spiral}" fill="none" stroke="#e3c39c" stroke-width="7" opacity=".16" stroke-linejoin="round"/>`
        + `<path d="${spiral}" transform="translate(3 5)" fill="none" stroke="#4b3326" stroke-width="7" opacity=".14"`
        + ` stroke-linejoin="round"/>`));
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([540, 720, 980], [[0.5, '#1d1614', 0],
      [1, '#1d1614', 0.55]])}"/>`);
    sheet.grain(0.55);
  },
});
