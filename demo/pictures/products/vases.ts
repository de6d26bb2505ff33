import type { Point } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import { mix } from '../drawing/color.js';
import { blade, curve, round } from '../drawing/path.js';
import { picture } from '../picture.js';
import { backdrop } from '../pottery/backdrop.js';
import { glazes } from '../pottery/glazes.js';
import { groundShadow } from '../pottery/ground-shadow.js';
import { profiles } from '../pottery/profiles.js';
import { vessel } from '../pottery/vessel.js';

/** Dried grasses standing in a neck: thin stems, feathered heads. */
function grasses(sheet: Sheet, [x, y]: Point, count: number, colors: readonly string[]): void {
  const { random } = sheet;
  for (let index = 0; index < count; index++) {
    const lean = (((index * 7) % count) / (count - 1) - 0.45) * 1.5 + random.between(-0.14, 0.14);
    const length = random.between(380, 660);
    const at = (t: number): Point => [x + lean * length * t ** 1.5 * 0.8 + lean * 12,
      y - length * t * (1 - 0.12 * t * Math.abs(lean))];
    const color = random.pick(colors);
    sheet.add(`<path d="${curve([0, 0.25, 0.5, 0.75, 1].map(at))}" fill="none" stroke="${color}"`
      + ` stroke-width="2.6"/>`);
    let d = '';
    for (let seed = 0; seed < 26; seed++) {
      const t = 0.68 + seed / 26 * 0.36;
      const [sx, sy] = at(t);
      const side = seed % 2 ? 1 : -1;
      const size = 34 * Math.sin((seed + 3) / 32 * Math.PI);
      d += blade([[sx, sy], [sx + side * size * 0.35 + lean * 8, sy - size * 0.7], [sx + side * size * 0.5
        + lean * 20, sy - size * 1.3]], 4.5, 'both');
    }
    sheet.add(`<path d="${d}" fill="${mix(color, '#fff1d6', 0.18)}" opacity=".85"/>`);
  }
}

export const vases = [
  picture({
    name: 'vase-ink',
    format: '2:3',
    alt: 'A tall ink-blue vase with a narrow neck mirrors a window; its foot is bare dark clay.',
    focalPoint: [0.48, 0.6],
    draw(sheet) {
      backdrop(sheet, { wall: '#d3cabf', floor: '#c2b4a5', bend: 0.66, panes: true });
      const pot = { profile: profiles.vase, x: 470, y: 1260, scale: 1.5 };
      groundShadow(sheet, { ...pot, color: '#2d2630' });
      vessel(sheet, {
        ...pot, coats: [{ glaze: glazes.darkClay, from: 0 }, { glaze: glazes.ink, from: 0.07, wobble: 8,
          drips: 10 }], wall: 8,
      });
      sheet.grain();
    },
  }),
  picture({
    name: 'vase-dune',
    format: '2:3',
    alt: 'A sand-glazed moon jar holds a spray of dried marsh grasses against warm clay paper.',
    focalPoint: [0.5, 0.66],
    draw(sheet) {
      backdrop(sheet, { wall: '#c99f83', floor: '#bd8f72', bend: 0.68 });
      const pot = { profile: profiles.moonJar, x: 480, y: 1280, scale: 1.36 };
      groundShadow(sheet, { ...pot, color: '#4c2620' });
      vessel(sheet, {
        ...pot, coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.dune, from: 0.08, wobble: 8 }], wall: 8,
        bands: 40,
      });
      grasses(sheet, [480, 722], 15, ['#6f5236', '#8a6a45', '#5c4a38', '#a5835a']);
      // The near lip again, so that the stems stand inside the neck.
      sheet.add(`<path d="M${round(480 - 143)} 714A143 37 0 0 0 ${round(480 + 143)} 714A133 31 0 0 1 347 714Z" fill="${
        sheet.linear([337, 0, 623, 0], [[0, '#d79a6b'], [0.3, '#c98c5d'], [1, '#7d4a34']])}"/>`);
      sheet.grain();
    },
  }),
  picture({
    name: 'bottle-dusk',
    format: '4:5',
    alt: 'A dusk-pink bottle and a small sea-glass jar stand close together in low evening light.',
    focalPoint: [0.5, 0.6],
    draw(sheet) {
      backdrop(sheet, { wall: '#b8c4bf', floor: '#a9b4ad', bend: 0.62 });
      const bottle = { profile: profiles.bottle, x: 480, y: 1110, scale: 1.45 };
      const jar = { profile: profiles.jar, x: 800, y: 1190, scale: 1.15 };
      groundShadow(sheet, { ...bottle, color: '#2f3a40' });
      groundShadow(sheet, { ...jar, color: '#2f3a40' });
      vessel(sheet, {
        ...bottle, coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.dusk, from: 0.1, wobble: 8 }], wall: 7,
        bands: 40,
      });
      vessel(sheet, {
        ...jar, coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.seaGlass, from: 0.16, drips: 16 }], wall: 8,
        bands: 40,
      });
      sheet.grain();
    },
  }),
];
