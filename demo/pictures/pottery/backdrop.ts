import type { Point } from '../drawing/path.js';
import type { Sheet } from '../drawing/sheet.js';
import { lighten, mix } from '../drawing/color.js';
import { blade, poly } from '../drawing/path.js';

interface Backdrop {
  wall: string;
  floor: string;
  /** Where wall turns into table, as a fraction of the height. */
  bend?: number;
  /** Panes of sunlight thrown across the wall, with the shadow of a plant. */
  panes?: boolean;
  /** A hard table edge in place of the seamless curve. */
  edge?: boolean;
}

/** A roll of painted paper: wall bending into table, a pool of window light, darker corners. */
export function backdrop(sheet: Sheet, { wall, floor, bend = 0.62, panes = false, edge = false }: Backdrop): void {
  const { width, height } = sheet;
  const turn = height * bend;
  const soft = edge ? 2 : height * 0.1;
  sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, height], [
    [0, lighten(wall, -0.05)],
    [(turn - soft) / height, wall],
    [turn / height, edge ? mix(wall, floor, 0.5) : lighten(mix(wall, floor, 0.5), -0.02)],
    [(turn + soft) / height, lighten(floor, edge ? -0.05 : 0)],
    [1, lighten(floor, edge ? 0.02 : 0.035)],
  ])}"/>`);
  sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial(
    [width * 0.22, height * 0.3, height * 0.85], [[0, '#fff6e4', 0.5], [0.5, '#fff6e4', 0.16], [1, '#fff6e4',
      0]])}"/>`);
  if (panes) {
    sheet.group(`filter="${sheet.blur(6, 'tight')}"`, () => drawPanes(sheet, wall, turn));
  }
  sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial(
    [width * 0.45, height * 0.46, Math.hypot(width, height) * 0.62],
    [[0.5, lighten(wall, -0.4), 0], [1, lighten(wall, -0.42), 0.34]])}"/>`);
}

/** Every filter costs a pass over the whole picture, so panes and plant share one. */
function drawPanes(sheet: Sheet, wall: string, turn: number): void {
  const { width, height, random } = sheet;
  const [left, top, wide, tall] = [width * 0.3, height * 0.06, width * 0.2, height * 0.2];
  const slant = wide * 0.22;
  sheet.group('fill="#fff3d8" opacity=".5"', () => {
    for (const column of [0, 1]) {
      for (const row of [0, 1, 2]) {
        const [x, y] = [left + column * (wide + 22), top + row * (tall + 20) + column * slant];
        if (y + tall > turn + 40) continue;
        sheet.add(`<path d="${poly([[x, y], [x + wide, y + slant], [x + wide, y + slant + tall], [x, y + tall]])}"/>`);
      }
    }
  });
  // A branch standing somewhere out of the picture, between window and wall.
  sheet.group(`fill="${lighten(wall, -0.04)}" opacity=".75"`, () => {
    for (let stem = 0; stem < 3; stem++) {
      const root: Point = [width * (0.78 - stem * 0.05), height * (0.5 - stem * 0.03)];
      const tip: Point = [width * (0.42 - stem * 0.04), height * (0.1 + stem * 0.13)];
      const bend = (t: number): Point => [
        root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t + Math.sin(t * 3) * 50 - 30,
      ];
      sheet.add(`<path d="${blade([0, 0.25, 0.5, 0.75, 1].map(bend), 9)}"/>`);
      for (let leaf = 2; leaf < 10; leaf++) {
        const [fx, fy] = bend(leaf / 10);
        const angle = Math.atan2(tip[1] - root[1], tip[0] - root[0]) + (leaf % 2 ? 0.7 : -0.6) + random.bell() * 0.15;
        const length = 92 - leaf * 4 + random.between(-10, 10);
        const out = (d: number, side: number): Point =>
          [fx + Math.cos(angle + side) * length * d, fy + Math.sin(angle + side) * length * d];
        sheet.add(`<path d="${blade([[fx, fy], out(0.5, 0.12), out(1, 0)], 34, 'both')}"/>`);
      }
    }
  });
}
