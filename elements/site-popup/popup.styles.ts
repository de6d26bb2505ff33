import { css } from '../../styles/css.js';

export const popupHostStyles = css`
  :host { display: contents; }
  .badge {
    position: fixed; z-index: 29990; inset-block-end: max(20px, env(safe-area-inset-bottom)); inset-inline-end: 20px;
    display: grid; place-content: center; inline-size: 52px; block-size: 52px; padding: 0; border: 1px solid transparent;
    border-radius: 50%; box-shadow: var(--_shadow);
  }
  .black { background: theme(surface dark); color: #fff; }
  .white { background: #fff; color: theme(on-surface light); border-color: theme(line light); }
  .badge:hover { filter: brightness(1.15); }
  .badge.white:hover { filter: brightness(0.94); }
  svg { inline-size: 22px; block-size: 22px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  @media print {
    .badge { display: none; }
  }
`;

/** Styles of the open popup. */
export const popupStyles = css`
  .popup {
    --_motion: calc(var(--_duration) * 1.5); /* spec: media-layout §9, dialogs */
    position: fixed; inset: 0; z-index: var(--_layer); margin: auto; max-inline-size: none; padding: 0; border: 0;
    background: var(--_surface); color: var(--_on-surface); font: normal calc(16px * var(--_font-scale)) / 1.5 sans-serif; font-family: var(--_font);
    text-align: start; overflow: auto; overscroll-behavior: contain; overflow-wrap: break-word;
    opacity: 0; translate: 0 16px; transition: opacity var(--_motion) ease-out, translate var(--_motion) cubic-bezier(0.16, 1, 0.3, 1);
  }
  .light { color-scheme: light; }
  .dark { color-scheme: dark; }
  .popup:focus-visible { outline: none; }
  .popup[open] { opacity: 1; translate: none; }
  .popup::backdrop {
    background: var(--site-popup-backdrop, var(--site-backdrop, rgb(10 12 18 / 0.55))); opacity: 0;
    transition: opacity calc(var(--site-duration) * 1.5) ease-out;
  }
  .popup[open]::backdrop { opacity: 1; }
  @starting-style {
    .popup[open] { opacity: 0; translate: 0 16px; }
    .popup[open]::backdrop { opacity: 0; }
  }
  .popup-overlay {
    inline-size: min(var(--site-popup-width, 480px), 100% - 32px); block-size: fit-content; max-block-size: calc(100% - 32px);
    border-radius: calc(var(--_radius) * 1.5); box-shadow: 0 0 0 var(--_border-width) var(--site-overlay-line), var(--_shadow);
  }
  :is(.cover-page, .lock-screen) { inline-size: 100%; block-size: 100%; max-block-size: none; }
  :is(.cover-page, .lock-screen)[open] { display: grid; place-items: center; }
  .content { box-sizing: border-box; padding: calc(var(--_space) * 4); }
  :is(.cover-page, .lock-screen) .content { inline-size: min(640px, 100%); padding: calc(var(--_space) * 8) calc(var(--_space) * 3); }
  ::slotted(:first-child) { margin-block-start: 0 !important; }
  ::slotted(:last-child) { margin-block-end: 0 !important; }
  ::slotted(:is(h1, h2, h3)) {
    margin-block: 0 12px; margin-inline-end: 40px !important; font-size: calc(24px * var(--_font-scale)); line-height: 1.25; text-wrap: balance;
  }
  ::slotted(img) { max-inline-size: 100%; block-size: auto; border-radius: var(--_radius); }
  .close {
    position: absolute; z-index: 1; inset-block-start: 12px; inset-inline-end: 12px; display: grid; place-content: center;
    inline-size: 44px; block-size: 44px; padding: 0; border: 0; border-radius: var(--_pill-radius); background: none;
  }
  .close:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
  @media (forced-colors: active) {
    .popup { border: 1px solid; }
  }
`;
