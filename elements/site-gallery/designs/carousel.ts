import type { Design } from './design.js';

const slidesPerRowByDefault = 3; // spec: media-layout §9
const gutterPx = 1; // spec: media-layout §9

/** A row that shows a few slides of one aspect ratio and scrolls by that many. */
export const carousel: Design = {
  layout: ({ slidesPerRow, gutter, aspectRatio }) => ({
    flow: 'track',
    place: 'row',
    columns: slidesPerRow ?? slidesPerRowByDefault,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? '1 / 1',
    opensLightbox: false,
  }),
};
