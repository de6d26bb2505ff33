import type { Point } from '../drawing/path.js';
import { mix } from '../drawing/color.js';
import { flow, round } from '../drawing/path.js';
import { picture } from '../picture.js';

export const claySlip = picture({
  name: 'clay-slip',
  format: '16:9',
  alt: 'Marbled slip: chalk, clay and ink-blue combed into feathered swirls while still wet.',
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="#c99a72"/>`);
    // Bands of slip are poured straight; then a stick is turned in the wet clay here and there.
    const eddies = Array.from({ length: 15 }, () => ({
      x: random.between(-60, width + 60), y: random.between(-20, height + 20),
      reach: random.between(110, 270), turn: (random() < 0.5 ? -1 : 1) * random.between(0.9, 2.5),
    }));
    const drag = (x: number, y: number): Point => {
      let [px, py] = [x + 46 * Math.sin(y * 0.007 + 1), y + 60 * Math.sin(x * 0.0042) + 26 * Math.sin(x * 0.011
        + y * 0.004)];
      for (const eddy of eddies) {
        const [dx, dy] = [px - eddy.x, py - eddy.y];
        const angle = eddy.turn * Math.exp(-(dx * dx + dy * dy) / (eddy.reach * eddy.reach));
        px = eddy.x + dx * Math.cos(angle) - dy * Math.sin(angle);
        py = eddy.y + dx * Math.sin(angle) + dy * Math.cos(angle);
      }
      return [px, py];
    };
    const palette = ['#f1e6d4', '#c08a5e', '#e2c8a6', '#34465c', '#f6efe2', '#a5603f', '#d9b48c', '#7f9794',
      '#efe0c8', '#55392f'];
    const xs = Array.from({ length: 110 }, (_, step) => step / 109 * (width + 900) - 450);
    let y = -420;
    for (let band = 0; y < height + 420; band++) {
      const edge = flow(xs.map(x => drag(x, y)));
      // Each band covers all below it; the next one covers it in turn.
      sheet.add(`<path d="${edge}V2200H-900Z" fill="${mix(palette[band % palette.length], '#c9a27c', 0.08)}"/>`);
      if (band % 2) sheet.add(`<path d="${edge}" fill="none" stroke="${band % 4 === 1 ? '#fff8e8' : '#3a241c'}"`
        + ` stroke-width="3" opacity=".3"/>`);
      y += random.between(18, 60);
    }
    let specks = '';
    for (let speck = 0; speck < 420; speck++) specks += `M${round(random() * width)} ${round(random() * height)}h`
      + `${round(random() ** 4 * 4)}`;
    sheet.add(`<path d="${specks}" stroke="#4a2f24" stroke-width="2.6" stroke-linecap="round" opacity=".4"/>`);
    sheet.add(`<path d="M-60 300C300 60 760 20 1180 -60H1500C980 60 480 180 -60 520Z" fill="#fffdf2" opacity=".26"`
      + ` filter="${sheet.blur(36)}"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([700, 380, 1150], [[0.4, '#24140f', 0],
      [1, '#24140f', 0.42]])}"/>`);
    sheet.grain(0.4);
  },
});
