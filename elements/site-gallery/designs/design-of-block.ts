import type { DesignName } from './designs.js';

/** A content system's block design, and the gallery's. Source: media-layout §4. */
const ofBlock: Record<string, DesignName> = {
  stacked: 'base',
  slider: 'strip',
  slideshow: 'slideshow',
  grid: 'grid',
  autogrid: 'autogrid',
  autocolumns: 'autocolumns',
  carousel: 'carousel',
  list: 'list',
};

/** The design that a block's `design` stands for; anything unheard of is plain. */
export const designOfBlock = (design: unknown): DesignName => {
  const key = String(design).trim().toLowerCase();
  return Object.hasOwn(ofBlock, key) ? ofBlock[key]! : 'base';
};
