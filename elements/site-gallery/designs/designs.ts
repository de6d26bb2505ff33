import type { Design } from './design.js';
import { grid } from './grid.js';
import { slideshow } from './slideshow.js';

/** Every design by the name a page writes; the first is the default. */
export const designs = { slideshow, grid } satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;
