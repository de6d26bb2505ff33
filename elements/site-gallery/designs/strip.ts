import type { Design } from './design.js';
import { heightPercent } from './dimensions.js';

const vSizeByDefault = 10; // spec: media-layout §9
const speedMs = 500; // spec: media-layout §9
const gutterPx = 8;

/** Images of one height in a row that scrolls; the active one is at the alignment. */
export const strip: Design = {
  layout: ({ gutter, aspectRatio, vSize, alignment }) => ({
    flow: 'track',
    place: 'strip',
    columns: 1,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? 'auto',
    heightPercent: heightPercent(vSize ?? vSizeByDefault),
    alignment,
    opensLightbox: false,
    speedMs,
  }),
};
