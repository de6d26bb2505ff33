import type { Size } from './size.js';

/** The sides of a JPEG end here: what is said to be larger is a slip. */
const mostPx = 65_535;
/** So is what would be next to nothing in any window. */
const mostUneven = 1000;

/** `2400x1600` as a size; null for anything else, a picture without width or height too. spec: media-layout §3; the limits are ours. */
export function readDimensions(text: string): Size | null {
  const [width = NaN, height = NaN, more] = text.split(/[x×]/i).map(Number);
  const isSize = width > 0 && Math.max(width, height) <= Math.min(mostPx, width * mostUneven, height * mostUneven);
  return isSize && more === undefined ? { width, height } : null;
}
