import { css } from '../../styles/css.js';

export const consentGateStyles = css`
  /* The same room as in site-consent-gate.css, which has it before the script. */
  :host { box-sizing: border-box; min-block-size: 15em; padding: 1.25em; }
  :host(:state(open)) { min-block-size: 0; padding: 0; }
  :host(:not(:state(open))) {
    border-radius: var(--_radius);
    background: color-mix(in srgb, currentColor 6%, transparent);
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  p { margin: max(0.75rem, 12px) 0; }
  .choices { display: flex; flex-wrap: wrap; gap: calc(max(0.5rem, 8px) * var(--_density)); }
  button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: var(--_border-width) solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    font-weight: 600;
  }
  button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
  .hide {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.875em;
    font-weight: 400;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .hide:hover { background: none; }
  @media print {
    .choices, .hide { display: none; }
  }
`;
