import { columnWidthPx } from './dimensions.js';
import type { Design } from './design.js';

const gutterPx = 0; // spec: media-layout §9

/** As many even columns as have room; the images keep their aspect ratios and fill the columns one after the other. */
export const autocolumns: Design = {
  layout: ({ columnWidth, gutter, aspectRatio }) => ({
    flow: 'rows',
    place: 'columns',
    columns: 1,
    sizePx: columnWidthPx(columnWidth),
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? 'auto', // spec: media-layout §9, 0 (none)
    opensLightbox: false,
  }),
};
