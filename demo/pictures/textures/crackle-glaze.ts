import type { Point } from '../drawing/path.js';
import { round } from '../drawing/path.js';
import { picture } from '../picture.js';

export const crackleGlaze = picture({
  name: 'crackle-glaze',
  format: '1:1',
  alt: 'Close view of a celadon glaze, crazed all over with a fine net of ink-stained cracks.',
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#dbe5d8'], [0.4, '#bcd2c6'], [0.75, '#93b5ae'], [1, '#6d979a']])}"/>`);
    for (let pool = 0; pool < 44; pool++) {
      const [x, y, r] = [random() * width, random() * height, random.between(80, 300)];
      const tone = random.pick(['#e9efe2', '#84aca8', '#c9dccf', '#5f8e92']);
      sheet.add(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${sheet.radial([x, y, r], [[0, tone,
        0.34], [1, tone, 0]])}"/>`);
    }
    // Cracks as glaze really crazes: each new one runs until it meets an older one, square on.
    const cell = 14;
    const taken = new Map<string, Point>();
    const key = (x: number, y: number) => `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
    const cracks: { d: string; order: number }[] = [];
    const run = (x: number, y: number, heading: number, order: number, longest: number): Point[] => {
      const points: Point[] = [[x, y]];
      const own = new Set<string>([key(x, y)]);
      for (let step = 0; step < longest; step++) {
        const now = heading + noise(x * 0.004 + order, y * 0.004) * 0.75 + random.bell() * 0.12;
        x += Math.cos(now) * 8;
        y += Math.sin(now) * 8;
        points.push([x, y]);
        const here = key(x, y);
        if (!own.has(here) && taken.has(here) && step > 1) break;
        own.add(here);
        if (x < -20 || y < -20 || x > width + 20 || y > height + 20) break;
      }
      for (const each of own) taken.set(each, [heading, order]);
      return points;
    };
    for (let order = 0; order < 780; order++) {
      let start: Point | undefined;
      let heading = random() * Math.PI * 2;
      if (order < 7) start = [width * (0.1 + 0.13 * order), height * ((order * 3) % 7 + 0.5) / 7];
      else {
        const spots = [...taken.entries()];
        const [spot, [angle]] = spots[random.whole(0, spots.length - 1)];
        const [cx, cy] = spot.split(',').map(Number);
        start = [cx * cell + cell / 2, cy * cell + cell / 2];
        heading = angle + (random() < 0.5 ? 1 : -1) * (Math.PI / 2 + random.bell() * 0.3);
      }
      const points = run(...start, heading, order, order < 7 ? 240 : 90);
      if (order < 7) points.unshift(...run(...start, heading + Math.PI, order, 240).reverse());
      if (points.length < 5) continue;
      const d = `M${points.filter((_, at) => at % 2 === 0 || at === points.length - 1).map(([px,
        py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}`;
      cracks.push({ d, order });
    }
    const tier = (low: number, high: number) => cracks.filter(({ order }) => order >= low
      && order < high).map(({ d }) => d).join('');
    sheet.group('fill="none" stroke-linejoin="round"', () => sheet.add(
      `<path d="${tier(0, 60)}" stroke="#35545c" stroke-width="11" opacity=".2" filter="${sheet.blur(5)}"/>`,
      `<path d="${tier(0, 900)}" stroke="#f7fbf0" stroke-width="3" opacity=".42" transform="translate(1.8 2)"/>`,
      `<path d="${tier(160, 900)}" stroke="#4d6a6c" stroke-width="1.3" opacity=".8"/>`,
      `<path d="${tier(40, 160)}" stroke="#36505a" stroke-width="2.1"/>`,
      `<path d="${tier(0, 40)}" stroke="#22343f" stroke-width="3.4"/>`,
    ));
    let bubbles = '';
    for (let bubble = 0; bubble < 320; bubble++) {
      const r = round(0.8 + random() ** 5 * 7);
      bubbles += `M${round(random() * width)} ${round(random() * height)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 `
        + `${-r * 2} 0`;
    }
    sheet.add(`<path d="${bubbles}" fill="#f9fdf4" opacity=".5"/><path d="${bubbles}" transform="translate(1 1.4)"`
      + ` fill="none" stroke="#3f6468" stroke-width="1" opacity=".45"/>`);
    sheet.add(`<path d="M-60 520C180 160 520 -40 900 -60H1200C760 60 400 300 120 760Z" fill="#fffff6" opacity=".34"`
      + ` filter="${sheet.blur(34)}"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([560, 520, 1150], [[0.4, '#16303a', 0],
      [1, '#16303a', 0.42]])}"/>`);
    sheet.grain(0.3);
  },
});
