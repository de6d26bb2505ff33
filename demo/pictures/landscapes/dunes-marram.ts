import { type Point, curve, land } from '../drawing/path.js';
import { mix, ramp } from '../drawing/color.js';
import { picture } from '../picture.js';
import { cloud } from './cloud.js';
import { glint, grass } from './small-shapes.js';

export const dunesMarram = picture({
  name: 'dunes-marram',
  format: '3:2',
  alt: 'Wind bends marram grass on pale dunes; beyond them lies a strip of calm blue-green sea.',
  focalPoint: [0.35, 0.6],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, 520], [
      [0, '#8fb3bb'], [0.55, '#c6d4cb'], [1, '#efe3cb']])}"/>`);
    cloud(sheet, { x: 1120, y: 300, width: 620, height: 150, lit: '#fbf3e4', shaded: '#cfd2c8', opacity: 0.95 });
    cloud(sheet, { x: 420, y: 210, width: 420, height: 84, lit: '#f6efe0', shaded: '#c8d0c8', opacity: 0.8 });
    cloud(sheet, { x: 800, y: 385, width: 900, height: 60, lit: '#f6e9d4', shaded: '#d8d6c8', opacity: 0.7 });
    sheet.add(`<rect y="430" width="${width}" height="170" fill="${sheet.linear([0, 430, 0, 590], [
      [0, '#7fa3a4'], [0.5, '#6f9a98'], [1, '#a9beae']])}"/>`);
    let waves = '';
    for (let index = 0; index < 130; index++) {
      const t = random();
      waves += glint(random.between(0, width), 436 + 120 * t, 30 + 160 * t, 1 + 4 * t);
    }
    sheet.add(`<path d="${waves}" fill="#f6f2e2" opacity=".5"/>`);

    const dunes = [
      { y: 560, rise: 56, seed: 2, lit: '#eedfc2', dark: '#c9b493' },
      { y: 640, rise: 120, seed: 11, lit: '#f1dfba', dark: '#bfa27c' },
      { y: 790, rise: 190, seed: 23, lit: '#efd6aa', dark: '#ad8a62' },
    ];
    const shadow = '#8d7c7c';
    dunes.forEach(({ y, rise, seed, lit, dark }, order) => {
      const crest = (x: number) => y - rise * (0.15 + noise.layered(x * 0.0016 + seed, 0, 2)
        + 0.35 * Math.sin(x * 0.0027 + seed));
      const points = Array.from({ length: 36 }, (_, step): Point => [step / 35 * (width + 40) - 20,
        crest(step / 35 * (width + 40) - 20)]);
      const d = land(points, height + 20);
      sheet.add(`<path d="${d}" fill="${sheet.linear([0, y - rise, 0, y + 260], [[0, lit], [1, mix(lit, dark,
        0.7)]])}"/>`);
      sheet.group(`clip-path="${sheet.clip(d)}"`, () => {
        sheet.group(`filter="${sheet.spray(1.2)}"`, () => {
          for (let fold = -1; fold < 4; fold++) {
            const x = fold * 520 + 210 + order * 190;
            const reach = rise * 1.25 + 60;
            // The ridge runs down from the crest in an S; right of it the sand lies in shade.
            const ridge: Point[] = [[x, crest(x) - 2], [x + 46, crest(x) + reach * 0.28], [x + 6, crest(x)
              + reach * 0.6], [x + 90, crest(x) + reach]];
            const back: Point[] = [[x + 330, crest(x + 330) + reach * 0.7], [x + 400, crest(x + 400) + 4], [x + 210,
              crest(x + 210) - 4]];
            sheet.add(`<path d="${curve(ridge)}L${curve(back).slice(1)}Z" fill="${sheet.linear(
              [x, crest(x), x + 300, crest(x) + reach * 0.8], [[0, shadow, 0.95], [0.45, shadow, 0.5], [1, shadow,
                0]])}"/>`);
          }
        });
        let ripples = '';
        for (let line = 0; line < 26; line++) {
          const base = y - rise * 0.4 + line * (9 + order * 4);
          ripples += curve(Array.from({ length: 9 }, (_, step): Point => {
            const x = step / 8 * width;
            return [x, base + 16 * noise(x * 0.004 + line * 0.13, line * 0.2 + seed) + (crest(x) - y
              + rise * 0.4) * 0.6];
          }));
        }
        sheet.add(`<path d="${ripples}" fill="none" stroke="${dark}" stroke-width="${1 + order * 0.7}"`
          + ` opacity=".22"/>`);
      });
      let cast = '';
      const tufts: string[] = [];
      const clumps = [9, 15, 20][order];
      for (let clump = 0; clump < clumps; clump++) {
        const x = random.between(0, width) * (order === 2 ? 0.72 : 1) - (order === 2 ? 30 : 0);
        const foot = crest(x) + random.between(0, [14, 50, 170][order]);
        const size = [26, 62, 170][order] * random.between(0.7, 1.15);
        const leaves = [16, 22, 30][order];
        let [dim, mid, bright] = ['', '', ''];
        for (let leaf = 0; leaf < leaves; leaf++) {
          const tall = size * random.between(0.55, 1.1);
          const d2 = grass(x + random.bell() * size * 0.2, foot + random.between(-2, 5), tall, tall * (0.42
            + random.bell() * 0.34), size * 0.03 + 0.8);
          if (leaf < leaves * 0.45) dim += d2;
          else if (leaf < leaves * 0.8) mid += d2;
          else bright += d2;
        }
        cast += glint(x + size * 0.5, foot + 3, size * 1.5, size * 0.16);
        const tone = random();
        tufts.push(`<path d="${dim}" fill="${ramp(['#7d8a68', '#4f6248', '#35492f'], order / 2)}"/>`,
          `<path d="${mid}" fill="${mix(ramp(['#98a17a', '#77875a', '#5f7443'], order / 2), '#a8965a', tone * 0.5)}"/>`,
          `<path d="${bright}" fill="${mix('#c9bf86', '#e6d49b', tone)}"/>`);
      }
      sheet.add(`<path d="${cast}" fill="${shadow}" opacity=".6" filter="${sheet.blur(5)}"/>`, ...tufts);
    });
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#fff3d4', 0.22], [0.6, '#fff3d4', 0], [1, '#3f3428', 0.3]])}"/>`);
    sheet.grain(0.5);
  },
});
