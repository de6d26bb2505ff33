import { round } from '../drawing/path.js';

/** A lens of light or shade lying on water or sand. */
export function glint(x: number, y: number, length: number, height: number): string {
  const half = round(length / 2);
  return `M${round(x - length / 2)} ${round(y)}q${half} ${round(-height)} ${round(length)} 0q${-half} ${
    round(height)} ${round(-length)} 0z`;
}
