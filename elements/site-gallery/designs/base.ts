import type { Design } from './design.js';

const gutterPx = 20;

/** The slides one under the other, each picture whole and in its own shape. */
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
