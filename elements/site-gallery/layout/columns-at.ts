/** Narrower than this shows fewer slides in a row. Source: media-layout §9. */
const narrow = [{ belowPx: 480, most: 2 }, { belowPx: 724, most: 3 }];

/** Slides in a row of a gallery of this width; the style sheet does the same. */
export const columnsAt = (columns: number, widthPx: number): number =>
  Math.min(columns, narrow.find(({ belowPx }) => widthPx < belowPx)?.most ?? columns);
