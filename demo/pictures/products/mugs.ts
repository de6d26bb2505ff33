import type { Point } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import type { Glaze } from '../pottery/glazes.js';
import type { Vessel } from '../pottery/vessel.js';
import { picture } from '../picture.js';
import { backdrop } from '../pottery/backdrop.js';
import { glazes } from '../pottery/glazes.js';
import { groundShadow } from '../pottery/ground-shadow.js';
import { handle } from '../pottery/handle.js';
import { profiles } from '../pottery/profiles.js';
import { vessel } from '../pottery/vessel.js';

interface Mug extends Pick<Vessel, 'profile' | 'coats' | 'lining' | 'throwing'> {
  glaze: Glaze;
  ear: readonly Point[];
  shadow: string;
}

function drawMug(sheet: Sheet, { glaze, ear, shadow, ...pot }: Mug): void {
  const place = { x: 545, y: 1170, scale: 2.05 };
  groundShadow(sheet, { ...place, profile: pot.profile, color: shadow, loop: { points: ear, width: 70 } });
  handle(sheet, { points: ear, width: [104, 62, 78], glaze });
  vessel(sheet, { ...place, ...pot, wall: 9, bands: 40 });
}

export const mugs = [
  picture({
    name: 'mug-dune',
    format: '4:5',
    alt: 'A sand-colored stoneware mug with iron speckles and a rust rim stands in window light.',
    focalPoint: [0.5, 0.6],
    draw(sheet) {
      backdrop(sheet, { wall: '#e6d6c4', floor: '#dcc5ab', bend: 0.6 });
      drawMug(sheet, {
        profile: profiles.mug,
        glaze: glazes.dune,
        coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.dune, from: 0.14, wobble: 9 }],
        ear: [[790, 705], [880, 660], [985, 700], [1010, 815], [930, 950], [795, 1010]],
        shadow: '#6a4636',
      });
      sheet.grain();
    },
  }),
  picture({
    name: 'mug-tide',
    format: '4:5',
    alt: 'A blue-green mug, its glaze pooling darker above a bare clay foot, on pale grey paper.',
    focalPoint: [0.5, 0.6],
    draw(sheet) {
      backdrop(sheet, { wall: '#cfd6d2', floor: '#bfc9c6', bend: 0.6, panes: true });
      drawMug(sheet, {
        profile: profiles.straightMug,
        glaze: glazes.tide,
        coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.tide, from: 0.2, wobble: 16, drips: 26 }],
        ear: [[780, 715], [880, 690], [975, 720], [985, 850], [925, 970], [780, 1000]],
        shadow: '#2f4048',
      });
      sheet.grain();
    },
  }),
  picture({
    name: 'mug-kelp',
    format: '4:5',
    alt: 'A round-bellied mug in deep olive glaze that breaks to amber where the rim is thin.',
    focalPoint: [0.5, 0.62],
    draw(sheet) {
      backdrop(sheet, { wall: '#d8d2bb', floor: '#c9be9f', bend: 0.6 });
      drawMug(sheet, {
        profile: profiles.roundMug,
        glaze: glazes.kelp,
        coats: [{ glaze: glazes.darkClay, from: 0 }, { glaze: glazes.kelp, from: 0.12, wobble: 10, drips: 14 }],
        throwing: 0.09,
        ear: [[780, 745], [880, 690], [990, 735], [1010, 850], [940, 975], [800, 1010]],
        shadow: '#3c3a24',
      });
      sheet.grain();
    },
  }),
];
