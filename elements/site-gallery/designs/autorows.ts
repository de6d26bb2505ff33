import type { Design } from './design.js';

const rowHeightPx = 250; // spec: media-layout §9
const gutterPx = 20; // spec: media-layout §9

/** Full lines of images that keep their aspect ratios; those of a line are equally tall. */
export const autorows: Design = {
  layout: ({ gutter, aspectRatio }) => ({
    flow: 'rows',
    place: 'lines',
    columns: 1,
    sizePx: rowHeightPx,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? 'auto',
    opensLightbox: true, // spec: media-layout §9
  }),
};
