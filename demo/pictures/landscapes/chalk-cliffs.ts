import { type Point, curve, poly, round } from '../drawing/path.js';
import { mix, ramp } from '../drawing/color.js';
import { picture } from '../picture.js';
import { bird, glint, grass } from './small-shapes.js';
import { cloud } from './cloud.js';

export const chalkCliffs = picture({
  name: 'chalk-cliffs',
  format: '3:2',
  alt: 'White chalk cliffs step back along a green-blue bay, with sheep-cropped turf on their tops.',
  focalPoint: [0.66, 0.5],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    const horizon = 500;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, horizon], [
      [0, '#88b1bd'], [0.6, '#c3d6d0'], [1, '#f1e6cf']])}"/>`);
    cloud(sheet, { x: 300, y: 330, width: 700, height: 140, lit: '#fdf5e5', shaded: '#cdd5d0' });
    cloud(sheet, { x: 760, y: 180, width: 360, height: 70, lit: '#faf3e4', shaded: '#cdd5d0', opacity: 0.85 });
    cloud(sheet, { x: 260, y: 450, width: 900, height: 60, lit: '#f6ebd6', shaded: '#dcdccf', opacity: 0.8 });
    sheet.add(`<rect y="${horizon}" width="${width}" height="${height}" fill="${sheet.linear([0, horizon, 0, height], [
      [0, '#8fb4b0'], [0.25, '#5f9799'], [0.7, '#35707b'], [1, '#1f4d5c']])}"/>`);

    const headlands = [
      { left: 560, top: 400, foot: 512, haze: 0.55 },
      { left: 700, top: 330, foot: 540, haze: 0.32 },
      { left: 880, top: 240, foot: 600, haze: 0.14 },
      { left: 1130, top: 130, foot: 720, haze: 0 },
    ];
    headlands.forEach(({ left, top, foot, haze }, order) => {
      const air = (color: string) => mix(color, '#dfe3d6', haze);
      const rise = foot - top;
      const face: Point[] = [];
      for (let step = 0; step <= 26; step++) {
        const t = step / 26;
        face.push([left + rise * (0.34 * (1 - t) ** 1.4 - 0.1 * t) + rise * 0.06 * noise(step * 0.7 + order * 9),
          foot - rise * (1 - (1 - t)) ]);
      }
      const crest: Point[] = [];
      const [startX, startY] = face[26];
      for (let step = 1; step <= 12; step++) {
        const x = startX + (width + 40 - startX) * step / 12;
        crest.push([x, startY - rise * 0.16 * Math.sin(step / 12 * 2.6 + order) - rise * 0.03 * noise(step * 0.5
          + order * 5)]);
      }
      const edge = [face[26], ...crest];
      const body = `${poly(face, false)}L${curve(edge).slice(1)}L${width + 40} ${foot + rise * 0.2}L`
        + `${left + rise * 0.4} ${foot + 4}Z`;
      sheet.add(`<path d="${body}" fill="${sheet.linear([left, 0, left + rise * 2.4, 0], [
        [0, air('#fffaf0')], [0.3, air('#f3e8d6')], [0.65, air('#ddd0c0')], [1, air('#c3b9b2')]])}"/>`);
      sheet.group(`clip-path="${sheet.clip(body)}"`, () => {
        // Buttresses: each a lit edge and a shaded flank falling from turf to sea.
        for (let rib = 0; rib < 13; rib++) {
          const x = left + rise * (0.12 + rib * 0.3) + random.bell() * rise * 0.05;
          const wide = rise * random.between(0.1, 0.22);
          const flank: Point[] = [[x, top - rise * 0.3], [x + wide * 0.5, top + rise * 0.3], [x + wide * 0.2, top
            + rise * 0.62], [x + wide * 0.9, foot + 20],
          [x + wide * 2, foot + 20], [x + wide * 1.3, top + rise * 0.5], [x + wide * 1.1, top - rise * 0.3]];
          sheet.add(`<path d="${poly(flank)}" fill="${sheet.linear([x, 0, x + wide * 1.8, 0], [
            [0, air('#93929a'), 0.6], [0.5, air('#a9a5a6'), 0.3], [1, air('#b9b4b0'), 0]])}"/>`);
        }
        let strata = '';
        for (let line = 0; line < 9; line++) {
          const y = top + rise * (0.05 + line * 0.11);
          strata += curve(Array.from({ length: 14 }, (_, step): Point => [left + (width - left) * step / 13, y
            + rise * 0.03 * noise(step * 0.8 + line * 3) + step * rise * 0.012]));
        }
        sheet.add(`<path d="${strata}" fill="none" stroke="${air('#8b8580')}" stroke-width="${round(1 + rise / 260)}"`
          + ` opacity=".35" stroke-dasharray="${round(rise * 0.3)} ${round(rise * 0.06)} ${round(rise * 0.1)} `
          + `${round(rise * 0.08)}"/>`);
      });
      const turf = `${curve(edge)}L${curve([...edge].reverse().map(([x, y], at): Point => [x, y + rise * (0.05
        + 0.05 * Math.abs(noise(at * 1.7 + order)))])).slice(1)}Z`;
      sheet.add(`<path d="${turf}" fill="${sheet.linear([left, 0, width, 0], [[0, air('#a7ad6b')], [0.5,
        air('#84935a')], [1, air('#5f7548')]])}"/>`);
      let fringe = '';
      for (let index = 0; index < 50; index++) {
        const at = random() * 11.9;
        const [from, to] = [edge[Math.floor(at)], edge[Math.floor(at) + 1]];
        const t = at % 1;
        fringe += grass(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 3, rise * 0.006
          + 3, random.bell() * 4, 3);
      }
      sheet.add(`<path d="${fringe}" fill="${air('#6f8250')}"/>`);
      sheet.add(`<path d="${glint(left + rise * 1.2, foot + 2, rise * 2.2, 12 + rise / 30)}" fill="${air('#fbf6e8')}"`
        + ` opacity=".75" filter="${sheet.blur([6, 3])}"/>`);
      let mirrored = '';
      for (let index = 0; index < 34; index++) {
        const t = random();
        mirrored += glint(left + rise * (0.5 + 0.3 * t) + random() * rise * 1.6 + rise * 0.4, foot + rise * 0.62 * t,
          rise * random.between(0.4, 1.1), 4 + rise * 0.035);
      }
      sheet.add(`<path d="${mirrored}" fill="#f2e9d6" opacity="${0.3 - order * 0.04}" filter="`
        + `${sheet.blur([5, 2])}"/>`);
    });
    for (const [color, opacity, count, light] of [['#f6f2e2', 0.5, 190, 1], ['#1d4a58', 0.32, 170, 0], ['#a9cdc4',
      0.45, 150, 1]] as const) {
      let d = '';
      for (let index = 0; index < count; index++) {
        const t = random() ** 1.1;
        d += glint(random.between(-40, width), horizon + 6 + 500 * t, (18 + 170 * t) * random.between(0.4, 1.2), 1
          + (light ? 5 : 9) * t);
      }
      sheet.add(`<path d="${d}" fill="${color}" opacity="${opacity}"/>`);
    }
    // Shingle and a line of foam in the near corner.
    const beach: Point[] = [[560, 1010], [760, 930], [1000, 860], [1240, 800], [1520, 740]];
    sheet.add(`<path d="${curve(beach)}L1520 1010Z" fill="${sheet.linear([0, 740, 0, 1000], [[0, '#e4d5bc'], [1,
      '#b79f84']])}"/>`);
    for (const [wide, opacity, shift] of [[26, 0.35, -12], [12, 0.9, 0], [5, 0.6, -26]] as const) {
      sheet.add(`<path d="${curve(beach.map(([x, y], at): Point => [x + 14 * noise(at * 1.9), y + shift
        + 8 * noise(at * 2.3 + 5)]))}" fill="none" stroke="#fdf9ee" stroke-width="${wide}" opacity="${opacity}"`
        + ` stroke-linecap="round"/>`);
    }
    const pebbles = ['#8f8072', '#cbb9a2', '#f1e8d8'].map(() => '');
    for (let stone = 0; stone < 700; stone++) {
      const x = random.between(700, 1500);
      const y = random.between(770, 1000);
      if (y < 1010 - (x - 560) * 0.285 + 22) continue;
      const r = 1.6 + (y - 740) / 60 * random();
      pebbles[stone % 3] += `M${round(x)} ${round(y)}h${round(r)}`;
    }
    pebbles.forEach((d, at) => sheet.add(`<path d="${d}" stroke="${ramp(['#85786c', '#c7b59e', '#f3ebdc'], at / 2)}"`
      + ` stroke-width="4.4" stroke-linecap="round"/>`));
    let gulls = '';
    for (let index = 0; index < 8; index++) gulls += bird(random.between(420, 900), random.between(250, 470),
      random.between(18, 34), random.between(-0.3, 1), random.bell() * 0.2);
    sheet.add(`<path d="${gulls}" fill="#fffaf0"/>`);
    sheet.grain(0.5);
  },
});
