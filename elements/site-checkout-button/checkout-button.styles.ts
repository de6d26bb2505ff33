import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const checkoutButtonStyles = css`
  :host { position: relative; }
  .control {
    display: block; min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.625rem, 10px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density)); border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius); background: var(--_accent); box-shadow: var(--_button-shadow); color: var(--_on-accent);
    font-weight: var(--_button-weight);
  }
  .control:hover { filter: brightness(1.08); }
  .control:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .control[aria-busy="true"] { cursor: progress; }
  .express { display: grid; gap: var(--_space); margin-block-end: 12px; }
  .express-button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.625rem, 10px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density));
    border: var(--_border-width) solid var(--_on-surface);
    border-radius: var(--_button-radius);
    background: var(--_on-surface); color: var(--_surface); font: inherit; font-weight: 600;
  }
  .express-button:hover { filter: brightness(1.15); }
  .express-button:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .express-button[aria-busy="true"] { cursor: progress; }
  .note { margin: 0; color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .or { display: flex; align-items: center; gap: calc(var(--_space) * 1.5); color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .or::before, .or::after { content: ''; flex: 1; border-block-start: var(--_border-width) solid var(--_line); }
  .error {
    margin: max(0.5rem, 8px) 0 0;
    padding: var(--_space) calc(var(--_space) * 1.5);
    border-inline-start: 3px solid var(--_danger);
    ${dangerText}
    font-size: 0.9375em;
    line-height: 1.5;
  }
  .error:not(:has(span)) { display: none; }
  @media print { .express, .error { display: none; } }
`;
