import { css } from './css.js';
import { density } from './density.js';

/**
 * Design tokens and reset of every shadow root. Public `--site-*` properties inherit through shadow roots;
 * the private `--_*` ones carry the fallbacks, light and dark.
 */
export const base = css`
  :host {
    --_accent: var(--site-accent);
    --_accent-text: var(--site-accent-text);
    --_on-accent: var(--site-on-accent);
    --_surface: var(--site-surface);
    --_on-surface: var(--site-on-surface);
    --_muted: var(--site-muted);
    --_line: var(--site-line);
    --_danger: var(--site-danger);
    --_field-line: var(--site-field-line);
    --_field-surface: var(--site-field-surface);
    --_field-text: var(--site-field-text);
    --_pill-radius: var(--site-pill-radius);
    --_border-width: var(--site-border-width);
    --_radius: var(--site-radius);
    --_button-radius: var(--site-button-radius);
    --_field-radius: var(--site-field-radius);
    --_space: calc(var(--site-space) * var(--_density));
    --_font-scale: var(--site-font-scale);
    --_font: var(--site-font);
    --_button-weight: var(--site-button-weight);
    --_button-shadow: var(--site-button-shadow);
    --_heading-font: var(--site-heading-font);
    --_heading-weight: var(--site-heading-weight);
    --_shadow: var(--site-shadow);
    --_duration: var(--site-duration);
    ${density}
    display: block;
    box-sizing: border-box;
    font-family: var(--_font);
  }
  :host([hidden]) { display: none; }
  #root { display: contents; }
  *, ::before, ::after { box-sizing: border-box; }
  img[data-site-broken] { content: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"); } /* no icon of the browser's */
  button { font: inherit; color: inherit; cursor: pointer; }
  button:disabled { cursor: default; }
  :focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .visually-hidden {
    position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; border: 0;
    overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
