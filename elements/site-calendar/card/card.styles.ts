import { css } from '../../../styles/css.js';

/** The card of an event: beside its opener, or at the end of the window on a phone. */
export const cardStyles = css`
  .card:not(:popover-open, [data-shown]) { display: none; }
  .card {
    position: fixed;
    inset: auto;
    inset-block-start: var(--_top, auto);
    inset-inline-start: var(--_start, auto);
    z-index: var(--_layer, auto);
    box-sizing: border-box;
    inline-size: min(360px, calc(100vw - 16px));
    max-block-size: calc(100vh - 16px);
    max-block-size: calc(100dvb - 16px);
    margin: 0;
    padding: calc(var(--_space) * 2);
    border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface); color: var(--_on-surface);
    box-shadow: var(--_shadow);
    overflow: auto;
    overscroll-behavior: contain;
    text-align: start;
  }
  .card:focus { outline: none; }
  .card .title { padding-inline-end: 44px; line-height: 1.3; }
  .card-categories { display: flex; align-items: center; gap: 6px; padding-inline-end: 44px; font-size: 0.875em; }
  .description { white-space: pre-line; }
  .card .menu { position: static; min-inline-size: 0; box-shadow: none; margin-block-start: 4px; }
  .close {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    border-radius: var(--_radius);
    background: none;
  }
  .close:hover { background: color-mix(in srgb, var(--_on-surface) 8%, var(--_surface)); }
  .close path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
  @media (max-width: 559.9px) {
    .card { inset: auto 8px 8px; inline-size: auto; max-block-size: 70vb; }
  }
  @media (prefers-reduced-motion: no-preference) {
    .card { animation: card-in var(--_duration) ease-out; }
  }
  @keyframes card-in { from { opacity: 0; translate: 0 4px; } }
  @media (forced-colors: active) { .close path { stroke: ButtonText; } }
  @media print { .card { display: none; } }
`;
