import { css } from '../../styles/css.js';

/** The same look as `order-link.light.styles.ts` gives the author's link. */
export const orderLinkStyles = css`
  :host { display: inline-block; }
  a {
    box-sizing: border-box;
    display: inline-block;
    min-block-size: max(2.75rem, 44px);
    padding: max(0.625rem, 10px) max(1.5rem, 24px);
    border: 1px solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
    line-height: 1.5;
    text-decoration: none;
  }
  a:hover { filter: brightness(1.08); }
  @media (forced-colors: active) { a { border-color: LinkText; } }
  @media print { a { padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; } }
`;
