import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const loginStyles = css`
  :host { max-inline-size: max(26rem, 416px); }
  /* Important inside a shadow root wins over the page: a form with a display of its own is hidden all the same. */
  ::slotted(form[hidden]) { display: none !important; }
  .account { display: flex; flex-wrap: wrap; gap: calc(2 * var(--_space)); align-items: center; line-height: 1.5; overflow-wrap: anywhere; }
  .account p { margin: 0; }
  .problem { flex-basis: 100%; order: 1; ${dangerText} }
  .logout, .back {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: var(--_button-radius); background: none; font-weight: 600;
  }
  .logout:hover, .back:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
  .logout[aria-disabled] { cursor: progress; opacity: 0.7; }
  .notice {
    inline-size: min(max(24rem, 384px), 100% - 2 * max(1rem, 16px));
    padding: calc(max(1.5rem, 24px) * var(--_density));
    border: var(--_border-width) solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface); color: var(--_on-surface); box-shadow: var(--_shadow); text-align: start; overflow-wrap: break-word;
  }
  .notice::backdrop { background: var(--site-backdrop, rgb(0 0 0 / 0.45)); }
  .notice h2 { margin: 0 0 max(0.5rem, 8px); font-size: calc(max(1.25rem, 20px) * var(--_font-scale)); line-height: 1.3; }
  .notice p { margin: 0 0 max(1.25rem, 20px); line-height: 1.5; }
  .notice button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    min-inline-size: max(6rem, 96px);
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
  }
  @media print { .account, .back { display: none; } }
`;
