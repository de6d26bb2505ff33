import { thumbHashToRGBA } from 'thumbhash';

const shortest = 5; // bytes: what a thumbhash holds before its first wave

/**
 * Paints the preview that a thumbhash stands for (base64, also in its URL alphabet) and gives the canvas its size, at most
 * 32 by 32 pixels. Throws on an invalid text: a `RangeError`, or the `InvalidCharacterError` of `atob`.
 */
export function paintThumbhash(canvas: HTMLCanvasElement, hash: string): void {
  const bytes = Uint8Array.from(atob(hash.replace(/-/g, '+').replace(/_/g, '/')), sign => sign.charCodeAt(0));
  if (bytes.length < shortest) throw new RangeError('too short');
  const { w, h, rgba } = thumbHashToRGBA(bytes);
  canvas.width = w;
  canvas.height = h;
  canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
}
