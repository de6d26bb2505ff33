import { css } from '../../styles/css.js';

/** The same look as `order-link.light.styles.ts` gives the author's link. */
export const orderLinkStyles = css`
  :host { display: inline-block; }
  a {
    box-sizing: border-box;
    display: inline-block;
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.625rem, 10px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density));
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
    line-height: 1.5;
    text-decoration: none;
  }
  a:hover { filter: brightness(1.08); }
  @media (forced-colors: active) { a { border-color: LinkText; } }
  @media print { a { padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; } }
`;
