import { css } from './css.js';

/**
 * Design tokens and reset of every shadow root. Public `--site-*` properties inherit through shadow roots;
 * the private `--_*` ones carry the fallbacks, light and dark.
 */
export const base = css`
  :host {
    --_accent: var(--site-accent, light-dark(#1f5eff, #8fb1ff));
    --_on-accent: var(--site-on-accent, light-dark(#fff, #0b1220));
    --_surface: var(--site-surface, light-dark(#fff, #16181d));
    --_on-surface: var(--site-on-surface, light-dark(#16181d, #f1f2f4));
    --_muted: var(--site-muted, light-dark(#5c6270, #a7adba));
    --_line: var(--site-line, light-dark(#d9dce3, #363a44));
    --_danger: var(--site-danger, light-dark(#b3261e, #ffb4ab));
    --_radius: var(--site-radius, 8px);
    --_space: var(--site-space, 8px);
    --_font: var(--site-font, inherit);
    --_shadow: var(--site-shadow, 0 8px 30px rgb(0 0 0 / 0.18));
    --_duration: var(--site-duration, 200ms);
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
  :focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
  .visually-hidden {
    position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; border: 0;
    overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
