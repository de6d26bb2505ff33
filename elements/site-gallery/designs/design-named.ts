import { recordNamed } from '../record-named.js';
import type { Design } from './design.js';
import { designs } from './designs.js';

/** What the specification calls a slideshow. */
const stacked = /^\s*stacked\s*$/i;

/** The design of a name in any case. Throws a RangeError in the specification's words when there is none. Source: media-layout §5. */
export const designNamed = (name: string): Design =>
  recordNamed<Design>(designs, stacked.test(name) ? 'slideshow' : name, 'no gallery design found by that name');
