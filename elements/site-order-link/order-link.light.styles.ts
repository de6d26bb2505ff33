import { css } from '../../styles/css.js';

/** <site-order-link>: the author's link looks like the one that is drawn, unless the page has given it a look. */
export const orderLinkLightStyles = css`
  :is(site-order-link, [data-site-order-link]) > a[href]:not([class]) {
    box-sizing: border-box;
    display: inline-block;
    min-block-size: max(2.75rem, 44px);
    padding: max(0.625rem, 10px) max(1.5rem, 24px);
    border: 1px solid transparent;
    border-radius: var(--site-button-radius);
    background: var(--site-accent);
    color: var(--site-on-accent);
    font-weight: 600;
    line-height: 1.5;
    text-decoration: none;
  }
  :is(site-order-link, [data-site-order-link]) > a[href]:not([class]):hover { filter: brightness(1.08); }
  @media (forced-colors: active) { :is(site-order-link, [data-site-order-link]) > a[href]:not([class]) { border-color: LinkText; } }
  @media print {
    :is(site-order-link, [data-site-order-link]) > a[href]:not([class]) { padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; }
  }
`;
