import { declarations } from './css.js';

/** A spinner in the button that was pressed, of the size and color of its text. The rule adds an `animation` by one turn. */
export const spinner = declarations`
      content: ""; display: inline-block; inline-size: 0.875em; block-size: 0.875em; margin-inline-end: 0.625em; vertical-align: -0.0625em;
      border: 2px solid currentcolor; border-inline-end-color: transparent; border-radius: 50%;`;
