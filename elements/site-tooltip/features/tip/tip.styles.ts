import { css } from '../../../../styles/css.js';

export const tipStyles = css`
  .tip {
    position: fixed;
    inset: auto;
    top: var(--_y, 0);
    left: var(--_x, 0); /* a place in the window, whichever way the page reads */
    z-index: var(--_layer);
    inline-size: max-content;
    max-inline-size: min(var(--site-tooltip-width, 250px), 100vw - 40px); /* spec: media-layout §9 */
    max-block-size: calc(100vh - 40px);
    margin: 0;
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(0.75rem, 12px) * var(--_density));
    border: 0;
    border-radius: calc(var(--_radius) * 0.75);
    background: var(--site-tooltip-background, light-dark(#23262d, #eceef2));
    color: var(--site-tooltip-color, theme(surface));
    box-shadow: var(--site-shadow-small, 0 4px 16px rgb(0 0 0 / 0.2));
    font: normal calc(max(0.875rem, 14px) * var(--_font-scale)) / 1.45 sans-serif;
    font-family: var(--_font);
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    text-wrap: pretty;
    white-space: normal;
    overflow: auto;
    overflow-wrap: break-word;
    cursor: auto;
    transition: opacity calc(var(--_duration) * 0.6) ease-out, translate calc(var(--_duration) * 0.6) ease-out;
  }
  /* What the author has made brings links and colors along that are made for the page. */
  .rich {
    padding: calc(max(0.75rem, 12px) * var(--_density)) calc(max(1rem, 16px) * var(--_density));
    background: var(--site-tooltip-background, var(--_surface));
    color: var(--site-tooltip-color, var(--_on-surface));
    box-shadow: 0 0 0 var(--_border-width) var(--_line), var(--_shadow);
  }
  .tip:not([data-shown]) { display: none; }
  @starting-style {
    .tip:popover-open { opacity: 0; translate: 0 3px; }
  }
  @media (forced-colors: active) {
    .tip { border: 1px solid; }
  }
  @media print {
    .tip { display: none; }
  }
`;
