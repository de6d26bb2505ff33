import { type Point, land, poly } from '../drawing/path.js';
import { mix, ramp } from '../drawing/color.js';
import { picture } from '../picture.js';
import { bird, glint } from './small-shapes.js';
import { cloud } from './cloud.js';

export const stormOverSea = picture({
  name: 'storm-over-sea',
  format: '21:9',
  alt: 'A storm front leans over the sea; rain falls in grey veils beside one last field of light.',
  focalPoint: [0.68, 0.5],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    const horizon = 560;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, horizon], [
      [0, '#2d3945'], [0.45, '#5f6d73'], [0.8, '#b9b09c'], [1, '#ecd9b2']])}"/>`);
    sheet.add(`<rect width="${width}" height="${horizon}" fill="${sheet.radial([1480, horizon - 20, 760], [
      [0, '#ffeec0', 0.95], [0.3, '#f3d59c', 0.55], [1, '#e6c088', 0]])}"/>`);
    const bank = (y: number, lit: string, shaded: string, size: number, opacity: number, count: number) => {
      for (let index = 0; index < count; index++) {
        cloud(sheet, {
          x: (index + random.between(0.2, 0.8)) / count * 2300 - 100, y: y + random.bell() * 18,
          width: size * random.between(2.2, 3.4), height: size * random.between(0.6, 0.95), lit, shaded, opacity,
          from: 0.6,
        });
      }
    };
    bank(470, '#d9c9a8', '#a79f92', 110, 0.75, 5);
    bank(390, '#aea694', '#6d7376', 180, 0.9, 6);
    bank(290, '#8b8c85', '#4a555d', 250, 0.95, 5);
    bank(160, '#65707a', '#2f3b47', 290, 1, 4);
    bank(40, '#434f5b', '#1f2933', 290, 1, 4);

    sheet.group(`filter="${sheet.blur(9)}"`, () => {
      for (let veil = 0; veil < 26; veil++) {
        const x = random.between(40, 1060);
        const wide = random.between(26, 120);
        sheet.add(`<path d="${poly([[x, 250], [x + wide, 250], [x + wide - 150, horizon + 10], [x - 170, horizon
          + 10]])}" fill="${
          sheet.linear([0, 250, 0, horizon], [[0, '#39454f', 0], [0.3, '#3d4a55', 0.5], [1, '#5d6a70', 0.28]])}"/>`);
      }
      for (let ray = 0; ray < 6; ray++) {
        const x = 1330 + ray * 66;
        sheet.add(`<path d="${poly([[x, 240], [x + 24, 240], [x + (ray - 2) * 70 + 90, horizon], [x
          + (ray - 2) * 70 - 20, horizon]])}" fill="${
          sheet.linear([0, 240, 0, horizon], [[0, '#fff1c8', 0.05], [0.5, '#fff1c8', 0.32], [1, '#fff1c8', 0.1]])}"/>`);
      }
    });

    sheet.add(`<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="`
      + `${sheet.linear([0, horizon, 0, height], [
        [0, '#7d8b87'], [0.12, '#4f6a70'], [0.5, '#2d4853'], [1, '#152731']])}"/>`);
    sheet.add(`<rect y="${horizon}" width="${width}" height="170" fill="${sheet.radial([1480, horizon + 6, 620], [
      [0, '#fff0c4', 0.95], [0.4, '#f0d6a0', 0.4], [1, '#e6c088', 0]], `translate(0 ${horizon * 0.78}) scale(1`
        + ` .22)`)}"/>`);
    // Waves are drawn in rows; each has a lit back, a dark face and torn foam along its crest.
    for (let row = 0; row < 15; row++) {
      const t = (row + 0.6) / 15;
      const y = horizon + 6 + (height - horizon + 20) * t ** 1.75;
      const high = 3 + 50 * t ** 1.4;
      const seed = row * 7.7;
      const crest = (x: number) => y - high * (0.25 + 0.75 * Math.abs(noise(x * 0.006 / (0.3 + t) + seed))
        + 0.3 * noise(x * 0.02 / (0.3 + t) + seed));
      const points = Array.from({ length: 42 }, (_, step): Point => [step / 41 * (width + 60) - 30,
        crest(step / 41 * (width + 60) - 30)]);
      const deep = ramp(['#6b7f7e', '#3f5d66', '#274450', '#14262f'], t);
      sheet.add(`<path d="${land(points, y + high * 2 + 20)}" fill="${sheet.linear([0, y - high, 0, y + high * 1.3], [
        [0, mix(deep, '#a9bdb0', 0.35 * (1 - t * 0.3))], [0.35, deep], [1, mix(deep, '#0d1a22', 0.35)]])}"/>`);
      let foam = '';
      let lace = '';
      for (let fleck = 0; fleck < 36; fleck++) {
        const x = random.between(0, width);
        const slope = (crest(x + 14) - crest(x - 14)) / 28;
        if (noise(x * 0.01 + seed, row) > 0.05) foam += glint(x, crest(x) + 1 + slope, 14 + 90 * t * random(), 1.4
          + 7 * t * random());
        else lace += glint(x, crest(x) + high * random.between(0.3, 1.2), 20 + 120 * t * random(), 1 + 3 * t);
      }
      sheet.add(`<path d="${foam}" fill="#f2ecd9" opacity="${(0.5 + 0.4 * t).toFixed(2)}"/><path d="${lace}"`
        + ` fill="#a9bdb4" opacity=".35"/>`);
    }
    let gulls = '';
    for (let index = 0; index < 7; index++) {
      gulls += bird(1120 + index * 74 + random.bell() * 30, 430 + random.bell() * 46, random.between(24, 46),
        random.between(0, 1), random.bell() * 0.25);
    }
    sheet.add(`<path d="${gulls}" fill="#f4efe2"/>`);
    sheet.grain(0.55);
  },
});
