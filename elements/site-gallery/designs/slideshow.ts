import type { Design } from './design.js';
import { heightPercent } from './dimensions.js';

const speedMs = 1000; // spec: media-layout §9, stacked
/** Between two slides that scroll past; out of sight when they stand still. */
const gutterPx = 16;

/** One slide at a time: the specification's stacked gallery. */
export const slideshow: Design = {
  layout: ({ flow, gutter, aspectRatio, vSize }) => ({
    flow,
    place: flow === 'stack' ? 'stack' : 'single',
    columns: 1,
    gutterPx: gutter ?? gutterPx,
    aspectRatio: aspectRatio ?? (vSize === null ? '3 / 2' : `100 / ${heightPercent(vSize)}`),
    opensLightbox: false,
    speedMs,
  }),
};
