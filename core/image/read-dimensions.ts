import type { Size } from './size.js';

/** `2400x1600` as a size; null for anything else, a picture without width or height too. spec: media-layout §3 */
export function readDimensions(text: string): Size | null {
  const [width, height, more] = text.split(/[x×]/i).map(part => (/^[\d.\s]+$/.test(part) ? Number(part) : NaN));
  return width! > 0 && height! > 0 && more === undefined ? { width: width!, height: height! } : null;
}
