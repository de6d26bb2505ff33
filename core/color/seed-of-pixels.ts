import { rejectInput } from '../registry/expect-input.js';
import { toHsl, type Color } from './spaces.js';

const mostSamples = 10_000;
const sectors = 24;

/** The middle of each hue of a picture, the one that has the most color first. None for a picture without colors. */
export function colorsOfPixels(pixels: ArrayLike<number>): Color[] {
  const step = Math.max(1, Math.ceil(pixels.length / 4 / mostSamples)) * 4;
  const sums = [...Array(sectors).keys()].map(() => ({ red: 0, green: 0, blue: 0, weight: 0 }));
  for (let at = 0; at + 3 < pixels.length; at += step) {
    const [red, green, blue] = [pixels[at]! / 255, pixels[at + 1]! / 255, pixels[at + 2]! / 255];
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (pixels[at + 3]! < 128 || chroma < 0.1) continue;
    const sum = sums[Math.floor(toHsl({ red, green, blue, alpha: 1 }).hue / (360 / sectors)) % sectors]!;
    sum.red += red * chroma;
    sum.green += green * chroma;
    sum.blue += blue * chroma;
    sum.weight += chroma;
  }
  return sums.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
    .map(({ red, green, blue, weight }) => ({ red: red / weight, green: green / weight, blue: blue / weight, alpha: 1 }));
}

/**
 * The accent of a picture, of its pixels as a canvas gives them (four bytes each): the middle of the hue that has the most color.
 * Null for a picture without colors, or without any pixel that is seen.
 */
export function seedOfPixels(pixels: ArrayLike<number>): Color | null {
  if (typeof pixels !== 'object' || !Number.isInteger(pixels?.length)) rejectInput('seedOfPixels', pixels, 'the pixels of a canvas');
  return colorsOfPixels(pixels)[0] ?? null;
}
