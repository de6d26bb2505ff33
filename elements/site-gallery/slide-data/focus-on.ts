import { focalPosition } from '../../../core/image/frame.js';
import { readFocalPoint } from '../../../core/image/read-image-data.js';

/** Two lengths by each other: of a picture, of the place it fills. */
interface Shapes { readonly picture: number | null; readonly place: number | null }

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/**
 * An `object-position` that brings a focal point to the middle of its place, or as near as the picture's edges allow.
 * Where a shape is unknown the point keeps its share of the picture.
 */
export function focusOn(text: string, { picture, place }: Shapes): { readonly position: string; readonly fact?: string } {
  const { point: [x, y], fact } = readFocalPoint(text);
  const position = picture && place
    // Height 1 for both across, width 1 for both down: what hangs over is the same share.
    ? `${percent(focalPosition(x, picture, place))} ${percent(focalPosition(y, 1 / picture, 1 / place))}`
    : `${percent(x)} ${percent(y)}`;
  return { position, fact };
}
