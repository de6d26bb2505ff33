import { round } from '../drawing/path.js';

/** One blade of grass as path text: wide at its foot, bent by `lean`. Many of these share one path element. */
export function grass(x: number, y: number, length: number, lean: number, width: number): string {
  const [midX, midY] = [round(lean * 0.25), round(-length * 0.62)];
  const [tipX, tipY] = [round(lean), round(-length)];
  const wide = round(width);
  return `M${round(x)} ${round(y)}q${midX} ${midY} ${tipX} ${tipY}q${round(midX + wide - tipX)} ${
    round(midY - tipY)} ${round(wide - tipX)} ${-tipY}z`;
}
