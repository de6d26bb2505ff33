import { css } from '../../styles/css.js';

export const galleryStyles = css`
  /* A server's markup stands in the host's own strip or grid until the script comes. */
  #root { flex: 1 0 100%; max-inline-size: 100%; }
  .gallery {
    position: relative;
    container-type: inline-size;
    --_full: 100%;
    --_radius: var(--site-gallery-radius, var(--site-radius, 12px));
    --_corner: var(--_radius);
  }
  .gallery[data-gapless] { --_corner: 0px; }
  .gallery[data-fit='whole'] { --_fit: contain; }
  .stage { position: relative; }
  .filter { block-size: 64px; }
  .track:focus-visible { outline-offset: 4px; }

  [data-flow='track'] .track { -webkit-tap-highlight-color: transparent; }
  [data-flow='track'] .track::-webkit-scrollbar { display: none; }

  /* Lies over the pictures, not over their captions. */
  .controls {
    --_full: 100cqi;
    --_button: max(44px, var(--site-gallery-control-size, 48px));
    --_glass: var(--site-gallery-control-surface, var(--site-control-surface));
    --_ink: var(--site-gallery-control-color, var(--site-on-control));
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline: 0;
    aspect-ratio: var(--_ratio);
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: clamp(8px, 2cqi, 20px);
    pointer-events: none;
  }
  [data-place='row'] .controls { aspect-ratio: auto; block-size: calc(var(--_slide) / (var(--_ratio))); }
  .gallery[data-own] .controls { aspect-ratio: auto; block-size: 100%; }
  .gallery[data-place='strip'] .controls { aspect-ratio: auto; block-size: calc(var(--_height) * 1cqi); }
  .arrow, .counter {
    color: var(--_ink);
    background: var(--_glass);
    border: var(--_border-width) solid var(--site-control-line);
    box-shadow: var(--site-shadow-small);
    -webkit-backdrop-filter: blur(14px) saturate(1.7);
    backdrop-filter: blur(14px) saturate(1.7);
  }
  .arrow {
    display: grid;
    place-items: center;
    inline-size: var(--_button);
    block-size: var(--_button);
    padding: 0;
    border-radius: var(--_pill-radius);
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
  .arrow:focus-visible { outline: 3px solid var(--_accent-text); outline-offset: 3px; box-shadow: 0 0 0 3px var(--_surface); }
  .arrow:active { scale: 0.92; }
  @media (hover: hover) {
    .arrow:not([aria-disabled]) { opacity: 0.78; scale: 0.94; }
    .gallery:is(:hover, :focus-within) .arrow:not([aria-disabled]) { opacity: 1; scale: 1; }
    .arrow:not([aria-disabled]):hover {
      background: var(--site-gallery-control-surface, var(--site-control-surface, light-dark(rgb(255 255 255 / 0.94), rgb(20 22 27 / 0.82))));
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
    border-radius: var(--_pill-radius);
    font-size: calc(13px * var(--_font-scale));
    font-weight: 500;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
  /* Captions have the lower edge. */
  [data-captions^='bottom'] .counter { inset-block: clamp(10px, 2cqi, 20px) auto; }

  .thumbnails { block-size: var(--_thumbs); margin-block-start: var(--_thumbs-margin); }

  @media (prefers-reduced-transparency: reduce) {
    .arrow, .counter { background: var(--_surface); color: var(--_on-surface); backdrop-filter: none; }
  }
  @media (forced-colors: active) {
    .arrow, .counter { background: ButtonFace; color: ButtonText; border-color: ButtonText; backdrop-filter: none; box-shadow: none; opacity: 1; }
    .arrow[aria-disabled], .arrow[aria-disabled]:focus-visible { opacity: 1; color: GrayText; border-color: GrayText; }
  }
  @media print {
    .controls, .gallery .thumbnails { display: none; }
    [data-flow='track'] .track, [data-flow='stack'] .track {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 12px;
      overflow: visible;
    }
    .track ::slotted(*) { break-inside: avoid; }
    [data-flow] .track ::slotted(*) { visibility: visible; position: static; grid-area: auto; }
  }
`;
