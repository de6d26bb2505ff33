const mostPaddingPx = 5; // spec: media-layout §9, thumbnail padding cap
const videoShape = 16 / 9; // spec: media-layout §9, thumbnail video width
/** A panorama would fill the row, and a tower could not be hit. */
const widest = 2;
const narrowest = 2 / 3;
/** As the style sheet has it: wide enough for a finger. */
const leastWidthPx = 44;

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

interface Place {
  readonly heightPx: number;
  /** Width to height of the thumbnail, and of its picture; null while nobody knows. */
  readonly shape: number;
  readonly pictureShape: number | null;
  /** Thumbnails in view at once, if their number is given: then they share the width of the row. */
  readonly perRow: number | null;
  readonly rowPx: number;
  readonly gapPx: number;
}

/** How wide a picture is painted that covers its thumbnail. */
export function paintedWidthPx({ heightPx, shape, pictureShape, perRow, rowPx, gapPx }: Place): number {
  const placePx = perRow ? (rowPx - (perRow - 1) * gapPx) / perRow : heightPx * shape;
  return Math.max(leastWidthPx, placePx, heightPx * (pictureShape ?? 0));
}
