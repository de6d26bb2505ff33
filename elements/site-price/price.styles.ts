import { css } from '../../styles/css.js';

export const priceStyles = css`
  :host { display: inline-block; position: relative; font-variant-numeric: tabular-nums; }
  .now { white-space: nowrap; }
  ins { text-decoration: none; color: var(--site-price-sale, var(--site-danger, color-mix(in srgb, theme(danger) 60%, currentcolor))); }
  del { white-space: nowrap; color: var(--_muted); margin-inline-end: 0.4em; }
`;
