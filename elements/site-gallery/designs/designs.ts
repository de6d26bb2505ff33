import { autocolumns } from './autocolumns.js';
import { autogrid } from './autogrid.js';
import { autorows } from './autorows.js';
import { base } from './base.js';
import { carousel } from './carousel.js';
import type { Design } from './design.js';
import { grid } from './grid.js';
import { list } from './list.js';
import { recordNamed } from './record-named.js';
import { slideshow } from './slideshow.js';
import { strip } from './strip.js';

/** Every design by the name a page writes; the first is the default. */
export const designs = {
  slideshow, strip, grid, autogrid, autocolumns, autorows, carousel, list, base,
} satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;

/** The specification's name of a slideshow. */
const stacked = /^\s*stacked\s*$/i;

/** The design of a name in any case. Throws a RangeError in the specification's words for an unknown name. Source: media-layout §5. */
export const designNamed = (name: string): Design =>
  recordNamed<Design>(designs, stacked.test(name) ? 'slideshow' : name, 'no gallery design found by that name');

/** A content system's block design, and the gallery's. Source: media-layout §4. */
const byBlockDesign: Record<string, DesignName> = {
  stacked: 'base',
  slider: 'strip',
  slideshow: 'slideshow',
  grid: 'grid',
  autogrid: 'autogrid',
  autocolumns: 'autocolumns',
  carousel: 'carousel',
  list: 'list',
};

/** Own names of designs that no content system has. */
const ownDesigns: readonly string[] = ['autorows', 'strip'] satisfies DesignName[];

/** The design that a block's `design` stands for; anything unknown is `base`. */
export const designOfBlock = (design: unknown): DesignName => {
  const key = String(design).trim().toLowerCase();
  if (ownDesigns.includes(key)) return key as DesignName;
  return Object.hasOwn(byBlockDesign, key) ? byBlockDesign[key]! : 'base';
};
