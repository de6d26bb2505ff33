import { css } from '../../../styles/css.js';

/** What a calculation comes to, for screen readers alone: it is seen in its output. */
export const calculationsLightStyles = css`
  .site-form-calculated { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  :where(output[data-site-calculation]) { font-variant-numeric: tabular-nums; font-weight: 600; unicode-bidi: plaintext; }
`;
