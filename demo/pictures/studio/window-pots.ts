import type { Light } from '../pottery/light.js';
import { cloud } from '../landscapes/cloud.js';
import { glint } from '../landscapes/small-shapes.js';
import { poly } from '../drawing/path.js';
import { picture } from '../picture.js';
import { glazes } from '../pottery/glazes.js';
import { profiles } from '../pottery/profiles.js';
import { smallPot } from './small-pot.js';
import { wood } from './wood.js';

/** The window is behind the pots: bright edges, dim faces. */
const behind: Light = { from: [-0.62, 0.5, -0.3], fill: 0.34, bounce: '#f4e6cf', glint: '#fffaf0' };

export const windowPots = picture({
  name: 'window-pots',
  format: '4:5',
  alt: 'A jug, a bottle and a bowl stand on the studio sill; the sea shows blue through old panes.',
  focalPoint: [0.5, 0.65],
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, 0], [
      [0, '#b9aa98'], [0.5, '#cdbfab'], [1, '#a59684']])}"/>`);
    const [left, top, right, bottom] = [170, 110, 1030, 1090];
    sheet.group(`clip-path="${sheet.clip(`M${left} ${top}H${right}V${bottom}H${left}Z`)}"`, () => {
      sheet.add(`<rect x="${left}" y="${top}" width="860" height="980" fill="${sheet.linear([0, top, 0, 760], [
        [0, '#8fbac4'], [0.6, '#cfe0d8'], [1, '#f8ecd2']])}"/>`);
      cloud(sheet, { x: 430, y: 470, width: 560, height: 130, lit: '#fffaf0', shaded: '#d5dfdb' });
      cloud(sheet, { x: 860, y: 330, width: 460, height: 90, lit: '#fffaf0', shaded: '#d0dcda', opacity: 0.9 });
      sheet.add(`<rect x="${left}" y="700" width="860" height="400" fill="${sheet.linear([0, 700, 0, 960],
        [[0, '#9cc3bf'], [0.4, '#639ba0'], [1, '#4d8189']])}"/>`);
      let waves = '';
      for (let index = 0; index < 120; index++) waves += glint(random.between(left, right), 706
        + random() ** 1.2 * 230, random.between(20, 120), 3.4);
      sheet.add(`<path d="${waves}" fill="#fbf7ea" opacity=".55"/>`);
      sheet.add('<path d="M170 690Q360 660 520 700L540 712H170Z" fill="#8aa394"/><path d="M700 690l22-70 6 70zM722'
        + ' 690l0-62 34 58z" fill="#fbf3e2"/><path d="M690 692h76l-12 16h-54z" fill="#6d4a3c"/>');
      sheet.add('<path d="M170 960Q420 900 700 940T1030 920V1100H170Z" fill="#8f9a63"/><path d="M170 1000Q480 950 760'
        + ' 990T1030 970V1100H170Z" fill="#6c7a4c"/>');
    });
    // Frame, glazing bars and a deep reveal that catches the light on one side.
    sheet.add(`<path d="${poly([[left, top], [left - 90, top - 50], [left - 90, bottom + 40], [left, bottom]])}"`
      + ` fill="#8d8072"/>`
      + `<path d="${poly([[right, top], [right + 90, top - 50], [right + 90, bottom + 40], [right, bottom]])}"`
      + ` fill="#efe3cf"/>`
      + `<path d="${poly([[left, top], [right, top], [right + 90, top - 50], [left - 90, top - 50]])}"`
      + ` fill="#a19482"/>`);
    const bar = (x: number, y: number, w: number, h: number) => sheet.add(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#e9dfcd"/>`
      + (w > h ? `<rect x="${x}" y="${y + h * 0.6}" width="${w}" height="${h * 0.4}" fill="#9a8e7e"/>`
        : `<rect x="${x + w * 0.6}" y="${y}" width="${w * 0.4}" height="${h}" fill="#a99c8a"/>`));
    for (const x of [left, 585, right - 30]) bar(x, top, 30, bottom - top);
    for (const y of [top, 420, 740, bottom - 34]) bar(left, y, right - left, y === top ? 30 : 26);
    sheet.add(`<path d="M220 150L420 150L260 400L210 400Z M640 450L760 450L650 700L640 700Z" fill="#ffffff"`
      + ` opacity=".16"/>`);
    wood(sheet, { x: 0, y: 1090, width, height: 150, color: '#d6b48b', lines: 12 });
    wood(sheet, { x: 0, y: 1236, width, height: 60, color: '#a47f5c', lines: 6 });
    sheet.add(`<rect y="1090" width="${width}" height="150" fill="${sheet.linear([0, 1090, 0, 1240], [[0, '#fff3d8',
      0.65], [1, '#fff3d8', 0.05]])}"/>`);
    sheet.add(`<rect y="1296" width="${width}" height="204" fill="${sheet.linear([0, 1296, 0, height],
      [[0, '#6f6257'], [0.3, '#998b7b'], [1, '#8d7f70']])}"/>`);
    const pots = [
      { profile: profiles.jug, glaze: glazes.dune, x: 340, y: 1170, scale: 0.98 },
      { profile: profiles.bottle, glaze: glazes.ink, x: 640, y: 1150, scale: 0.84 },
      { profile: profiles.deepBowl, glaze: glazes.ember, x: 885, y: 1190, scale: 0.7 },
      { profile: profiles.espresso, glaze: glazes.chalk, x: 560, y: 1206, scale: 0.8 },
    ];
    for (const { profile, x, y, scale } of pots) {
      const foot = profile[0][0] * scale;
      sheet.add(`<path d="${poly([[x - foot, y], [x + foot, y], [x + foot + 90, y + 130], [x - foot + 70, y + 130]])}"`
        + ` fill="#5c4334" opacity=".42" filter="${sheet.blur(12)}"/>`
        + `<ellipse cx="${x}" cy="${y + 2}" rx="${foot * 1.08}" ry="14" fill="#3a2620" opacity=".6" filter="`
        + `${sheet.blur(5)}"/>`);
    }
    for (const pot of pots) smallPot(sheet, { ...pot, light: behind, tilt: 0.14 });
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([600, 620, 1000], [
      [0, '#fff6df', 0.2], [0.5, '#fff6df', 0], [0.75, '#2a1e1c', 0.12], [1, '#2a1e1c', 0.5]])}"/>`);
    sheet.grain(0.5);
  },
});
