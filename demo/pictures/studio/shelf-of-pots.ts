import { lighten } from '../drawing/color.js';
import { poly } from '../drawing/path.js';
import { picture } from '../picture.js';
import { glazes } from '../pottery/glazes.js';
import { profiles } from '../pottery/profiles.js';
import { smallPot } from './small-pot.js';
import { wood } from './wood.js';

export const shelfOfPots = picture({
  name: 'shelf-of-pots',
  format: '3:2',
  alt: 'Two oak shelves of finished pots, from moon jar to milk jug, in slanting morning sun.',
  focalPoint: [0.5, 0.5],
  draw(sheet) {
    const { width, height } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#efe4d3'], [0.5, '#e2d2bd'], [1, '#bda48d']])}"/>`);
    sheet.group(`fill="#fff6dd" opacity=".6" filter="${sheet.blur(7)}"`, () => {
      for (const column of [0, 1, 2]) {
        for (const row of [0, 1, 2]) {
          const [x, y] = [250 + column * 200 + row * 66, 30 + row * 290 + column * 40];
          sheet.add(`<path d="${poly([[x, y], [x + 178, y + 36], [x + 238, y + 296], [x + 60, y + 260]])}"/>`);
        }
      }
    });
    const shelves = [
      [
        { profile: profiles.vase, glaze: glazes.ink, x: 190, scale: 0.56 },
        { profile: profiles.roundMug, glaze: glazes.kelp, x: 385, scale: 0.56 },
        { profile: profiles.moonJar, glaze: glazes.chalk, x: 640, scale: 0.62 },
        { profile: profiles.bottle, glaze: glazes.dusk, x: 880, scale: 0.6 },
        { profile: profiles.deepBowl, glaze: glazes.tide, x: 1105, scale: 0.55 },
        { profile: profiles.tallVase, glaze: glazes.dune, x: 1325, scale: 0.58 },
      ],
      [
        { profile: profiles.bowl, glaze: glazes.ember, x: 210, scale: 0.62 },
        { profile: profiles.pitcher, glaze: glazes.seaGlass, x: 470, scale: 0.62 },
        { profile: profiles.planter, glaze: glazes.dune, x: 720, scale: 0.66 },
        { profile: profiles.jar, glaze: glazes.ink, x: 950, scale: 0.66 },
        { profile: profiles.moonJar, glaze: glazes.kelp, x: 1250, scale: 0.66 },
      ],
    ];
    shelves.forEach((pots, row) => {
      const y = 428 + row * 440;
      const [dx, dy] = [96, 26];
      for (const { profile, x, scale } of pots) {
        const d = [...profile.map(([r, h]) => [x - r * scale + dx, y - h * scale + dy] as [number, number]),
          ...[...profile].reverse().map(([r, h]) => [x + r * scale + dx, y - h * scale + dy] as [number, number])];
        sheet.add(`<path d="${poly(d)}" fill="#6b4a44" opacity=".3" filter="${sheet.blur(10)}"/>`);
      }
      sheet.add(`<rect x="-10" y="${y + 28}" width="${width + 20}" height="74" fill="${sheet.linear([0, y + 28, 0, y
        + 102], [
        [0, '#4a3030', 0.5], [1, '#4a3030', 0]])}"/>`);
      for (const x of [330, 1170]) {
        sheet.add(`<path d="M${x} ${y + 30}h26v120q-4 10-26 6z" fill="#8a633f"/><path d="M${x} ${y + 30}h8v126h-8z"`
          + ` fill="#b98d60"/>`
          + `<path d="M${x + 30} ${y + 40}l40 26v100l-40-30z" fill="#5a3c34" opacity=".25" filter="`
          + `${sheet.blur(6)}"/>`);
      }
      wood(sheet, { x: -10, y: y - 16, width: width + 20, height: 24, color: '#cf9f6c', lines: 5 });
      wood(sheet, { x: -10, y: y + 6, width: width + 20, height: 28, color: '#a97848', lines: 4 });
      sheet.add(`<rect x="-10" y="${y + 5}" width="${width + 20}" height="2.5" fill="${lighten('#cf9f6c', 0.12)}"/>`);
      for (const pot of pots) {
        const { profile, glaze, x, scale } = pot;
        sheet.add(`<ellipse cx="${x + 22}" cy="${y - 2}" rx="${profile[0][0] * scale + 26}" ry="9" fill="#3f2722"`
          + ` opacity=".55" filter="${sheet.blur(5)}"/>`);
        smallPot(sheet, { profile, glaze, x, y: y - 8, scale, bare: pots.indexOf(pot) % 2 ? 0 : 0.12 });
      }
    });
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#fff3d6', 0.16], [0.5, '#fff3d6', 0], [1, '#3b2027', 0.34]])}"/>`);
    sheet.grain(0.5);
  },
});
