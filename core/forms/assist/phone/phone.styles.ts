import { css } from '../../../../styles/css.js';

/** For the page, whose sheet knows nothing of hints; any rule of the page wins. */
export const phoneStyles = css`
  :where(.site-form-hint):not(:empty) { display: block; margin-block-start: max(0.375rem, 6px); color: var(--_muted); font-size: 0.875em; }
  :where(.site-form-hint):empty { position: absolute; }
`;
