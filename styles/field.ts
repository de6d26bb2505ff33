import { declarations } from './css.js';

/** A text field in the author's markup. The host has `--_field-line`, `--_field-radius`, `--_field-surface`, `--_field-text` and `density`. */
export const field = declarations`
  box-sizing: border-box; inline-size: 100%; min-block-size: calc(max(3rem, 48px) * var(--_density)); margin: 0;
  padding: calc(max(0.625rem, 10px) * (2 * var(--_density) - 1)) max(0.875rem, 14px);
  border: var(--site-border-width) solid var(--_field-line);
  border-radius: var(--_field-radius); background-color: var(--_field-surface);
  color: var(--_field-text); font: inherit; font-size: max(max(1rem, 16px), 1em); /* below 16 px a phone zooms into the field */
`;
