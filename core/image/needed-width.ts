import type { Fit } from './crop-modes.js';
import type { Size } from './size.js';

interface Need {
  /** The frame the picture is shown in, in CSS pixels. */
  readonly frame: Size;
  /** The picture's own size, or its proportions; null while nobody knows. */
  readonly picture: Size | null;
  readonly fit: Fit;
  /** Device pixels for a CSS pixel, as `pixelRatio` has it. */
  readonly pixelRatio: number;
  /** A wish for more or less than needed; 0 is the smallest size. */
  readonly sizeAdjustment: number;
}

/** How wide a picture must be, in its own pixels, to be sharp in its frame. spec: media-layout §9, images */
export function neededWidth({ frame, picture, fit, pixelRatio, sizeAdjustment }: Need): number {
  if (!picture) return frame.width * pixelRatio * sizeAdjustment;
  if (fit === 'none') return picture.width * sizeAdjustment; // drawn pixel for pixel
  const byHeight = frame.height * (picture.width / picture.height);
  const shown = fit === 'cover' ? Math.max(frame.width, byHeight) : Math.min(frame.width, byHeight);
  return shown * pixelRatio * sizeAdjustment;
}
