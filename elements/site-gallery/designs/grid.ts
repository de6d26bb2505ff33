import type { Design } from './design.js';

const slidesPerRowByDefault = 4; // spec: media-layout §9
const gutterPx = 12;

/** Rows of images of one aspect ratio, fewer in a row where there is less room. */
export const grid: Design = {
  layout: ({ slidesPerRow, gutter, aspectRatio }) => ({
    flow: 'rows',
    place: 'even',
    columns: slidesPerRow ?? slidesPerRowByDefault,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? '1 / 1',
    opensLightbox: true, // spec: media-layout §9
  }),
};
