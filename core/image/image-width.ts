import { imageWidths, type ImageWidth } from '../contract/image-format.js';
import type { Fit, Size } from './frame.js';

/** What devices that save data are given at most. spec: media-layout §9, images */
export const savingRatio = 1;

interface Screen {
  /** Device pixels for a CSS pixel. */
  readonly ratio: number;
  /** The visitor asks for little data. */
  readonly savesData: boolean;
}
interface Limits {
  readonly dprMin: number | null;
  readonly dprMax: number | null;
  /** Whether the visitor's wish counts. */
  readonly allowSaveData: boolean;
}

const noLimits: Limits = { dprMin: null, dprMax: null, allowSaveData: true };

/** Device pixels to serve for a CSS pixel: the screen's own, less to save data, within the author's limits if there are any. */
export function pixelRatio({ ratio, savesData }: Screen, { dprMin, dprMax, allowSaveData } = noLimits): number {
  const wanted = savesData && allowSaveData ? Math.min(ratio, savingRatio) : ratio;
  return Math.min(Math.max(wanted, dprMin ?? 0), dprMax ?? Infinity);
}

interface Need {
  /** The frame the image is shown in, in CSS pixels. */
  readonly frame: Size;
  /** The image's own size, or its proportions; null while they are unknown. */
  readonly image: Size | null;
  readonly fit: Fit;
  /** Device pixels for a CSS pixel, as `pixelRatio` has it. */
  readonly pixelRatio: number;
  /** A wish for more or less than needed; 0 is the smallest size. */
  readonly sizeAdjustment: number;
}

/** How wide an image must be, in its own pixels, to be sharp in its frame. spec: media-layout §9, images */
export function neededWidth({ frame, image, fit, pixelRatio, sizeAdjustment }: Need): number {
  if (!image) return frame.width * pixelRatio * sizeAdjustment;
  if (fit === 'none') return image.width * sizeAdjustment; // drawn pixel for pixel
  const byHeight = frame.height * (image.width / image.height);
  const shown = fit === 'cover' ? Math.max(frame.width, byHeight) : Math.min(frame.width, byHeight);
  return shown * pixelRatio * sizeAdjustment;
}

/** The smallest listed width that is not below what is needed, else the greatest. spec: media-layout §9, images */
export const chooseWidth = (neededPx: number): ImageWidth => // the list begins with the greatest
  imageWidths.findLast(width => width >= neededPx) ?? imageWidths[0];

/** A `sizes` attribute for an image that is laid out this wide, in CSS pixels. */
export const sizesFor = (widthPx: number): string => `${Math.max(1, Math.ceil(widthPx))}px`;
