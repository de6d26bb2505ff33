import { declarations } from './css.js';

/** A text field in the author's markup. The host has `--_field-line`, `--_field-radius`, `--_field-surface` and `--_field-text`. */
export const field = declarations`
  box-sizing: border-box; inline-size: 100%; min-block-size: max(3rem, 48px); margin: 0; padding: max(0.625rem, 10px) max(0.875rem, 14px);
  border: 1px solid var(--_field-line); border-radius: var(--_field-radius); background-color: var(--_field-surface);
  color: var(--_field-text); font: inherit; font-size: max(max(1rem, 16px), 1em); /* below 16 px a phone zooms into the field */
`;
