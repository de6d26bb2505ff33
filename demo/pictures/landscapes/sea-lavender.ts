import { type Point, curve, land, round } from '../drawing/path.js';
import { mix, ramp } from '../drawing/color.js';
import { picture } from '../picture.js';
import { cloud } from './cloud.js';
import { grass } from './small-shapes.js';

export const seaLavender = picture({
  name: 'sea-lavender',
  format: '16:9',
  alt: 'Sea lavender in full bloom covers the upper marsh in violet drifts under a wide summer sky.',
  focalPoint: [0.5, 0.65],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    const horizon = 340;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, horizon], [
      [0, '#7fa9bb'], [0.6, '#bcd2d2'], [1, '#efe4d2']])}"/>`);
    cloud(sheet, { x: 1180, y: 230, width: 760, height: 150, lit: '#fdf6e9', shaded: '#cbd3d6', from: -0.6 });
    cloud(sheet, { x: 380, y: 170, width: 460, height: 90, lit: '#fbf4e6', shaded: '#c9d3d6', opacity: 0.9,
      from: -0.6 });
    cloud(sheet, { x: 640, y: 298, width: 980, height: 60, lit: '#f8ecdc', shaded: '#d9d6d2', opacity: 0.85,
      from: -0.6 });
    const wood = (y: number, rise: number, seed: number) => land(Array.from({ length: 70 }, (_, step): Point =>
      [step / 69 * width, y - rise * (0.55 + 0.6 * noise.layered(step * 0.3 + seed))]), y + 30);
    sheet.add(`<path d="${wood(338, 34, 2)}" fill="#93a8a6"/><path d="${wood(346, 20, 40)}" fill="#6f897c"/>`);
    sheet.add(`<rect y="${horizon}" width="${width}" height="${height}" fill="${sheet.linear([0, horizon, 0, height], [
      [0, '#a3ac8c'], [0.3, '#77865f'], [1, '#3c4a34']])}"/>`);
    sheet.add(`<path d="M1600 352C1400 356 1180 362 1020 372C930 380 1010 392 900 402C760 412 620 410 500 426C560 406`
      + ` 760 398 850 384C900 372 1080 354 1600 346Z" fill="#dbe4de"/>`);
    sheet.group(`filter="${sheet.spray(1.3)}"`, () => {
      for (let drift = 0; drift < 64; drift++) {
        const t = drift / 64;
        const y = horizon + 26 + 520 * t ** 1.6;
        const [x, r] = [random.between(-80, width + 80), (70 + 260 * t) * random.between(0.6, 1.2)];
        const tone = random.pick(['#a78fb8', '#8a76a6', '#c3a3bd', '#7b8a62', '#9a7fae']);
        sheet.add(`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(r * (0.08 + 0.1 * t))}"`
          + ` fill="${
            sheet.radial([x, y, r], [[0, tone, 0.85], [0.6, tone, 0.45], [1, tone, 0]])}"/>`);
      }
    });
    // Flower heads: far away only dabs of color, near the eye branching sprays on their stems.
    const violets = ['#5f4f86', '#8168a3', '#a688bd', '#c7a9cf', '#e3cbdc'];
    for (let row = 0; row < 12; row++) {
      const t = (row + 0.5) / 12;
      const y = horizon + 22 + 420 * t ** 1.5;
      const dabs = violets.map(() => '');
      let green = '';
      for (let index = 0; index < 150 - row * 5; index++) {
        const x = random.between(-20, width + 20);
        if (noise(x * 0.004 + 3, y * 0.012) < -0.28) continue;
        const base = y + random.bell() * (6 + 20 * t);
        const size = (1.6 + 6 * t) * random.between(0.6, 1.2);
        const tone = Math.min(4, Math.max(0, Math.floor(2 + 2 * noise(x * 0.006, y * 0.01) + random.bell())));
        dabs[tone] += `M${Math.round(x)} ${Math.round(base)}h${round(size * 1.5)}`;
        if (row > 4 && index % 3 === 0) green += grass(x, base + size * 4, size * 5, random.bell() * size, 0.8 + t);
      }
      sheet.add(`<path d="${green}" fill="${ramp(['#8b9a70', '#4d6044', '#34452f'], t)}"/>`);
      dabs.forEach((d, tone) => d && sheet.add(`<path d="${d}" stroke="${mix(violets[tone], '#d9cfcc', 0.35 * (1 - t))
      }" stroke-width="${round(1.8 + 5.4 * t)}" stroke-linecap="round"/>`));
    }
    for (let plant = 0; plant < 30; plant++) {
      const t = plant / 29;
      const x = ((plant * 7) % 30 + random()) / 30 * width;
      const foot = 830 + 110 * t;
      const tall = 130 + 140 * t + random.between(-30, 40);
      const tip: Point = [x + random.between(-50, 70), foot - tall];
      let leaves = '';
      for (let leaf = 0; leaf < 8; leaf++) leaves += grass(x + random.bell() * 26, foot
        + 20, tall * random.between(0.3, 0.55), random.bell() * 46, 8);
      sheet.add(`<path d="${leaves}" fill="${ramp(['#5b6f4a', '#3c5237', '#2b3d2b'], t)}"/>`);
      let [stems, dark, mid, light] = ['', '', '', ''];
      for (let branch = 0; branch < 9; branch++) {
        const u = 0.42 + branch * 0.065;
        const start: Point = [x + (tip[0] - x) * u * u, foot + (tip[1] - foot) * u];
        const side = branch % 2 ? 1 : -1;
        const reach = (1.1 - u) * tall * 0.5 + 16;
        const end: Point = [start[0] + side * reach * 0.85, start[1] - reach * 0.55];
        stems += `M${round(start[0])} ${round(start[1])}Q${round(start[0] + side * reach * 0.5)} `
          + `${round(start[1] - reach * 0.1)} ${round(end[0])} ${round(end[1])}`;
        for (let bud = 0; bud < 8; bud++) {
          const v = 0.35 + bud / 7 * 0.7;
          const bx = start[0] + (end[0] - start[0]) * v + random.bell() * 5;
          const by = start[1] + (end[1] - start[1]) * v ** 1.6 - 4 + random.bell() * 4;
          const dab = `M${round(bx)} ${round(by)}h${round(random.between(1, 5))}`;
          if (bud % 3 === 0) dark += dab; else if (bud % 3 === 1) mid += dab; else light += dab;
        }
      }
      sheet.add(`<path d="${curve([[x, foot + 20], [x + (tip[0] - x) * 0.25, foot - tall * 0.5], tip])}${stems}"`
        + ` fill="none" stroke="${
          ramp(['#6d7a55', '#4a5a3d'], t)}" stroke-width="${round(2 + t)}"/>`);
      const dabs = (d: string, color: string) => sheet.add(`<path d="${d}" stroke="${color}" stroke-width="`
        + `${round(5.4 + 3 * t)}" stroke-linecap="round"/>`);
      dabs(dark, '#65548f');
      dabs(mid, '#8f75b0');
      dabs(light, '#d0b2d4');
    }
    sheet.grain(0.5);
  },
});
