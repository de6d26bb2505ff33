import { type Point, curve, round } from '../drawing/path.js';
import { ramp } from '../drawing/color.js';
import { picture } from '../picture.js';
import { bird, grass } from './small-shapes.js';

/** One strand of a reed's plume: a lens that first rises, then bows with the wind. */
function plumelet(x: number, y: number, dx: number, dy: number, lift: number, width: number): string {
  return `M${round(x)} ${round(y)}q${round(dx * 0.4)} ${round(dy - lift - width)} ${round(dx)} ${round(dy)}q${
    round(-dx * 0.55)} ${round(width - lift * 0.9)} ${round(-dx)} ${round(-dy)}z`;
}

export const winterBirds = picture({
  name: 'winter-birds',
  format: '4:5',
  alt: 'Geese in loose lines cross a pale winter sun above a dark bed of feathered reeds.',
  focalPoint: [0.55, 0.4],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, height], [
      [0, '#b7c3c6'], [0.35, '#d9d6cd'], [0.6, '#ecd9c6'], [0.78, '#d9b9a6'], [1, '#8f8580']])}"/>`);
    const sun: Point = [720, 560];
    sheet.add(`<circle cx="${sun[0]}" cy="${sun[1]}" r="520" fill="${sheet.radial([...sun, 520], [
      [0, '#fff3dc', 0.9], [0.4, '#fbe3c6', 0.35], [1, '#fbe3c6', 0]])}"/><circle cx="${sun[0]}" cy="${sun[1]}"`
        + ` r="120" fill="${
          sheet.linear([0, 440, 0, 680], [[0, '#f0a184'], [1, '#f4c49c']])}"/>`);
    sheet.group(`filter="${sheet.blur([50, 7])}"`, () => {
      for (let veil = 0; veil < 12; veil++) {
        sheet.add(`<ellipse cx="${round(random() * width)}" cy="${round(500 + veil * 38)}" rx="`
          + `${round(random.between(260, 620))}" ry="${
            round(random.between(7, 16))}" fill="#f3e6d6" opacity=".6"/>`);
      }
    });
    const skeins: [Point, number, number][] = [[[640, 270], 27, 1], [[330, 520], 15, 0.72], [[930, 160], 11, 0.55]];
    for (const [[x, y], count, size] of skeins) {
      let d = '';
      for (let index = 0; index < count; index++) {
        const rank = Math.ceil(index / 2);
        const side = index % 2 ? 1 : -0.62;
        d += bird(x - side * rank * 40 * size + random.bell() * 7, y + rank * 22 * size * (side > 0 ? 1 : 0.8)
          + random.bell() * 7,
        (50 + random.bell() * 4) * size, random.between(-0.5, 0.95), -0.14 + random.bell() * 0.1);
      }
      sheet.add(`<path d="${d}" fill="${size === 1 ? '#3d3b42' : size > 0.6 ? '#5c5a60' : '#7f7d80'}"/>`);
    }
    // Reed beds, far to near: haze first, then stems with plumes that all lean away from the wind.
    for (let bed = 0; bed < 5; bed++) {
      const t = bed / 4;
      const base = 1060 + bed * 130;
      const tone = ramp(['#c0a999', '#a3897a', '#7c655c', '#523f40', '#2a2229'], t);
      let stems = '';
      let leaves = '';
      const plumes: string[] = [];
      const count = [110, 90, 62, 46, 30][bed];
      for (let index = 0; index < count; index++) {
        const x = (index + random()) / count * (width + 80) - 40;
        const tall = (110 + 320 * t) * random.between(0.7, 1.12) * (1 + 0.22 * noise(x * 0.005 + bed * 9));
        const lean = tall * (0.12 + 0.1 * random());
        const root: Point = [x, base + 120];
        const tip: Point = [x + lean, base - tall + 60];
        const middle: Point = [x + lean * 0.3, base - tall * 0.4];
        stems += curve([root, middle, tip]);
        if (bed > 0) {
          for (let leaf = 0; leaf < 2; leaf++) {
            const u = random.between(0.25, 0.7);
            const [lx, ly] = [x + lean * u * u, base + 60 - tall * u];
            leaves += grass(lx, ly, tall * 0.16, tall * random.between(0.12, 0.26), 2 + 4 * t);
          }
        }
        const size = 22 + 70 * t;
        const strands = bed < 2 ? 2 : 5;
        let plume = '';
        for (let strand = 0; strand < strands; strand++) {
          const back = strand / strands * size * 0.5;
          const [sx, sy] = [tip[0] - lean / tall * back, tip[1] + back];
          plume += plumelet(sx, sy, size * (0.72 - strand * 0.05), -size * 0.3 + strand * 5, size * 0.17, 4 + 8 * t);
        }
        plumes.push(plume);
      }
      sheet.add(`<rect y="${base - 20}" width="${width}" height="${height}" fill="${sheet.linear([0, base - 20, 0,
        base + 160], [[0, tone, 0], [1, tone, 0.9]])}"/>`
        + `<path d="${stems}" fill="none" stroke="${tone}" stroke-width="${round(1.2 + 2.6 * t)}"/><path d="${leaves}"`
        + ` fill="${tone}"/>`
        + `<path d="${plumes.join('')}" fill="${ramp(['#b59a88', '#8f7263', '#6a4c42', '#4a3234', '#231b22'], t)}"/>`);
      if (bed < 4) {
        sheet.add(`<rect y="${base - 60}" width="${width}" height="240" fill="${sheet.linear([0, base - 60, 0, base
          + 180], [
          [0, '#ead2bf', 0], [1, '#ead2bf', 0.5 - 0.07 * bed]])}"/>`);
      }
    }
    sheet.grain(0.6);
  },
});
