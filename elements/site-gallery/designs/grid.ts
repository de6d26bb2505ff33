import type { Design } from './design.js';

const slidesPerRow = 4; // spec: media-layout §9
const gutterPx = 12;

/** Rows of pictures of one shape, fewer in a row where there is less room. */
export const grid: Design = {
  layout: ({ slidesPerRow: columns, gutter, aspectRatio }) => ({
    flow: 'rows',
    columns: columns ?? slidesPerRow,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? '1 / 1',
  }),
};
