import { css } from '../../styles/css.js';

export const consentLinkStyles = css`
  :host { display: inline; }
  .open { min-block-size: 24px; padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; text-underline-offset: 0.2em; }
  .panel:not(:popover-open, [data-shown]) { display: none; }
  .panel {
    position: fixed;
    inset: auto;
    inset-block-end: clamp(max(0.75rem, 12px), 3vi, max(1.25rem, 20px));
    inset-inline-start: clamp(max(0.75rem, 12px), 3vi, max(1.25rem, 20px));
    z-index: var(--_layer, auto);
    inline-size: min(max(23rem, 368px), 100% - 2 * max(0.75rem, 12px));
    max-block-size: calc(100% - max(1.5rem, 24px));
    margin: 0;
    padding: calc(max(1.5rem, 24px) * var(--_density));
    border: var(--_border-width) solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
    color: var(--_on-surface);
    box-shadow: var(--_shadow);
    font-size: calc(max(0.9375rem, 15px) * var(--_font-scale));
    line-height: 1.5;
    text-align: start;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .panel:focus-visible { outline-offset: -2px; }
  p { margin: 0 0 max(0.75rem, 12px); padding-inline-end: calc(max(1.5rem, 24px) * var(--_density)); }
  .note { color: var(--_muted); font-size: 0.875em; }
  .choices { display: flex; flex-wrap: wrap; gap: calc(max(0.5rem, 8px) * var(--_density)); }
  .panel button {
    min-inline-size: max(2.75rem, 44px);
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    font-weight: 600;
  }
  /* A yes and a no weigh the same. */
  .choices button { flex: 1 1 0; min-inline-size: fit-content; }
  .panel button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
  .panel .keep {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    display: grid;
    place-content: center;
    padding: 0;
    border-color: transparent;
  }
  svg { inline-size: max(1.25rem, 20px); block-size: max(1.25rem, 20px); fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
  @media print {
    .panel { display: none; }
  }
`;
