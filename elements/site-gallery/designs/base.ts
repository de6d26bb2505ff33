import type { Design } from './design.js';

const gutterPx = 20;

/** The slides one under the other, each image whole and in its own aspect ratio. */
export const base: Design = {
  layout: ({ gutter, aspectRatio }) => ({
    flow: 'rows',
    place: 'whole',
    columns: 1,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? 'auto',
    opensLightbox: false,
  }),
};
