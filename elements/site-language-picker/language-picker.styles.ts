import { css } from '../../styles/css.js';

export const languagePickerStyles = css`
  :host { display: inline-block; max-inline-size: 100%; }
  nav { display: flex; flex-wrap: wrap; gap: 0 calc(max(1rem, 16px) * var(--_density)); align-items: center; }
  ul { display: contents; list-style: none; }
  li { display: contents; }
  a { display: inline-flex; align-items: center; min-block-size: calc(max(2.75rem, 44px) * var(--_density)); color: inherit; text-underline-offset: 0.2em; }
  [aria-current] { font-weight: 700; text-decoration: none; }
  .button {
    display: inline-flex;
    gap: calc(max(0.5rem, 8px) * var(--_density));
    align-items: center;
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    justify-content: space-between;
    min-inline-size: max(9rem, 144px);
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(0.875rem, 14px) * var(--_density));
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent); border-radius: var(--_button-radius); background: none;
  }
  .button:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
  svg {
    inline-size: 0.75em;
    block-size: 0.75em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    transition: rotate var(--_duration);
  }
  [aria-expanded="true"] svg { rotate: 180deg; }
  .menu:not(:popover-open, [data-shown]) { display: none; }
  .menu {
    position: fixed; inset: auto; inset-block-start: var(--_top, auto); inset-inline-start: var(--_start, auto); z-index: var(--_layer, auto);
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    gap: 0;
    min-inline-size: max(10rem, 160px);
    max-inline-size: calc(100% - 16px);
    max-block-size: min(60vb, max(24rem, 384px));
    margin: 0; padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1rem, 16px) * var(--_density));
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius);
    background: var(--_surface); color: var(--_on-surface); box-shadow: var(--_shadow); overflow: auto; overscroll-behavior: contain;
  }
  @media (forced-colors: active) { .button { border-color: ButtonText; } }
  /* A server's drawing on a page without scripts: nothing would open it. */
  @media (scripting: none) {
    .button { display: none; }
    .menu:not(:popover-open) {
      display: flex;
      position: static;
      flex-flow: wrap;
      gap: 0 calc(max(1rem, 16px) * var(--_density));
      max-inline-size: 100%;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      box-shadow: none;
    }
  }
  @media print { .button { display: none; } }
`;
