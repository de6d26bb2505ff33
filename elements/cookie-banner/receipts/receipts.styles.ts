import { css } from '../../../styles/css.js';

export const receiptStyles = css`
  .receipt { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.75em; }
  .receipt code { font-size: 1em; overflow-wrap: anywhere; user-select: all; }
  .receipt .copy { min-block-size: max(1.5rem, 24px); padding: 0.25em; font: inherit; font-weight: 600; }
`;
