import { css } from '../../styles/css.js';

export const widgetStyles = css`
  :host { display: block; }
  [hidden] { display: none; }
  /* Two lines and the button fit: what follows stays where it is when the block fails. */
  .room:not([hidden]) { display: flex; align-items: center; gap: calc(max(1rem, 16px) * var(--_density)); min-block-size: max(max(2.75rem, 44px), 2lh); }
  .note { margin: 0; color: var(--_muted); }
  button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    flex: none;
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: var(--_border-width) solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
  @media print { .room { display: none; } }
`;
