import { css } from '../../../styles/css.js';

/** What Leaflet needs of its own sheet for tiles, one marker and a popup, and how these look with us. */
export const liveStyles = css`
  .canvas { position: absolute; inset: 0; border-radius: inherit; overflow: hidden; z-index: 0;
    background: var(--_ground); direction: ltr;
    /* one finger scrolls the page */ touch-action: pan-x pan-y; -webkit-tap-highlight-color: transparent;
    animation: appear var(--_duration) ease-out; }
  /* drawn on top: panes and tiles would cover an outline */
  .canvas:focus-visible { outline: none; }
  .canvas:focus-visible::after { content: ""; position: absolute; inset: 0; z-index: 800; pointer-events: none;
    border: 3px solid var(--_accent-text); border-radius: inherit; box-shadow: inset 0 0 0 2px var(--_surface); }
  @keyframes appear { from { opacity: 0; } }
  .leaflet-pane, .leaflet-tile, .leaflet-tile-container, .leaflet-layer, .marker { position: absolute;
    inset-block-start: 0; left: 0; }
  .leaflet-pane { z-index: 400; }
  .leaflet-tile-pane { z-index: 200; filter: var(--_filter); }
  .leaflet-marker-pane { z-index: 600; }
  .leaflet-popup-pane { z-index: 700; }
  .leaflet-tile { max-inline-size: none; padding: 0; user-select: none; visibility: hidden; pointer-events: none;
    /* no seams between tiles while they fade */ mix-blend-mode: plus-lighter; }
  .leaflet-tile-loaded { visibility: inherit; }
  .leaflet-tile-container { pointer-events: none; }
  .vector, .vector canvas { position: absolute; inset-block-start: 0; left: 0; pointer-events: none; }
  /* MapLibre looks whether it has its sheet: these two lines are all that a map without its controls needs */
  .maplibregl-canary { background-color: salmon; }
  .leaflet-zoom-animated { transform-origin: 0 0; }
  .leaflet-zoom-anim .leaflet-zoom-animated { transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1); }
  .leaflet-zoom-anim .leaflet-tile, .leaflet-pan-anim .leaflet-tile { transition: none; }
  .leaflet-zoom-anim .leaflet-zoom-hide { visibility: hidden; }
  .leaflet-grab { cursor: grab; }
  .leaflet-interactive { cursor: pointer; }
  .canvas:active { cursor: grabbing; }
  .leaflet-popup-pane { cursor: auto; }

  .marker { display: block; user-select: none; pointer-events: none; border-radius: calc(var(--_radius) * 1.5); }
  .marker.leaflet-interactive { pointer-events: auto; }
  .leaflet-marker-draggable { touch-action: none; }
  .canvas { --_pin: var(--site-map-pin, theme(on-surface light)); --_pin-eye: #fff; --_pin-edge: #fff; }
  .canvas[data-dark] { --_pin: var(--site-map-pin, #fff); --_pin-eye: theme(surface dark); --_pin-edge: theme(surface dark); }
  .marker .pin-body, .marker .pin-eye { animation: drop 560ms cubic-bezier(0.22, 1.4, 0.36, 1) backwards 120ms; }
  .marker .pin-shade { animation: shade 560ms ease-out backwards 120ms; }
  .cluster { display: grid; place-items: center; border-radius: var(--_pill-radius); background: var(--_accent); color: var(--_on-accent);
    font-weight: 600; font-size: calc(max(0.9375rem, 15px) * var(--_font-scale));
    box-shadow: 0 0 0 2px var(--_surface), var(--site-shadow-small, 0 2px 8px rgb(0 0 0 / 0.3)); }
  .visitor {
    border-radius: var(--_pill-radius); background: var(--_accent); border: 3px solid var(--site-on-scrim);
    box-shadow: var(--site-shadow-small, 0 1px 6px rgb(0 0 0 / 0.4));
  }
  .leaflet-overlay-pane { z-index: 400; }
  .shapes { position: absolute; inset-block-start: 0; left: 0; inline-size: 1px; block-size: 1px; overflow: visible; pointer-events: none; }
  .shape { stroke: var(--site-map-shape, var(--_accent-text)); stroke-width: 3; stroke-opacity: 0.9; fill: none; stroke-linejoin: round; }
  .shape.area { fill: var(--site-map-shape, var(--_accent)); fill-opacity: 0.18; fill-rule: evenodd; }
  .marker:hover .pin-body, .marker:hover .pin-eye { translate: 0 -3px; transition: translate calc(var(--_duration) * 0.8) ease-out; }
  @keyframes drop { from { transform: translateY(-90px); opacity: 0; } }
  @keyframes shade { from { transform: scale(0.2); opacity: 0; } }

  .leaflet-popup { position: absolute; margin-block-end: 16px; text-align: start; transition: opacity calc(var(--_duration) * 0.8) linear; }
  .leaflet-popup-content-wrapper { background: var(--_surface); color: var(--_on-surface);
    border-radius: calc(var(--_radius) + 4px);
    box-shadow: var(--_shadow); }
  .leaflet-popup-tip-container { position: absolute; left: 50%; inline-size: 32px; block-size: 12px;
    margin-inline-start: -16px;
    overflow: hidden; pointer-events: none; }
  .leaflet-popup-tip { inline-size: 16px; block-size: 16px; margin: -9px auto 0; rotate: 45deg;
    background: var(--_surface); }
  .popup { position: relative; display: grid; gap: 2px;
    padding: calc(14px * var(--_density)) calc(18px * var(--_density)) calc(8px * var(--_density)); padding-inline-end: 48px;
    border-radius: inherit;
    font-size: calc(max(0.9375rem, 15px) * var(--_font-scale)); line-height: 1.45; overflow-wrap: anywhere; direction: var(--_direction, ltr); }
  .popup:focus-visible { outline-offset: -3px; border-radius: calc(var(--_radius) + 4px); }
  .popup strong { font-size: calc(max(1.0625rem, 17px) * var(--_font-scale)); line-height: 1.25; margin-block-end: 2px; }
  .popup .close { position: absolute; inset-block-start: 2px; inset-inline-end: 2px; inline-size: 44px;
    block-size: 44px; display: grid;
    place-items: center; border: 0; border-radius: var(--_pill-radius); background: none; color: var(--_muted); }
  .popup .close:hover { color: var(--_on-surface); background: color-mix(in srgb, currentcolor 8%, transparent); }

  /* not with the duration tokens: the end of this transition is an event, also where motion is reduced */
  .canvas .scheme-probe { position: absolute; visibility: hidden; color: light-dark(rgb(0, 0, 0), rgb(255, 255, 255));
    transition: color 1ms !important; }
  :host(:dir(rtl)) .popup { direction: rtl; text-align: right; }

  @media (forced-colors: active) {
    .leaflet-popup-content-wrapper { border: 1px solid; }
    .pin-drawing { forced-color-adjust: none; }
    .cluster, .visitor { border: 2px solid; }
  }
  @media print { .leaflet-tile-pane { print-color-adjust: exact; } }
`;
