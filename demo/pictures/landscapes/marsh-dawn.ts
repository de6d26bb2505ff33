import { type Point, land } from '../drawing/path.js';
import { mix, ramp } from '../drawing/color.js';
import { picture } from '../picture.js';
import { bird, glint, grass } from './small-shapes.js';
import { creek } from './creek.js';

export const marshDawn = picture({
  name: 'marsh-dawn',
  format: '3:2',
  alt: 'Dawn over the salt marsh: a creek winds through mist and grasses towards a low pale sun.',
  focalPoint: [0.66, 0.42],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    const horizon = 430;
    const sun: Point = [985, 372];
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, horizon], [
      [0, '#7d94a3'], [0.35, '#b3b1b0'], [0.66, '#e6c1ab'], [0.88, '#f6d5ab'], [1, '#f9e3bd']])}"/>`);
    sheet.add(`<rect width="${width}" height="${horizon + 60}" fill="${sheet.radial([...sun, 620], [
      [0, '#fff3cd', 0.95], [0.12, '#ffe6b0', 0.7], [0.45, '#f7bb8c', 0.3], [1, '#f2a684', 0]])}"/>`);
    sheet.group(`filter="${sheet.blur([46, 7])}" fill="#fbe3c4"`, () => {
      for (let streak = 0; streak < 16; streak++) {
        const y = random.between(60, 330);
        sheet.add(`<path d="${glint(random.between(0, width), y, random.between(260, 720), 14 + y / 12)}" opacity="${
          random.between(0.15, 0.5).toFixed(2)}" fill="${mix('#9d9aa5', '#fbdcb8', y / 330)}"/>`);
      }
    });
    sheet.add(`<circle cx="${sun[0]}" cy="${sun[1]}" r="37" fill="#fff6da"/>`);

    const shore = (y: number, rise: number, seed: number) => land(Array.from({ length: 40 }, (_, step): Point => {
      const x = step / 39 * width;
      return [x, y - rise * (0.5 + 0.5 * noise.layered(step * 0.16 + seed)) * (0.3 + Math.abs(x - 900) / 1000)];
    }), y + 60);
    sheet.add(`<path d="${shore(420, 62, 3)}" fill="#c3a79f" opacity=".8"/>`);
    sheet.add(`<path d="${shore(428, 40, 31)}" fill="#a58f88"/>`);
    sheet.add(`<rect y="${horizon - 6}" width="${width}" height="${height}" fill="${sheet.linear([0, horizon, 0,
      height], [
      [0, '#d6b794'], [0.1, '#b39f7a'], [0.4, '#7d7654'], [1, '#3c3d2e']])}"/>`);

    const water = creek(
      horizon + 2, height + 40,
      t => 960 - 190 * Math.sin(t ** 0.62 * 8.4) * (0.25 + t * 1.1) - t * 260,
      t => 10 + 520 * t ** 1.9,
    );
    sheet.add(`<path d="${water.bank}" fill="#5b4a3b"/>`);
    sheet.add(`<path d="${water.d}" fill="${sheet.linear([0, horizon, 0, height], [
      [0, '#fdebc6'], [0.16, '#f3cda2'], [0.42, '#d9b3a4'], [0.75, '#98a0a8'], [1, '#72858f']])}"/>`);
    sheet.group(`clip-path="${sheet.clip(water.d)}"`, () => {
      sheet.add(`<rect x="${sun[0] - 260}" y="${horizon}" width="420" height="520" fill="${
        sheet.radial([sun[0] - 40, horizon + 60, 330], [[0, '#fff6d8', 0.9], [1, '#ffe3b4', 0]])}"/>`);
      let d = '';
      for (let index = 0; index < 260; index++) {
        const t = random() ** 0.7;
        d += glint(random.between(0, width), horizon + 8 + t * 560, 16 + 110 * t, 0.8 + 3.6 * t);
      }
      sheet.add(`<path d="${d}" fill="#fff0d2" opacity=".3"/>`);
    });

    sheet.group(`filter="${sheet.spray(1.5)}"`, () => {
      for (let patch = 0; patch < 36; patch++) {
        const t = random();
        const [x, y, r] = [random.between(-60, width + 60), horizon + 14 + 560 * t ** 1.5, 60 + 240 * t];
        if (water.covers(x, y, r * 0.5)) continue;
        const tone = random.pick(['#8c5a49', '#b98a4d', '#565a3a', '#7a5566', '#3f4a38', '#c29a5f']);
        sheet.add(`<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(r)}" ry="`
          + `${Math.round(r * (0.1 + 0.2 * t))}" fill="${
            sheet.radial([x, y, r], [[0, tone, 0.7], [0.6, tone, 0.35], [1, tone, 0]])}"/>`);
      }
    });
    // Grass grows row by row towards the eye, so nearer tufts stand before farther ones.
    for (let row = 0; row < 23; row++) {
      const t = (row + 0.5) / 23;
      const y = horizon + 10 + (height - horizon) * t ** 1.7;
      const near = (y - horizon) / (height - horizon);
      let [shadeD, litD] = ['', ''];
      const tufts = 49 - row * 1.4;
      for (let tuft = 0; tuft < tufts; tuft++) {
        const x = (tuft + random()) / tufts * width;
        const base = y + random.bell() * (4 + 16 * near);
        if (water.covers(x, base, 4 + 26 * near) || noise(x * 0.006 + 7, base * 0.02) < -0.45) continue;
        const count = 3 + Math.round(4 * near);
        for (let leaf = 0; leaf < count; leaf++) {
          const tall = (6 + 92 * near) * random.between(0.6, 1.2);
          const d = grass(x + random.bell() * (5 + 22 * near), base, tall, random.between(-0.2, 0.55) * tall, 1.1
            + 3.6 * near);
          if (random() < 0.26) litD += d;
          else shadeD += d;
        }
      }
      const body = ramp(['#b59f7c', '#857a52', '#5c5d40', '#414833', '#272e24'], near);
      sheet.add(`<path d="${shadeD}" fill="${body}"/>`);
      sheet.add(`<path d="${litD}" fill="${mix(ramp(['#e9c592', '#c79a5d', '#a9814a'], near), body, near * 0.35)}"/>`);
      if (row % 4 === 1 && row < 15) {
        const drift = random.between(200, 1200);
        sheet.add(`<path d="${glint(drift, y + 6, 1100, 34 + 60 * near)}" fill="#fbe4c8" opacity=".42" filter="`
          + `${sheet.blur([60, 12])}"/>`);
      }
    }
    let flock = '';
    for (let index = 0; index < 17; index++) {
      flock += bird(300 + index * 23 + random.bell() * 22, 190 - Math.abs(index - 6) * 8 + random.bell() * 12,
        random.between(15, 25), random.between(-0.6, 1), random.bell() * 0.15);
    }
    sheet.add(`<path d="${flock}" fill="#4d4a50" opacity=".85"/>`);
    sheet.grain(0.45);
  },
});
