import { css } from '../../styles/css.js';

export const mobileBarStyles = css`
  :host { display: contents; }
  .bar {
    position: fixed; inset: auto 0 0; z-index: var(--_layer, 30000); display: flex; inline-size: auto; max-inline-size: none; min-block-size: 56px;
    margin: 0; padding: 0 0 env(safe-area-inset-bottom); border: 0; border-block-start: var(--_border-width) solid var(--_line);
    background: var(--_surface); color: var(--_on-surface);
    font: normal calc(15px * var(--_font-scale)) / 1.3 sans-serif; font-family: var(--_font); overflow: hidden;
    transition: translate var(--_duration) ease-out;
  }
  .light { color-scheme: light; }
  .dark { color-scheme: dark; }
  @starting-style {
    .bar { translate: 0 100%; }
  }
  ::slotted(*) {
    flex: 1 1 0;
    min-inline-size: 0;
    display: grid;
    place-content: center;
    padding: var(--_space);
    color: inherit;
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  ::slotted(:not(:first-child)) { border-inline-start: var(--_border-width) solid var(--_line); }
  ::slotted(:hover) { background: color-mix(in srgb, currentColor 8%, transparent); }
  ::slotted(:focus-visible) { outline: 2px solid currentColor; outline-offset: -4px; }
  @media print {
    .bar { display: none; }
  }
`;
