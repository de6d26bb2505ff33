import { css } from '../../core/element/css.js';

export const galleryStyles = css`
  .gallery {
    position: relative;
    /* A server's markup stands in the host's own strip or grid until the script comes. */
    flex: 1 0 100%;
    grid-column: 1 / -1;
    min-inline-size: 0;
    max-inline-size: 100%;
    container-type: inline-size;
    --_radius: var(--site-gallery-radius, var(--site-radius, 12px));
  }
  .gallery[data-fit='whole'] { --_fit: contain; }

  @keyframes box { }
  /* Shows nothing: box-of.ts knows the track's box by it, with reduced motion too. */
  .track { border-radius: var(--_radius); animation: box 1s paused !important; }
  .track:focus-visible { outline-offset: 4px; }
  ::slotted(*) { margin: 0; min-inline-size: 0; }

  [data-flow='track'] .track {
    display: flex;
    align-items: flex-start;
    gap: var(--_gutter, 16px);
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
    -webkit-tap-highlight-color: transparent;
  }
  [data-flow='track'] .track::-webkit-scrollbar { display: none; }
  [data-flow='track'] .track > ::slotted(*) {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  [data-flow='track'] .track[data-drag] { scroll-snap-type: none; cursor: grabbing; user-select: none; }

  [data-flow='rows'] .track {
    --_wide: calc((100% - (var(--_columns, 4) - 1) * var(--_gutter, 12px)) / var(--_columns, 4));
    --_middle: min((100% - 2 * var(--_gutter, 12px)) / 3, (724px - 100%) * 9999); /* spec: media-layout §9 */
    --_narrow: min((100% - var(--_gutter, 12px)) / 2, (480px - 100%) * 9999); /* spec: media-layout §9 */
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(calc(max(var(--_wide), var(--_middle), var(--_narrow)) - 0.1px), 1fr));
    align-items: start;
    gap: var(--_gutter, 12px);
  }

  /* Lies over the pictures, not over their captions. */
  .controls {
    --_size: max(44px, var(--site-gallery-control-size, 48px));
    --_glass: var(--site-gallery-control-surface, light-dark(rgb(255 255 255 / 0.72), rgb(20 22 27 / 0.6)));
    --_ink: var(--site-gallery-control-color, light-dark(#16181d, #fff));
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline: 0;
    aspect-ratio: var(--_ratio, 3 / 2);
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: clamp(8px, 2cqi, 20px);
    pointer-events: none;
  }
  .arrow, .counter {
    color: var(--_ink);
    background: var(--_glass);
    border: 1px solid light-dark(rgb(255 255 255 / 0.5), rgb(255 255 255 / 0.14));
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.08), 0 6px 20px rgb(0 0 0 / 0.14);
    -webkit-backdrop-filter: blur(14px) saturate(1.7);
    backdrop-filter: blur(14px) saturate(1.7);
  }
  .arrow {
    display: grid;
    place-items: center;
    inline-size: var(--_size);
    block-size: var(--_size);
    padding: 0;
    border-radius: 50%;
    pointer-events: auto;
    touch-action: pan-y pinch-zoom;
    -webkit-tap-highlight-color: transparent;
    transition: opacity var(--_duration) ease, scale var(--_duration) cubic-bezier(0.3, 1.4, 0.5, 1),
      background-color var(--_duration) ease;
  }
  .arrow svg {
    inline-size: 52%;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    transition: translate var(--_duration) cubic-bezier(0.3, 1.4, 0.5, 1);
  }
  .arrow:dir(rtl) svg { transform: scaleX(-1); }
  .arrow[aria-disabled] { opacity: 0; pointer-events: none; }
  .arrow[aria-disabled]:focus-visible { opacity: 0.45; }
  .arrow:focus-visible { outline: 3px solid var(--_accent); outline-offset: 3px; box-shadow: 0 0 0 3px var(--_surface); }
  .arrow:active { scale: 0.92; }
  @media (hover: hover) {
    .arrow:not([aria-disabled]) { opacity: 0.78; scale: 0.94; }
    .gallery:is(:hover, :focus-within) .arrow:not([aria-disabled]) { opacity: 1; scale: 1; }
    .arrow:not([aria-disabled]):hover {
      background: var(--site-gallery-control-surface, light-dark(rgb(255 255 255 / 0.94), rgb(20 22 27 / 0.82)));
    }
    .arrow.next:hover svg { translate: 2px 0; }
    .arrow.previous:hover svg { translate: -2px 0; }
    .arrow.next:dir(rtl):hover svg { translate: -2px 0; }
    .arrow.previous:dir(rtl):hover svg { translate: 2px 0; }
    .gallery .arrow:not([aria-disabled]):active { scale: 0.92; }
  }
  .counter {
    position: absolute;
    inset-block-end: clamp(10px, 2cqi, 20px);
    inset-inline-end: clamp(10px, 2cqi, 20px);
    margin: 0;
    padding: 0.3em 0.85em;
    border-radius: 99px;
    font-size: 13px;
    font-weight: 500;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }

  @media (prefers-reduced-transparency: reduce) {
    .arrow, .counter { background: var(--_surface); color: var(--_on-surface); backdrop-filter: none; }
  }
  @media (forced-colors: active) {
    .arrow, .counter { background: ButtonFace; color: ButtonText; border-color: ButtonText; backdrop-filter: none; box-shadow: none; opacity: 1; }
    .arrow[aria-disabled], .arrow[aria-disabled]:focus-visible { opacity: 1; color: GrayText; border-color: GrayText; }
  }
  @media print {
    .controls { display: none; }
    [data-flow='track'] .track {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 12px;
      overflow: visible;
    }
    ::slotted(*) { break-inside: avoid; }
  }
`;
