import { shopifyPages, squarespacePages } from './builder-pages.js';
import { frameworkPages } from './framework-pages.js';
import { otherPages } from './other-pages.js';
import type { LookPage } from './page.js';
import { wordpressPages } from './wordpress-pages.js';

/** Forty pages of our own in the manner of what people use. */
export const lookPages: readonly LookPage[] = [...wordpressPages, ...shopifyPages, ...squarespacePages, ...frameworkPages, ...otherPages];
