import { css } from '../../core/element/css.js';

export const cookieBannerStyles = css`
  :host { display: contents; }
  .banner {
    position: fixed;
    inset: auto;
    z-index: 2147483000;
    display: flex;
    max-inline-size: none;
    max-block-size: 100%;
    margin: 0;
    border: 0 solid var(--_line);
    background: var(--_surface);
    color: var(--_on-surface);
    font-family: var(--_font);
    font-size: 0.9375rem;
    line-height: 1.5;
    text-align: start;
    overflow: auto;
    overscroll-behavior: contain;
    transition: translate var(--_duration) ease-out;
  }
  .dark { color-scheme: dark; }
  .light { color-scheme: light; }
  .banner:focus-visible { outline-offset: -2px; }
  @starting-style {
    /* Moved, never faded: half-faded text cannot be read. */
    .banner.at-bottom { translate: 0 100%; }
    .banner.at-top { translate: 0 -100%; }
  }

  .bar {
    inset-inline: 0;
    inline-size: auto;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem clamp(1rem, 4vi, 4rem);
    padding-block: 1rem;
    padding-inline: max(clamp(1.125rem, 4vi, 4rem), env(safe-area-inset-left));
  }
  .bar.at-top { inset-block-start: 0; border-block-end-width: 1px; padding-block-start: max(1rem, env(safe-area-inset-top)); }
  .bar.at-bottom { inset-block-end: 0; border-block-start-width: 1px; padding-block-end: max(1rem, env(safe-area-inset-bottom)); }
  /* The text takes the line; where the choices do not fit beside it, they have the next one to themselves. */
  .bar .content { flex: 999 1 22rem; }
  .bar .content > *, .bar ::slotted(*) { max-inline-size: 46rem; }
  .bar .choices { flex: 1 1 auto; }
  .bar.with-icon { flex-wrap: nowrap; }
  .bar.with-icon .choices { flex: none; }
  .bar.with-text .choices { margin-inline: -0.75rem; }

  .popup {
    --_gap: clamp(0.75rem, 3vi, 1.25rem);
    flex-direction: column;
    gap: 1rem;
    inline-size: min(23rem, 100% - 2 * var(--_gap));
    padding: 1.5rem;
    border-width: 1px;
    border-radius: calc(var(--_radius) * 1.5);
    box-shadow: var(--_shadow);
  }
  .popup.at-top { top: max(var(--_gap), env(safe-area-inset-top)); }
  .popup.at-bottom { bottom: max(var(--_gap), env(safe-area-inset-bottom)); }
  /* The corners are named by the eye: left is left in every language. */
  .top-left, .bottom-left { left: var(--_gap); }
  .top-right, .bottom-right { right: var(--_gap); }

  .content { min-inline-size: 0; }
  .content p, ::slotted(p) { margin-block: 0; }
  .content p + p, ::slotted(p + p) { margin-block-start: 0.5em; }
  .content a { color: inherit; text-underline-offset: 0.2em; }
  .content .note { margin-block-start: 0.5em; color: var(--_muted); font-size: 0.875em; }
  .choices { flex: none; display: flex; flex-wrap: wrap; align-items: stretch; gap: 0.5rem; }
  button {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0.5rem 1.25rem;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: var(--_radius);
    background: none;
    font-weight: 600;
  }
  .button.first { border-color: transparent; background: var(--_on-surface); color: var(--_surface); }
  .text { padding-inline: 0.75rem; border-color: transparent; text-decoration: underline; text-underline-offset: 0.25em; }
  .icon, .keep { display: grid; place-content: center; padding: 0; }
  .keep { border-color: transparent; }
  button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
  .button.first:hover { background: color-mix(in srgb, var(--_on-surface) 86%, var(--_surface)); }
  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .bar .button, .popup .button { flex: 1 1 0; min-inline-size: fit-content; }

  @media (forced-colors: active) {
    .banner { border-width: 1px; }
    .button.first { border-color: ButtonBorder; }
  }
  @media print {
    .banner { display: none; }
  }
`;
