import type { Sheet } from '../drawing/sheet.js';
import { round } from '../drawing/path.js';

interface Cloud {
  x: number;
  y: number;
  width: number;
  height: number;
  lit: string;
  shaded: string;
  opacity?: number;
  /** Where the light comes from, as a slope: -1 left, 0 above, 1 right. */
  from?: number;
}

/** A painted cumulus: a flat foot, a billowing head, light on one side and shade below. */
export function cloud(sheet: Sheet, { x, y, width, height, lit, shaded, opacity = 1, from = -0.5 }: Cloud): void {
  const { noise, random } = sheet;
  const seed = random() * 50;
  const dome = (t: number) => y - height * Math.sin(Math.PI * t) ** 0.8 * (0.66 + 0.34 * noise(t * 4 + seed));
  // Billows: arcs that swell between points on a dome, wider and higher near the middle.
  let t = 0;
  let d = `M${round(x - width / 2)} ${round(y)}`;
  let last = [x - width / 2, y];
  while (t < 1) {
    t = Math.min(1, t + random.between(0.035, 0.085) * (0.5 + Math.sin(Math.PI * Math.min(1, t + 0.05))));
    const next = t > 0.985 ? [x + width / 2, y] : [x + (t - 0.5) * width, dome(t)];
    const r = Math.hypot(next[0] - last[0], next[1] - last[1]) * random.between(0.54, 0.72);
    d += `A${round(r)} ${round(r)} 0 0 1 ${round(next[0])} ${round(next[1])}`;
    last = next;
    if (next[1] === y) break;
  }
  d += `Q${round(x + width * 0.25)} ${round(y + height * 0.1)} ${round(x)} ${round(y + height * 0.03)}T${
    round(x - width / 2)} ${round(y)}Z`;
  const clip = sheet.clip(d);
  sheet.group(`opacity="${opacity}"`, () => {
    sheet.add(`<path d="${d}" fill="${sheet.linear([0, y - height, 0, y + 8], [[0, lit], [0.55, lit], [1,
      shaded]])}"/>`);
    sheet.group(`clip-path="${clip}"`, () => {
      for (let puff = 0; puff < 6; puff++) {
        const [px, py] = [x + (random() - 0.5) * width * 0.8, y - random() * height * 0.5];
        const r = height * random.between(0.3, 0.6);
        sheet.add(`<circle cx="${round(px)}" cy="${round(py)}" r="${round(r)}" fill="${sheet.radial(
          [px + from * r * 0.5, py - r * 0.45, r * 1.15], [[0, lit, 0.75], [0.6, lit, 0.18], [0.9, shaded, 0.5], [1,
            shaded, 0]])}"/>`);
      }
    });
  });
}
