import type { Point } from '../drawing/path.js';
import { picture } from '../picture.js';
import { backdrop } from '../pottery/backdrop.js';
import { glazes } from '../pottery/glazes.js';
import { groundShadow } from '../pottery/ground-shadow.js';
import { handle } from '../pottery/handle.js';
import { posed } from '../pottery/posed.js';
import { profiles } from '../pottery/profiles.js';
import { vessel } from '../pottery/vessel.js';

export const pouring = [
  picture({
    name: 'jug-kelp',
    format: '4:5',
    alt: 'A kelp-green jug with a pulled spout and a long handle; the glaze runs down towards raw clay.',
    focalPoint: [0.5, 0.58],
    draw(sheet) {
      backdrop(sheet, { wall: '#e3d9c5', floor: '#d2c3a8', bend: 0.66 });
      const pot = { profile: profiles.jug, x: 560, y: 1230, scale: 1.75 };
      const ear: Point[] = [[730, 440], [820, 405], [920, 470], [930, 620], [880, 770], [800, 880]];
      groundShadow(sheet, { ...pot, color: '#41351f', loop: { points: ear, width: 56 } });
      handle(sheet, { points: ear, width: [80, 52, 62], glaze: glazes.kelp });
      vessel(sheet, {
        ...pot,
        coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.kelp, from: 0.2, wobble: 14, drips: 40 }],
        spout: 34,
        wall: 8,
        bands: 40,
      });
      sheet.grain();
    },
  }),
  picture({
    name: 'pitcher-tide',
    format: '2:3',
    alt: 'A slim pitcher, chalk above and tide blue below, the two glazes meeting in a soft uneven line.',
    focalPoint: [0.5, 0.6],
    draw(sheet) {
      backdrop(sheet, { wall: '#e8dfd2', floor: '#d9cdbc', bend: 0.68 });
      const pot = { profile: profiles.pitcher, x: 450, y: 1260, scale: 1.6 };
      const ear: Point[] = [[610, 520], [690, 490], [765, 555], [760, 700], [715, 830], [640, 910]];
      groundShadow(sheet, { ...pot, color: '#37424a', loop: { points: ear, width: 50 } });
      handle(sheet, { points: ear, width: [70, 46, 56], glaze: glazes.chalk });
      vessel(sheet, {
        ...pot,
        coats: [
          { glaze: glazes.clay, from: 0 },
          { glaze: glazes.tide, from: 0.08, wobble: 8 },
          { glaze: glazes.chalk, from: 0.46, wobble: 26, drips: 34 },
        ],
        spout: 30,
        wall: 7,
        bands: 40,
      });
      sheet.grain();
    },
  }),
  ...posed({
    name: 'teapot-chalk',
    format: '3:2',
    alt: 'A round chalk-white teapot with a looped handle and a knobbed lid on sea-green paper.',
    uprightAlt: 'The chalk-white teapot from spout to looped handle, on a tall sheet of sea-green paper.',
    focalPoint: [0.5, 0.55],
    paper: { wall: '#9db3aa', floor: '#8ea59b', bend: 0.56 },
    upright: { x: 755, y: 850, scale: 0.9 },
    draw(sheet) {
      const pot = { profile: profiles.teapot, x: 740, y: 850, scale: 1.75 };
      const ear: Point[] = [[1010, 500], [1110, 450], [1215, 510], [1215, 640], [1120, 740], [1005, 730]];
      const pipe: Point[] = [[500, 690], [400, 650], [345, 560], [290, 455]];
      groundShadow(sheet, { ...pot, color: '#1f332f', loop: { points: ear, width: 54 } });
      handle(sheet, { points: pipe, width: [150, 78, 44], glaze: glazes.chalk });
      sheet.add('<ellipse cx="288" cy="452" rx="21" ry="9" transform="rotate(-28 288 452)" fill="#6f5a4c"/>'
        + '<ellipse cx="288" cy="451" rx="22" ry="10" transform="rotate(-28 288 451)" fill="none" stroke="#d8bd9c"'
        + ' stroke-width="4"/>');
      handle(sheet, { points: ear, width: [84, 50, 64], glaze: glazes.chalk });
      vessel(sheet, {
        ...pot,
        coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.chalk, from: 0.1, wobble: 8 }],
        wall: 8,
        bands: 40,
      });
      const lid: Point[] = [[98, 0], [100, 4], [84, 24], [40, 40], [18, 46], [16, 54], [26, 66], [28, 76], [16, 86],
        [1, 88]];
      sheet.add(`<ellipse cx="748" cy="392" rx="170" ry="44" fill="#6c625f" opacity=".5" filter="${sheet.blur(7)}"/>`);
      vessel(sheet, {
        profile: lid, x: 740, y: 396, scale: 1.62, coats: [{ glaze: glazes.chalk, from: 0 }], wall: 0, bands: 40,
      });
    },
  }),
];
