import type { Design } from './design.js';

const imagePercentByDefault = 50;
const gutterPx = 32;

/** One slide a line: its image takes a share of the width, its text the remainder. */
export const list: Design = {
  layout: ({ listImageSize, gutter, aspectRatio }) => ({
    flow: 'rows',
    place: 'list',
    columns: 1,
    imagePercent: listImageSize ?? imagePercentByDefault,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? '3 / 2',
    opensLightbox: false,
  }),
};
