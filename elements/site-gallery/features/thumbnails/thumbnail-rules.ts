import { chooseWidth } from '../../../../core/image/image-width.js';
import { imageAddress, sizeFormats, type ImageService } from '../../../../core/image/image-address.js';

const videoRatio = 16 / 9; // spec: media-layout §9, thumbnail video width
/** A panorama would fill the row, and a tower could not be hit. */
const widestRatio = 2;
const narrowestRatio = 2 / 3;
/** As the style sheet has it: wide enough for a finger. */
const leastWidthPx = 44;

interface Thumbnail {
  readonly isSquare: boolean;
  readonly isVideo: boolean;
  /** Width to height of the image; null while unknown. */
  readonly imageRatio: number | null;
}

/** Width to height of a thumbnail. */
export function thumbnailRatio({ isSquare, isVideo, imageRatio }: Thumbnail): number {
  if (isSquare) return 1;
  if (isVideo) return videoRatio;
  return Math.min(Math.max(imageRatio ?? 1, narrowestRatio), widestRatio);
}

interface Place {
  readonly heightPx: number;
  /** Width to height of the thumbnail, and of its image; null while unknown. */
  readonly ratio: number;
  readonly imageRatio: number | null;
  /** Thumbnails in view immediately, if their number is given: then they share the width of the row. */
  readonly perRow: number | null;
  readonly rowPx: number;
  readonly gapPx: number;
}

/** How wide a thumbnail is; the style sheet does the same. */
export const placePx = ({ heightPx, ratio, perRow, rowPx, gapPx }: Omit<Place, 'imageRatio'>): number =>
  Math.max(leastWidthPx, perRow ? (rowPx - (perRow - 1) * gapPx) / perRow : heightPx * ratio);

/** How wide an image is painted that covers its thumbnail. */
export const paintedWidthPx = ({ imageRatio, ...place }: Place): number => Math.max(placePx(place), place.heightPx * (imageRatio ?? 0));

interface Addresses {
  /** Address of the image without a width; empty without one. */
  readonly source: string;
  /** Address of the image that the slide shows. */
  readonly shown: string;
}

/**
 * The address of an image in the smallest listed width that serves this many pixels, where its author names a source or the
 * address that is shown names a width; else as it is: whether another file exists is unknown.
 */
export function thumbnailAddress({ source, shown }: Addresses, neededPx: number, service: ImageService): string {
  const named = sizeFormats[service.sizeFormat].read(shown);
  const address = source || named?.source;
  return address ? imageAddress(address, chooseWidth(neededPx), source ? service : { ...service, urlTemplate: '' }) : shown;
}
