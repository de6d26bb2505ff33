const mostPaddingPx = 5; // spec: media-layout §9, thumbnail padding cap
const videoShape = 16 / 9; // spec: media-layout §9, thumbnail video width
/** A panorama would fill the row, and a tower could not be hit. */
const widest = 2;
const narrowest = 2 / 3;

/** Space between thumbnails. */
export const thumbnailGapPx = (padding: number | null): number => Math.min(padding ?? mostPaddingPx, mostPaddingPx);

interface Facts {
  readonly isSquare: boolean;
  readonly isVideo: boolean;
  /** Width to height of the picture; null while nobody knows. */
  readonly shape: number | null;
}

/** Width to height of a thumbnail. */
export function thumbnailShape({ isSquare, isVideo, shape }: Facts): number {
  if (isSquare) return 1;
  if (isVideo) return videoShape;
  return Math.min(Math.max(shape ?? 1, narrowest), widest);
}
