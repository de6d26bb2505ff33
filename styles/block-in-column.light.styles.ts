import { Styles } from './css.js';

/**
 * For tags that are inline, or have no box of their own. A theme of WordPress gives the direct children of a post the width
 * and the margins of a column, which only a block can have: the others would be at the edge of the window.
 */
export const blockInColumn = (tag: string): Styles =>
  new Styles(`:is(.entry-content, .is-layout-constrained) > :is(${tag}, [data-${tag}]) { display: block; }`);
