import { toHsl } from '../color/color.js';
import { colorsOfPixels } from '../color/seed-of-pixels.js';
import { toHex } from './read-value.js';

const mostColors = 5;
const leastHueApart = 25;

/** The strongest colors of an image as `#rrggbb`, the first being the accent; hues that are near to each other count once. */
export function imageColors(pixels: ArrayLike<number>): string[] {
  const hues: number[] = [];
  const colors = colorsOfPixels(pixels).filter(color => {
    const { hue } = toHsl(color);
    const isNew = hues.every(other => Math.abs(((hue - other + 540) % 360) - 180) >= leastHueApart);
    if (isNew) hues.push(hue);
    return isNew;
  });
  return colors.slice(0, mostColors).map(toHex);
}
