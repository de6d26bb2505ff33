import { css } from '../../styles/css.js';

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
    font-size: calc(max(0.9375rem, 15px) * var(--_font-scale));
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
    gap: max(0.75rem, 12px) clamp(max(1rem, 16px), 4vi, max(4rem, 64px));
    padding-block: calc(max(1rem, 16px) * var(--_density));
    padding-inline: max(clamp(max(1.125rem, 18px), 4vi, max(4rem, 64px)), env(safe-area-inset-left));
  }
  .bar.at-top { inset-block-start: 0; border-block-end-width: 1px; padding-block-start: max(max(1rem, 16px), env(safe-area-inset-top)); }
  .bar.at-bottom { inset-block-end: 0; border-block-start-width: 1px; padding-block-end: max(max(1rem, 16px), env(safe-area-inset-bottom)); }
  /* The text takes the line; where the choices do not fit beside it, they have the next one to themselves. */
  .bar .content { flex: 999 1 max(22rem, 352px); }
  .bar .content > *, .bar ::slotted(*) { max-inline-size: max(46rem, 736px); }
  .bar .choices { flex: 1 1 auto; }
  .bar.with-icon { flex-wrap: nowrap; }
  .bar.with-icon .choices { flex: none; }
  .with-text .choices { margin-inline: min(-0.75rem, -12px); }

  .popup {
    --_gap: clamp(max(0.75rem, 12px), 3vi, max(1.25rem, 20px));
    flex-direction: column;
    gap: calc(max(1rem, 16px) * var(--_density));
    inline-size: min(max(23rem, 368px), 100% - 2 * var(--_gap));
    padding: calc(max(1.5rem, 24px) * var(--_density));
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
  .choices { flex: none; display: flex; flex-wrap: wrap; align-items: stretch; gap: calc(max(0.5rem, 8px) * var(--_density)); }
  button {
    min-inline-size: max(2.75rem, 44px);
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    font-weight: 600;
  }
  .button { border-color: transparent; background: var(--_on-surface); color: var(--_surface); }
  .text { padding-inline: calc(max(0.75rem, 12px) * var(--_density)); border-color: transparent; text-decoration: underline; text-underline-offset: 0.25em; }
  .icon, .keep { display: grid; place-content: center; padding: 0; }
  .keep { border-color: transparent; }
  button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
  .button:hover { background: color-mix(in srgb, var(--_on-surface) 86%, var(--_surface)); }
  svg {
    inline-size: max(1.25rem, 20px);
    block-size: max(1.25rem, 20px);
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* A yes and a no weigh the same: one look, and one width whatever their words are. */
  .answers { flex: 1 1 auto; display: flex; flex-wrap: wrap; gap: inherit; }
  .with-button .answers { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; }
  .choices > .button { flex: 1 1 auto; }

  @media (forced-colors: active) {
    .banner { border-width: 1px; }
    .button { border-color: ButtonBorder; }
  }
  @media print {
    .banner { display: none; }
  }
`;
