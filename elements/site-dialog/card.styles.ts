import { css } from '../../styles/css.js';

export const cardStyles = css`
  .card {
    --_motion: calc(var(--_duration) * 1.5); /* spec: media-layout §9, as is the scale of the hidden end */
    position: fixed;
    z-index: var(--_layer);
    inline-size: min(var(--site-dialog-width, 350px), 100% - max(2rem, 32px)); /* spec: media-layout §9 */
    block-size: fit-content;
    max-inline-size: none;
    padding: var(--site-dialog-padding, 20px); /* spec: media-layout §9 */
    border: 0;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
    color: var(--_on-surface);
    box-shadow: 0 0 0 var(--_border-width) var(--site-overlay-line), var(--_shadow);
    font: normal calc(max(1rem, 16px) * var(--_font-scale)) / 1.5 sans-serif;
    font-family: var(--_font);
    text-align: start;
    overflow-wrap: break-word;
    opacity: 0;
    scale: 0.94;
    transition: opacity var(--_motion) ease-out, scale var(--_motion) cubic-bezier(0.16, 1, 0.3, 1);
  }
  .modal {
    inset: 0;
    max-block-size: calc(100% - max(2rem, 32px));
    margin: auto;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .modal:focus-visible { outline: none; }
  .modal::backdrop {
    background: var(--site-dialog-backdrop, var(--site-backdrop));
    opacity: 0;
    transition: opacity var(--_motion, calc(var(--site-duration) * 1.5)) ease-out;
  }
  :is([open], :popover-open):not(.hiding) { opacity: 1; scale: 1; }
  [open]:not(.hiding)::backdrop { opacity: 1; }
  @starting-style {
    :is([open], :popover-open):not(.hiding) { opacity: 0; scale: 0.94; }
    [open]:not(.hiding)::backdrop { opacity: 0; }
  }
  .hiding { --_motion: calc(var(--_duration) * 0.75); pointer-events: none; }
  ::slotted(:first-child) { margin-block-start: 0 !important; }
  ::slotted(:last-child) { margin-block-end: 0 !important; }
  ::slotted(:is(h1, h2, h3, h4, h5, h6)) {
    margin-block: 1em max(0.375rem, 6px); font-size: calc(max(1.0625rem, 17px) * var(--_font-scale)); line-height: 1.3; text-wrap: balance;
  }
  ::slotted(:is(h1, h2)) { font-size: calc(max(1.25rem, 20px) * var(--_font-scale)); }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: calc(max(0.625rem, 10px) * var(--_density));
    position: sticky;
    inset-block-end: calc(-1 * var(--site-dialog-padding, 20px));
    margin: max(0.5rem, 8px) calc(-1 * var(--site-dialog-padding, 20px)) calc(-1 * var(--site-dialog-padding, 20px));
    padding: max(0.75rem, 12px) var(--site-dialog-padding, 20px) var(--site-dialog-padding, 20px);
    background: var(--_surface);
  }
  .buttons button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    min-inline-size: max(5.5rem, 88px);
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
  }
  .buttons .quiet { border-color: var(--_line); background: none; box-shadow: none; color: inherit; }
  .buttons .danger { background: var(--_danger); color: var(--site-on-danger); }
  .quiet:hover, .close:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
  :is(.primary, .danger):hover { filter: brightness(1.08); }
  .close {
    float: inline-end;
    position: sticky;
    z-index: 1;
    inset-block-start: calc(-1 * var(--site-dialog-padding, 20px) + max(0.375rem, 6px));
    display: grid;
    place-content: center;
    inline-size: max(2.75rem, 44px);
    block-size: max(2.75rem, 44px);
    margin-block: calc(-1 * var(--site-dialog-padding, 20px) + max(0.375rem, 6px)) 0;
    margin-inline: max(0.25rem, 4px) calc(-1 * var(--site-dialog-padding, 20px) + max(0.375rem, 6px));
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--_surface);
  }
  svg { inline-size: max(1.25rem, 20px); block-size: max(1.25rem, 20px); fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; }

  .information {
    inset: auto;
    inset-block-start: calc(max(max(1rem, 16px), env(safe-area-inset-top)) + var(--_above, 0px));
    inset-inline-end: max(max(1rem, 16px), env(safe-area-inset-right));
    max-block-size: calc(100% - max(2rem, 32px));
    margin: 0;
    overflow: auto;
    transition-property: opacity, scale, inset-block-start;
  }
  .information:not([data-shown]) { display: none; }
  @media (max-width: 432px) { /* spec: page-runtime-platform §2, the phone */
    .buttons button { flex: 1 1 auto; }
  }
  @media (prefers-reduced-motion: reduce) {
    .modal::backdrop { transition: none; }
  }
  @media (forced-colors: active) {
    .card { border: 1px solid; }
    .buttons button, .close { border: 1px solid ButtonBorder; }
  }
  @media (scripting: none) {
    .card { position: static; display: block; opacity: 1; scale: 1; }
    .buttons, .close { display: none; }
  }
  @media print {
    .information { display: none; }
    .modal::backdrop { background: none; }
  }
`;
