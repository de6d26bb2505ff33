import type { ThumbnailSizes } from '../designs/design.js';
import { thumbnailGapPx } from '../designs/dimensions.js';
import { numberAt, readByWidth } from './by-width.js';

interface Values {
  readonly thumbnailStripHeight: number | string;
  readonly thumbnailStripMargin: number | string;
  readonly thumbnailsPerRow: number | string | null;
  readonly padding: number | string | null;
}

/** The settings that may change the size of thumbnails with the width of the gallery. */
export const thumbnailSettings = ({ thumbnailStripHeight, thumbnailStripMargin, thumbnailsPerRow, padding }: Values) =>
  [thumbnailStripHeight, thumbnailStripMargin, thumbnailsPerRow, padding];

const firstOf = (value: number | string | null) => numberAt(value, readByWidth(value)?.[0]!.fromPx ?? 0);

/** How large thumbnails are in a gallery of this width; where a list begins further on, its first value holds before, too. */
export function thumbnailSizes({ thumbnailStripHeight, thumbnailStripMargin, thumbnailsPerRow, padding }: Values, widthPx: number): ThumbnailSizes {
  const at = (value: number | string | null) => numberAt(value, widthPx) ?? firstOf(value);
  return {
    heightPx: at(thumbnailStripHeight)!,
    marginPx: at(thumbnailStripMargin)!,
    gapPx: thumbnailGapPx(at(padding)),
    perRow: at(thumbnailsPerRow),
  };
}
