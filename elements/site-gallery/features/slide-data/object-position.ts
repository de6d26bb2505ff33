import { focalPosition } from '../../../../core/image/frame.js';
import { readFocalPoint } from '../../../../core/image/read-image-data.js';

/** Width to height of an image, and of the place it fills; null while unknown. */
interface Ratios { readonly imageRatio: number | null; readonly placeRatio: number | null }

/** `3 / 2` as a number; null for `auto`. */
export const parseRatio = (css: string): number | null => {
  const [width, height] = css.split('/').map(Number);
  return width && height ? width / height : null;
};

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/**
 * An `object-position` that brings a focal point to the middle of its place, or as near as the image's edges allow.
 * Where a ratio is unknown the point keeps its share of the image.
 */
export function objectPosition(text: string, { imageRatio, placeRatio }: Ratios): { readonly position: string; readonly fact?: string } {
  const { point: [x, y], fact } = readFocalPoint(text);
  const position = imageRatio && placeRatio
    // Height 1 for both across, width 1 for both down: what hangs over is the same share.
    ? `${percent(focalPosition(x, imageRatio, placeRatio))} ${percent(focalPosition(y, 1 / imageRatio, 1 / placeRatio))}`
    : `${percent(x)} ${percent(y)}`;
  return { position, fact };
}
