const columnWidthByDefault = 250; // spec: media-layout §9
/** Narrower than this shows fewer slides in a row. Source: media-layout §9. */
const narrow = [{ belowPx: 480, most: 2 }, { belowPx: 724, most: 3 }];
/** A more extreme ratio would make lines of images. */
const mostExtremeRatio = 20;
const mostThumbnailGapPx = 5; // spec: media-layout §9, thumbnail padding cap
/** A unit of `vSize`, in percent of the gallery's width: the usual 10 makes page-runtime §9's slider ratio of 50. */
const unitPercent = 5;

/** Images this close are one surface: it has round corners, they have not. */
export const gaplessPx = 3;

/** Whether a column may be so wide. Source: media-layout §5. */
export const isColumnWidth = (wanted: number | null): wanted is number => wanted! > 0 && wanted! < Infinity;

/** The least width of a column: what the page wants, where that is a number above 0, else 250 px. */
export const columnWidthPx = (wanted: number | null): number => (isColumnWidth(wanted) ? wanted : columnWidthByDefault);

/** The widths from which there may be more in a row, narrowest first. */
export const narrowPx = (): readonly number[] => narrow.map(({ belowPx }) => belowPx);

/** Slides in a row of a gallery of this width; the style sheet does the same. */
export const columnsAt = (columns: number, widthPx: number): number =>
  Math.min(columns, narrow.find(({ belowPx }) => widthPx < belowPx)?.most ?? columns);

/** Height of images in percent of the gallery's width. */
export const heightPercent = (vSize: number): number => vSize * unitPercent;

/** Space between thumbnails. */
export const thumbnailGapPx = (padding: number | null): number => Math.min(padding ?? mostThumbnailGapPx, mostThumbnailGapPx);

/**
 * Width to height, as a page writes it (`3:2`, `3/2`, `1.5`) and as CSS wants it (`3 / 2`); `auto` for `auto`, `none` and
 * `0`, which leave every image its own; null for any other text.
 */
export function readAspectRatio(text: string): string | null {
  if (/^\s*(auto|none|0)\s*$/i.test(text)) return 'auto';
  const [, width, height = '1'] = /^\s*(\d+(?:\.\d+)?)\s*(?:[:/x]\s*(\d+(?:\.\d+)?)\s*)?$/.exec(text) ?? [];
  const extremity = Math.max(Number(width) / Number(height), Number(height) / Number(width));
  return extremity <= mostExtremeRatio ? `${Number(width)} / ${Number(height)}` : null;
}
