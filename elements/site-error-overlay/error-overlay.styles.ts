import { css } from '../../styles/css.js';

export const errorOverlayStyles = css`
  dialog:not([open]) { display: none; }
  dialog {
    position: fixed;
    z-index: var(--_layer);
    inset: 0;
    display: grid;
    place-content: safe center;
    justify-items: center;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: max(max(1.5rem, 24px), env(safe-area-inset-top)) max(1.5rem, 24px);
    border: 0;
    overflow: auto;
    background: var(--_surface);
    color: var(--_on-surface);
    font: normal calc(max(1rem, 16px) * var(--_font-scale)) / 1.5 sans-serif;
    font-family: var(--_font);
    overflow-wrap: anywhere;
  }
  dialog:focus-visible { outline: none; }
  dialog > *, ::slotted(*) { max-inline-size: max(34rem, 544px); text-align: center; }
  ::slotted(:last-child) { padding-block-end: calc(max(1rem, 16px) * var(--_density)); } /* the page's own words may have no margin */
  h2 { margin: 0 0 max(0.5rem, 8px); font-size: clamp(max(1.5rem, 24px), 4vw, max(2.25rem, 36px)); line-height: 1.2; text-wrap: balance; }
  p { margin: 0 0 max(1rem, 16px); }
  .key { color: var(--_muted); font-size: calc(max(0.875rem, 14px) * var(--_font-scale)); user-select: all; }
  .buttons {
    display: flex; flex-wrap: wrap; justify-content: center; gap: calc(max(0.75rem, 12px) * var(--_density));
    margin-block: max(0.5rem, 8px) max(1.5rem, 24px);
  }
  button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density));
    border: var(--_border-width) solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .primary { border-color: transparent; background: var(--_accent); box-shadow: var(--_button-shadow); color: var(--_on-accent); }
  button:hover { filter: brightness(1.08); }
  @media (forced-colors: active) { button { border-color: ButtonBorder; } }
  @media print { dialog { display: none; } }
`;
