import type { Point } from '../drawing/path.js';
import { blade, round } from '../drawing/path.js';
import { mix } from '../drawing/color.js';
import { picture } from '../picture.js';
import { backdrop } from '../pottery/backdrop.js';
import { glazes } from '../pottery/glazes.js';
import { groundShadow } from '../pottery/ground-shadow.js';
import { posed } from '../pottery/posed.js';
import { profiles } from '../pottery/profiles.js';
import { vessel } from '../pottery/vessel.js';

export const table = [
  ...posed({
    name: 'plate-tide',
    format: '1:1',
    alt: 'A dinner plate in tide blue, its well darker than its rim, on linen-colored paper.',
    uprightAlt: 'The tide-blue dinner plate, whole from rim to rim, on a tall sheet of linen paper.',
    focalPoint: [0.5, 0.56],
    paper: { wall: '#e5dccd', floor: '#dccfba', bend: 0.3 },
    upright: { x: 698, y: 905, scale: 0.86 },
    draw(sheet) {
      const pot = { profile: profiles.plate, x: 695, y: 830, scale: 1.5, tilt: 0.62 };
      groundShadow(sheet, { ...pot, color: '#4a3f38', reach: 1 });
      vessel(sheet, {
        ...pot, coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.tide, from: 0.3 }], wall: 7, bands: 30,
        inner: [[1, 15], [170, 16], [232, 20], [262, 34], [280, 46], [300, 52], [340, 60], [379, 77]],
      });
      // The window, mirrored twice: in the well and on the far rim.
      sheet.group(`fill="#fbfaf2" opacity=".4" filter="${sheet.blur(16)}"`, () => sheet.add(
        '<path d="M420 640C470 560 600 520 740 520C640 560 560 620 540 690C500 700 440 690 420 640Z"/>'));
      const fading = sheet.linear([205, 0, 700, 0], [[0, '#fdfcf4', 0], [0.3, '#fdfcf4'], [0.6, '#fdfcf4', 0.7], [1,
        '#fdfcf4', 0]]);
      sheet.add(`<path d="M198 650C240 505 440 402 690 398" fill="none" stroke="${fading}" stroke-width="15"`
        + ` opacity=".5" filter="${
          sheet.blur(6)}"/>`);
    },
  }),
  picture({
    name: 'planter-ember',
    format: '4:5',
    alt: 'A rust-red planter on its saucer holds a trailing plant with round grey-green leaves.',
    focalPoint: [0.5, 0.55],
    draw(sheet) {
      const { random } = sheet;
      backdrop(sheet, { wall: '#dfd6c6', floor: '#cdbfa9', bend: 0.66 });
      const pot = { profile: profiles.planter, x: 580, y: 1220, scale: 1.5 };
      groundShadow(sheet, { profile: profiles.saucer, x: 580, y: 1256, scale: 1.12, color: '#43241f' });
      groundShadow(sheet, { ...pot, color: '#43241f' });
      vessel(sheet, {
        profile: profiles.saucer, x: 580, y: 1256, scale: 1.12, coats: [{ glaze: glazes.ember, from: 0 }], wall: 8,
        bands: 24,
      });
      vessel(sheet, {
        ...pot, coats: [{ glaze: glazes.darkClay, from: 0 }, { glaze: glazes.ember, from: 0.12, drips: 16 }],
        wall: 13, bands: 40, depth: 0.1,
        lining: glazes.darkClay,
      });
      const leaves: { x: number; y: number; size: number; depth: number; angle: number }[] = [];
      const stems: string[] = [];
      for (let stem = 0; stem < 22; stem++) {
        const spread = stem / 21 * 2 - 1 + random.bell() * 0.06;
        const tall = random.between(150, 470) * (1 - 0.35 * spread * spread);
        const droop = Math.abs(spread) > 0.55 ? random.between(90, 330) : 0;
        const root: Point = [580 + spread * 215, 790 + random.between(-26, 34) * (1 - spread * spread)];
        const top: Point = [root[0] + spread * 150, root[1] - tall * (droop ? 0.35 : 1)];
        const end: Point = droop ? [top[0] + spread * 110, top[1] + droop] : [top[0] + spread * 40, top[1] - 40];
        const at = (t: number): Point => [
          (1 - t) ** 2 * root[0] + 2 * t * (1 - t) * top[0] + t * t * end[0],
          (1 - t) ** 2 * root[1] + 2 * t * (1 - t) * (top[1] - (droop ? 110 : 0)) + t * t * end[1],
        ];
        stems.push(`<path d="${blade([0, 0.25, 0.5, 0.75, 1].map(at), 7)}" fill="#5a5236"/>`);
        for (let leaf = 1; leaf <= 9; leaf++) {
          const [lx, ly] = at(leaf / 9);
          const side = leaf % 2 ? 1 : -1;
          const size = random.between(24, 42) * (1 - leaf / 26);
          leaves.push({ x: lx + side * size * 0.8, y: ly - size * 0.2, size, depth: random() * 0.6 + leaf / 22,
            angle: side * 30 + random.bell() * 30 });
        }
      }
      sheet.add(...stems);
      leaves.sort((a, b) => a.depth - b.depth).forEach(({ x, y, size, depth, angle }) => {
        const light = Math.min(1, Math.max(0, depth * 0.75 + (580 - x) / 1100 + (700 - y) / 1500));
        const color = mix(mix('#2d3d33', '#6f8a73', light), '#b9c9ad', Math.max(0, light - 0.62));
        sheet.add(`<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})">`
          + `<ellipse rx="${round(size)}" ry="${
            round(size * 0.82)}" fill="${color}"/><path d="M${round(-size)} 0A${round(size)} ${round(size * 0.82)} 0 0`
            + ` 1 ${
              round(size)} 0Q0 ${round(-size * 0.16)} ${round(-size)} 0Z" fill="#dfe6cf" opacity=".22"/></g>`);
      });
      sheet.grain();
    },
  }),
  ...posed({
    name: 'cups-ink',
    format: '3:2',
    alt: 'A set of four espresso cups in ink blue, two of them stacked, on pale dune paper.',
    uprightAlt: 'The four ink-blue espresso cups, two of them stacked, on a tall sheet of dune paper.',
    focalPoint: [0.5, 0.6],
    paper: { wall: '#e3d7c6', floor: '#d6c5ae', bend: 0.5 },
    upright: { x: 825, y: 830, scale: 1.12 },
    draw(sheet) {
      const profile = profiles.espresso;
      const coats = [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.ink, from: 0.24, wobble: 6, drips: 10 }];
      const cups = [
        { x: 560, y: 680, scale: 1.75 }, { x: 1090, y: 730, scale: 1.75 }, { x: 790, y: 850, scale: 1.9 },
      ];
      for (const cup of cups) groundShadow(sheet, { ...cup, profile, color: '#3a2b2c', tilt: 0.28 });
      const draw = (cup: { x: number; y: number; scale: number }) => vessel(sheet, {
        ...cup, profile, tilt: 0.28, coats, lining: glazes.chalk, wall: 6, bands: 34, facets: 16,
      });
      sheet.group('id="cup"', () => draw(cups[0]));
      sheet.add('<use href="#cup" transform="translate(6 -154)"/>');
      sheet.add('<use href="#cup" transform="translate(530 50)"/>');
      draw(cups[2]);
    },
  }),
  picture({
    name: 'candle-holder-dusk',
    format: '1:1',
    alt: 'A lit candle in a dusk-pink holder glows against a deep kelp-green wall.',
    focalPoint: [0.5, 0.5],
    draw(sheet) {
      const { width, height } = sheet;
      backdrop(sheet, { wall: '#3f4a3f', floor: '#4a4a3a', bend: 0.66 });
      const pot = { profile: profiles.candle, x: 700, y: 1090, scale: 1.9 };
      groundShadow(sheet, { ...pot, color: '#14160f', strength: 0.7 });
      vessel(sheet, { ...pot, coats: [{ glaze: glazes.dusk, from: 0 }], wall: 22, bands: 40 });
      sheet.add(`<rect width="${width}" height="${height}" fill="${
        sheet.radial([700, 400, 720], [[0, '#ffb45c', 0.62], [0.25, '#f08a3c', 0.3], [1, '#c04a20', 0]])}"`
          + ` style="mix-blend-mode:screen"/>`);
      sheet.add(`<path d="M654 836V520Q654 508 668 506Q690 500 712 506Q746 500 746 520V836A46 12 0 0 1 654 836Z"`
        + ` fill="${
          sheet.linear([654, 0, 746, 0], [[0, '#f6dcae'], [0.35, '#fff0cf'], [0.75, '#d9ab78'], [1, '#9a6b4a']])}"/>`
        + `<path d="M654 836V520Q654 508 668 506Q690 500 712 506Q746 500 746 520V640H654Z" fill="${
          sheet.linear([0, 500, 0, 660], [[0, '#ffcf7a', 0.9], [1, '#ffb35a', 0]])}"/>`
        + '<ellipse cx="700" cy="515" rx="44" ry="11" fill="#ffe2a0"/><path d="M699 516q-2-16 3-32" stroke="#3a2018"'
        + ' stroke-width="4" fill="none"/>'
        + `<ellipse cx="701" cy="430" rx="46" ry="96" fill="#ffb14a" opacity=".55" filter="${sheet.blur(22)}"/>`
        + `<path d="M701 350C720 400 738 434 731 468C726 494 714 502 701 502C688 502 675 494 671 468C666 434 684 400`
        + ` 701 350Z" fill="${
          sheet.linear([0, 350, 0, 502], [[0, '#ffd76a'], [0.45, '#fff3c4'], [0.8, '#ffe08a'], [1, '#e8853a', 0.8]])}"`
            + ` filter="${sheet.blur(1.6)}"/>`);
      sheet.grain();
    },
  }),
  picture({
    name: 'jar-sea-glass',
    format: '1:1',
    alt: 'An open storage jar in pale sea-glass green, its glaze running in slow drips over the foot.',
    focalPoint: [0.46, 0.55],
    draw(sheet) {
      backdrop(sheet, { wall: '#d7b9a8', floor: '#caa893', bend: 0.58, panes: true });
      const pot = { profile: profiles.jar, x: 600, y: 1120, scale: 2.35 };
      groundShadow(sheet, { ...pot, color: '#4e2c2a' });
      vessel(sheet, {
        ...pot, coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.seaGlass, from: 0.14, wobble: 10,
          drips: 20 }], wall: 9, bands: 40,
      });
      sheet.grain();
    },
  }),
];
