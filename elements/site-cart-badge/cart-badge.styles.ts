import { css } from '../../styles/css.js';

// Sizes are those of site-cart-badge.css, which reserves them before the script arrives.
export const cartBadgeStyles = css`
  :host { display: inline-block; vertical-align: middle; }
  :host(:not(:defined)) { padding: 0 !important; }
  .badge {
    display: inline-grid;
    grid-template-columns: minmax(var(--site-cart-subtotal-width, 5.5em), max-content) auto 2.25em;
    align-items: center;
    gap: 0.5em;
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    cursor: pointer;
  }
  .badge.no-subtotal { grid-template-columns: auto 2.25em; }
  .subtotal {
    justify-self: end;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  .count {
    justify-self: start;
    min-inline-size: 1.9em;
    padding-inline: 0.5em;
    border-radius: var(--_pill-radius);
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 0.8125em;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.9;
    text-align: center;
    white-space: nowrap;
    transition: scale var(--_duration);
  }
  .empty .count { scale: 0; visibility: hidden; }
  .control {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: 0;
    border: 0;
    background: none;
  }
  .badge:hover .control { text-decoration: underline; text-underline-offset: 0.2em; }
  @media (max-width: 432px) { /* spec: page-runtime-platform §2, the phone */
    .badge { grid-template-columns: auto 2.25em; }
    .subtotal { display: none; }
  }
  @media (forced-colors: active) {
    .count { border: 1px solid; }
  }
`;
