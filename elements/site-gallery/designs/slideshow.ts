import type { Design } from './design.js';

/** Between two slides while they pass; out of sight when they stand still. */
const gutterPx = 16;

/** One slide at a time. */
export const slideshow: Design = {
  layout: ({ gutter, aspectRatio }) => ({
    flow: 'track',
    columns: 1,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? '3 / 2',
  }),
};
