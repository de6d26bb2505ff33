import { autocolumns } from './autocolumns.js';
import { autogrid } from './autogrid.js';
import { autorows } from './autorows.js';
import { base } from './base.js';
import { carousel } from './carousel.js';
import type { Design } from './design.js';
import { grid } from './grid.js';
import { list } from './list.js';
import { slideshow } from './slideshow.js';
import { strip } from './strip.js';

/** Every design by the name a page writes; the first is the default. */
export const designs = {
  slideshow, strip, grid, autogrid, autocolumns, autorows, carousel, list, base,
} satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;
