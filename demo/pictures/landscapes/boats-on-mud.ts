import { type Point, curve, land, poly, round } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import { lighten, mix } from '../drawing/color.js';
import { picture } from '../picture.js';
import { cloud } from './cloud.js';
import { creek } from './creek.js';
import { glint, grass } from './small-shapes.js';

interface Boat {
  x: number;
  y: number;
  size: number;
  heel: number;
  hull: string;
  stripe: string;
  mast?: boolean;
  cabin?: boolean;
}

/** A small clinker boat seen from its side, bow to the right, keel at [x, y]. */
function boat(sheet: Sheet, { x, y, size, heel, hull, stripe, mast = false, cabin = false }: Boat): void {
  sheet.add(`<path d="${glint(x + 20 * size, y + 6 * size, 420 * size, 30 * size)}" fill="#2c2a2c" opacity=".5"`
    + ` filter="${sheet.blur([10, 4])}"/>`);
  sheet.add(`<path d="${glint(x, y + 50 * size, 330 * size, 60 * size)}" fill="${mix(hull, '#8c8078', 0.5)}"`
    + ` opacity=".35" filter="${sheet.blur([14, 10])}"/>`);
  sheet.group(`transform="translate(${x} ${y}) rotate(${heel}) scale(${size})"`, () => {
    if (mast) {
      sheet.add('<path d="M-6-92L-2-410L4-410L8-92Z" fill="#8a6a4c"/><path d="M-1-402L170-84M0-402L-168-80M0-402'
        + 'L-2-92" stroke="#4f453f" stroke-width="1.6" fill="none"/>'
        + '<path d="M4-150L-150-128L-150-118L4-138Z" fill="#7b5c42"/><path d="M-146-130Q-80-166 0-158L2-142L-148-118Z"'
        + ' fill="#d9c7a8"/><path d="M-146-122Q-70-142 2-146L2-140L-148-118Z" fill="#a98f73"/>');
    }
    if (cabin) {
      sheet.add(`<path d="M-40-88L-30-150L64-146L84-92Z" fill="#ece2cf"/><path d="M-40-88L-30-150L-6-149L-12-88Z"`
        + ` fill="#b9aa95"/>`
        + '<path d="M8-136L52-134L62-110L6-110Z" fill="#46606a"/><path d="M8-136L26-135L20-110L6-110Z"'
        + ' fill="#9db8b8"/><path d="M-38-152L72-148L74-140L-40-144Z" fill="#6a4a3c"/>');
    }
    sheet.add('<path d="M-176-84Q-40-66 190-104L178-92Q-40-52-172-72Z" fill="#4a382f"/>');
    const side = 'M-182-86Q-30-60 200-112Q172-40 96-4Q0 12-120-2Q-168-30-182-86Z';
    sheet.add(`<path d="${side}" fill="${sheet.linear([0, -100, 0, 6], [[0, lighten(hull, 0.06)], [0.5, hull], [1,
      lighten(hull, -0.16)]])}"/>`);
    sheet.group(`clip-path="${sheet.clip(side)}"`, () => {
      sheet.add(`<path d="M-190-26Q0 0 190-44V30H-190Z" fill="${mix('#7c3d30', hull, 0.15)}"/>`);
      for (let plank = 0; plank < 4; plank++) {
        const dip = plank * 17;
        sheet.add(`<path d="M-184 ${-74 + dip}Q-30 ${-46 + dip} 200 ${-98 + dip * 1.1}" fill="none" stroke="`
          + `${lighten(hull, -0.16)}" stroke-width="2.4" opacity=".7"/>`
          + `<path d="M-184 ${-71 + dip}Q-30 ${-43 + dip} 200 ${-95 + dip * 1.1}" fill="none" stroke="`
          + `${lighten(hull, 0.12)}" stroke-width="1.4" opacity=".6"/>`);
      }
      sheet.add(`<path d="M60-130Q140-60 60 20H220V-130Z" fill="#1b2024" opacity=".22"/>`);
    });
    sheet.add(`<path d="M-184-88Q-30-60 202-114L200-104Q-30-50-182-78Z" fill="${stripe}"/>`
      + '<path d="M-184-90Q-30-64 202-116" fill="none" stroke="#fff4dd" stroke-width="2.4" opacity=".8"/>');
  });
}

export const boatsOnMud = picture({
  name: 'boats-on-mud',
  format: '3:2',
  alt: 'Three small boats lean on the mud at low tide, waiting for the water in soft afternoon light.',
  focalPoint: [0.45, 0.55],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    const horizon = 400;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, horizon], [
      [0, '#a3bcbd'], [0.6, '#d7d8c8'], [1, '#f2e1c4']])}"/>`);
    cloud(sheet, { x: 300, y: 250, width: 560, height: 110, lit: '#f8f0df', shaded: '#c9cdc2', opacity: 0.9 });
    cloud(sheet, { x: 1120, y: 190, width: 640, height: 120, lit: '#f6efe0', shaded: '#c4cbc4', opacity: 0.85 });
    cloud(sheet, { x: 780, y: 330, width: 980, height: 60, lit: '#f6ead2', shaded: '#dad5c2', opacity: 0.8 });
    const far = (y: number, rise: number, seed: number) => land(Array.from({ length: 50 }, (_, step): Point =>
      [step / 49 * width, y - rise * (0.5 + 0.8 * noise.layered(step * 0.22 + seed))]), y + 40);
    sheet.add(`<path d="${far(396, 44, 3)}" fill="#a9b5a6"/><path d="${far(404, 30, 21)}" fill="#86957f"/>`);
    for (const [x, w, tone] of [[250, 26, '#d9c9b2'], [282, 20, '#b7634a'], [330, 30, '#e4d8c4'], [1090, 22,
      '#c3a58c'], [1116, 28, '#ded0b9']] as const) {
      sheet.add(`<path d="M${x} 400V378L${x + w / 2} 364L${x + w} 378V400Z" fill="${tone}"/><path d="M${x - 2} 379L`
        + `${x + w / 2} 363L${x + w + 2} 379L${x + w / 2} 369Z" fill="#70584c"/>`);
    }
    sheet.add(`<rect y="${horizon}" width="${width}" height="${height}" fill="${sheet.linear([0, horizon, 0, height], [
      [0, '#b9ac90'], [0.2, '#a3907a'], [0.6, '#7e6d60'], [1, '#57493f']])}"/>`);
    // The last water is in pools and a winding gutter.
    const gutter = creek(
      horizon + 14, height + 30,
      t => 880 + 330 * Math.sin(t ** 0.55 * 7.6 + 0.4) * (1 - 0.35 * t) - 420 * t,
      t => 9 + 150 * t ** 1.4 + 26 * t * Math.sin(t * 21),
    );
    sheet.add(`<path d="${gutter.bank}" fill="${sheet.linear([0, horizon, 0, 700], [[0, '#b0a088'], [0.5, '#8a7768'],
      [1, '#57483d']])}"/>`);
    sheet.add(`<path d="${gutter.d}" fill="${sheet.linear([0, horizon, 0, height], [
      [0, '#f6ead2'], [0.5, '#cfd8d0'], [1, '#8fa7ab']])}" stroke="#c3b49c" stroke-width="5"/>`);
    for (const [color, opacity] of [['#d8d6c8', 0.55], ['#5b4c42', 0.4], ['#efe6d2', 0.5]] as const) {
      let d = '';
      for (let index = 0; index < 210; index++) {
        const t = random() ** 1.2;
        d += glint(random.between(-40, width), horizon + 12 + 580 * t, (20 + 190 * t) * random.between(0.4, 1.2), 1.4
          + 9 * t * random());
      }
      sheet.add(`<path d="${d}" fill="${color}" opacity="${opacity}"/>`);
    }
    sheet.group(`filter="${sheet.spray(1.6)}"`, () => {
      for (let patch = 0; patch < 18; patch++) {
        const t = random();
        const [px, py, r] = [random() * width, horizon + 40 + 540 * t, 80 + 220 * t];
        const tone = random.pick(['#6f7a52', '#4f4238', '#c7ab86']);
        sheet.add(`<ellipse cx="${round(px)}" cy="${round(py)}" rx="${round(r)}" ry="${round(r * 0.2)}" fill="${
          sheet.radial([px, py, r], [[0, tone, 0.45], [1, tone, 0]])}"/>`);
      }
    });
    boat(sheet, { x: 1170, y: 520, size: 0.52, heel: 9, hull: '#d8cdb8', stripe: '#3e5a63', mast: true });
    boat(sheet, { x: 420, y: 600, size: 0.82, heel: -7, hull: '#39606a', stripe: '#e9dcc2', mast: true });
    boat(sheet, { x: 900, y: 800, size: 1.3, heel: 6, hull: '#b5583c', stripe: '#f0e3c8', cabin: true });
    sheet.add(`<path d="${curve([[1158, 655], [1260, 760], [1330, 862], [1392, 880]])}" fill="none" stroke="#3f3531"`
      + ` stroke-width="4"/>`
      + `<path d="${poly([[1386, 884], [1394, 800], [1402, 800], [1402, 884]])}" fill="#4a3b33"/>`
      + '<ellipse cx="1394" cy="886" rx="44" ry="8" fill="#4a3f38" opacity=".6"/>');
    for (const [x, y, s] of [[120, 990, 1.3], [1440, 985, 1.2], [60, 900, 0.9]] as const) {
      let [a, b] = ['', ''];
      for (let leaf = 0; leaf < 44; leaf++) {
        const tall = 130 * s * random.between(0.5, 1.1);
        const d = grass(x + random.bell() * 80 * s, y + random.between(0, 24), tall, random.between(-0.3,
          0.45) * tall, 4.4 * s);
        if (leaf % 3) a += d; else b += d;
      }
      sheet.add(`<path d="${a}" fill="#4b5238"/><path d="${b}" fill="#a39a5e"/>`);
    }
    sheet.grain(0.5);
  },
});
