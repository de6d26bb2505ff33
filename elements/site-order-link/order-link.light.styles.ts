import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';

/** <site-order-link>: the author's link looks like the one that is drawn, unless the page has given it a look. */
export const orderLinkLightStyles = css`
  :is(site-order-link, [data-site-order-link]) > a[href]:not([class]) {
    box-sizing: border-box;
    display: inline-block;
    ${density}
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.625rem, 10px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density));
    border: var(--site-border-width) solid transparent;
    border-radius: var(--site-button-radius);
    background: var(--site-accent);
    box-shadow: var(--site-button-shadow);
    color: var(--site-on-accent);
    font-weight: var(--site-button-weight);
    line-height: 1.5;
    text-decoration: none;
  }
  :is(site-order-link, [data-site-order-link]) > a[href]:not([class]):hover { filter: brightness(1.08); }
  @media (forced-colors: active) { :is(site-order-link, [data-site-order-link]) > a[href]:not([class]) { border-color: LinkText; } }
  @media print {
    :is(site-order-link, [data-site-order-link]) > a[href]:not([class]) { padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; }
  }
`;
