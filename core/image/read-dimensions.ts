import type { Size } from './size.js';

/** More pixels a side than a JPEG can have; what is said to be larger, no browser could show. */
const tooManyPx = 0x1_0000;

const isSide = (px = 0): boolean => px > 0 && px < tooManyPx;

/** `2400x1600` as a size; null for anything else, a picture without width or height too. spec: media-layout §3 */
export function readDimensions(text: string): Size | null {
  const [width, height, more] = text.split(/[x×]/i).map(part => (/^[\d.\s]+$/.test(part) ? Number(part) : NaN));
  return isSide(width) && isSide(height) && more === undefined ? { width: width!, height: height! } : null;
}
