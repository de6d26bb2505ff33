import { type Point, land } from '../drawing/path.js';
import { mix } from '../drawing/color.js';
import { picture } from '../picture.js';
import { glint } from './small-shapes.js';

export const moonlitFlats = picture({
  name: 'moonlit-flats',
  format: '2:3',
  alt: 'A full moon lays a path of light over wet tidal flats, ripple after ripple, below a starry sky.',
  focalPoint: [0.56, 0.3],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    const horizon = 640;
    const moon: Point = [580, 330];
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, horizon], [
      [0, '#0f1a30'], [0.5, '#213a55'], [0.85, '#456a7a'], [1, '#7f9c9c']])}"/>`);
    for (const [size, count, opacity] of [[2, 150, 0.5], [3.4, 46, 0.85]] as const) {
      let stars = '';
      for (let star = 0; star < count; star++) stars += glint(random() * width, random() ** 1.4 * 560, size,
        size * 0.9);
      sheet.add(`<path d="${stars}" fill="#f5ecd6" opacity="${opacity}"/>`);
    }
    sheet.add(`<rect width="${width}" height="${horizon}" fill="${sheet.radial([...moon, 520], [
      [0, '#f6eed2', 0.7], [0.2, '#c9d3c4', 0.35], [1, '#7f9c9c', 0]])}"/>`);
    sheet.add(`<circle cx="${moon[0]}" cy="${moon[1]}" r="84" fill="${sheet.radial([moon[0] - 24, moon[1] - 24, 130], [
      [0, '#fffbea'], [0.6, '#f4e9ca'], [1, '#cdbf9e']])}"/>`);
    sheet.group(`clip-path="${sheet.clip(`M${moon[0] - 84} ${moon[1]}a84 84 0 1 0 168 0a84 84 0 1 0-168 0`)}"`
      + ` fill="#b9ae94" opacity=".5" filter="${sheet.blur(5)}"`, () => {
      for (const [dx, dy, rx, ry] of [[-26, -20, 30, 22], [20, -34, 22, 16], [30, 14, 26, 30], [-20, 34, 20, 14],
        [-50, 10, 12, 18]]) {
        sheet.add(`<ellipse cx="${moon[0] + dx}" cy="${moon[1] + dy}" rx="${rx}" ry="${ry}"/>`);
      }
    });
    sheet.group(`filter="${sheet.blur(9)}"`, () => {
      for (let bank = 0; bank < 9; bank++) sheet.add(`<path d="${glint(random.between(0, width), 390 + bank * 25,
        random.between(380, 800), random.between(10, 34))}" fill="${
        mix('#1f3650', '#a9bdb6', bank / 10)}" opacity=".55"/>`);
    });
    const ridge = (y: number, rise: number, seed: number) => land(Array.from({ length: 30 }, (_, step): Point =>
      [step / 29 * width, y - rise * (0.4 + noise.layered(step * 0.2 + seed))]), y + 40);
    sheet.add(`<path d="${ridge(632, 46, 4)}" fill="#35566a"/><path d="${ridge(644, 24, 19)}" fill="#203a50"/>`);
    sheet.add(`<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="`
      + `${sheet.linear([0, horizon, 0, height], [
        [0, '#7b9898'], [0.1, '#4b6a7a'], [0.45, '#22384f'], [1, '#0d1627']])}"/>`);
    sheet.add(`<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${sheet.radial(
      [moon[0], horizon, 420], [[0, '#fbf1d4', 0.85], [0.5, '#c9d3c4', 0.25], [1, '#9fb4b0', 0]],
      `translate(${moon[0] * 0.5} ${horizon * -0.6}) scale(.5 1.6)`)}"/>`);
    // Sand ripples: long dark backs, and on the moon's side a wet edge that shines near the path of light.
    for (let row = 0; row < 40; row++) {
      const t = (row + 0.5) / 40;
      const y = horizon + 10 + (height - horizon) * t ** 1.6;
      let [dark, pale, bright] = ['', '', ''];
      const count = Math.round(26 - 12 * t);
      for (let index = 0; index < count; index++) {
        const x = (index + random()) / count * (width + 200) - 100;
        const base = y + 26 * t * noise(x * 0.006 + row * 0.3, row * 0.4);
        const long = (40 + 240 * t) * random.between(0.6, 1.3);
        dark += glint(x, base, long, 3 + 26 * t);
        const path = Math.abs(x - moon[0] + 50 * t * noise(row * 0.5)) / (60 + 240 * t);
        const shine = glint(x + 10 * t, base - 2 - 5 * t, long * 0.8, 1.2 + 7 * t);
        if (path < 0.75 + random() * 0.5) bright += shine;
        else if (random() < 0.55) pale += shine;
      }
      sheet.add(`<path d="${dark}" fill="#101d31" opacity=".42"/><path d="${pale}" fill="#6f95a3" opacity=".5"/>`
        + `<path d="${bright}" fill="#fdf3d8" opacity="${(0.92 - 0.3 * t).toFixed(2)}"/>`);
    }
    sheet.grain(0.6);
  },
});
