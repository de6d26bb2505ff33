import { css } from '../../styles/css.js';

/** The panel, the empty sheet that stands for a map, and the card. Sizes are those of `site-map.css`: nothing moves. */
export const mapStyles = css`
  :host {
    --_land: light-dark(#eae6de, #22262b);
    --_lane: light-dark(#f8f6f1, #2d333a);
    --_graticule: repeating-linear-gradient(90deg, var(--_lane) 0 2px, transparent 2px 64px),
      repeating-linear-gradient(var(--_lane) 0 2px, transparent 2px 64px), var(--_land);
    --_pin: var(--site-map-pin, light-dark(theme(on-surface light), #fff));
    --_pin-eye: theme(surface);
    --_pin-edge: theme(surface);
    --_glass: color-mix(in srgb, var(--_surface) 92%, transparent);
    color: var(--_on-surface);
    line-height: 1.5;
  }
  #root { container-type: inline-size; }
  .frame { position: relative; display: flex; flex-direction: column; min-block-size: 100%; background: var(--_surface);
    border-radius: var(--_radius); box-shadow: inset 0 0 0 1px var(--_line); }
  .panel { position: relative; flex: 1 0 auto; overflow: hidden; isolation: isolate; background: var(--_graticule);
    inline-size: 100%; block-size: var(--site-map-height, max(20rem, 320px)); border-start-start-radius: inherit;
      border-start-end-radius: inherit; }
  .stage { position: absolute; inset: 0; border-radius: inherit; }

  .pin { display: block; inline-size: 48px; block-size: 64px; }
  .pin-drawing { display: block; overflow: visible; }
  .pin-body { fill: var(--_pin); stroke: var(--_pin-edge); stroke-width: 2; }
  .pin-eye { fill: var(--_pin-eye); }
  .pin-shade { fill: rgb(0 0 0 / 0.28); transform-origin: 24px 60.5px; }

  .ask { position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center;
    justify-content: safe center; gap: 10px; padding: calc(var(--_space) * 2); overflow: auto; text-align: center; }
  .ask[data-quiet] .pin { margin-block-end: 60px; /* its point is where that of the live map will be */ }
  .ask p { margin: 0; }
  .show { min-block-size: 44px; padding: 0 22px; border: 0; border-radius: var(--_pill-radius); background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600; box-shadow: var(--site-shadow-small, 0 2px 10px rgb(0 0 0 / 0.16)); transition: filter var(--_duration); }
  .show:hover { filter: brightness(1.1); }
  .show[aria-busy] { cursor: progress; }
  .note { text-wrap: balance; }
  .terms, .error, .note { padding: var(--_space) 14px; border-radius: calc(var(--_radius) + 2px); background: var(--_glass);
    font-size: calc(max(0.875rem, 14px) * var(--_font-scale)); line-height: 1.4;
    max-inline-size: max(24rem, 384px); }
  .terms label { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-block-size: 44px;
    text-align: start; cursor: pointer; }
  .always { inline-size: 18px; block-size: 18px; margin: 0; flex: none; accent-color: var(--_accent-text); }

  .controls { position: absolute; inset-block-start: 12px; inset-inline-end: 12px; z-index: 1; display: grid; gap: 10px; }
  .zoom { display: grid;
    border-radius: calc(var(--_radius) + 2px);
    background: var(--_surface); box-shadow: var(--site-shadow-small, 0 1px 8px rgb(0 0 0 / 0.2)); }
  .zoom button { inline-size: 44px; block-size: 44px; display: grid; place-items: center; border: 0;
    border-radius: inherit; background: none; }
  .zoom button + button { border-block-start: var(--_border-width) solid var(--_line); border-start-start-radius: 0;
    border-start-end-radius: 0; }
  .zoom button:first-child:not(:only-child) { border-end-start-radius: 0; border-end-end-radius: 0; }
  .zoom button:hover { background: color-mix(in srgb, var(--_on-surface) 7%, transparent); }
  .zoom button[aria-disabled] { color: color-mix(in srgb, var(--_on-surface) 35%, transparent); cursor: default; }
  .zoom button:focus-visible { outline-offset: -3px; }
  svg[viewBox='0 0 16 16'] { fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round;
    stroke-linejoin: round; }

  /* As large as the panel, its lines at the end: what is added before a line, like missing tiles, moves nothing. */
  .footing { position: absolute; inset: 0; z-index: 1; display: flex; flex-wrap: wrap; align-content: flex-end;
    align-items: stretch; justify-content: flex-end; font-size: calc(max(0.75rem, 12px) * var(--_font-scale)); pointer-events: none; }
  .footing > * { align-content: center; padding: 2px 10px; background: var(--_glass); pointer-events: auto; }
  .footing > :first-child { border-start-start-radius: var(--_radius); }
  .footing[hidden] { display: none; }
  .footing a, .footing button { color: inherit; text-decoration: underline; text-underline-offset: 2px; }
  .footing button { min-block-size: 28px; border: 0; font-size: inherit; }

  /* A word on the side, not a curtain: most who scroll over a map only want to get past it. */
  .scale { position: absolute; inset-block-start: 16px; inset-inline-start: 16px; z-index: 1; overflow: visible;
    font-size: calc(max(0.75rem, 12px) * var(--_font-scale)); color: theme(on-surface light); }
  .scale path { fill: none; stroke: currentcolor; stroke-width: 2; }
  .scale path, .scale text { paint-order: stroke; }
  .scale text { fill: currentcolor; stroke: color-mix(in srgb, var(--site-on-scrim) 85%, transparent); stroke-width: 3px; }
  .hint { position: absolute; inset-block-end: max(2.75rem, 44px); inset-inline: 16px; z-index: 3; margin: 0;
    text-align: center; pointer-events: none;
    font-size: calc(max(0.875rem, 14px) * var(--_font-scale)); opacity: 0; }
  .hint[data-shown] { opacity: 1; transition: opacity var(--_duration); }
  .hint span { display: inline-block; padding: 6px 14px; border-radius: var(--_pill-radius); color: var(--site-on-scrim);
    background: color-mix(in srgb, var(--site-scrim, #101216) 82%, transparent); }

  .card { padding: 16px 20px 8px; overflow-wrap: anywhere; }
  .card ::slotted(address) { font-style: normal; }
  .card ::slotted(:is(ul, ol)) { margin-block: 8px; padding-inline-start: 1.25em; }
  .own { font-style: normal; }
  .own > * { display: block; }
  .links { display: flex; flex-wrap: wrap; column-gap: 16px; }
  .more { color: var(--_accent-text); }
  .open { display: inline-flex; align-items: center; gap: 6px; min-block-size: 44px; color: var(--_accent-text);
    font-weight: 600;
    font-size: calc(max(0.9375rem, 15px) * var(--_font-scale)); text-decoration: none; }
  .open:hover { text-decoration: underline; text-underline-offset: 3px; }
  :host(:dir(rtl)) .open svg { transform: scaleX(-1); }

  @container (min-width: 768px) {
    .panel { block-size: var(--site-map-height, max(28rem, 448px)); border-radius: inherit; }
    .card { position: absolute; z-index: 2; inset-block-end: 20px; inset-inline-start: 20px; max-inline-size: max(19rem, 304px);
      border-radius: calc(var(--_radius) + 4px); background: var(--_surface);
      box-shadow: 0 0 0 var(--_border-width) light-dark(transparent, var(--_line)), var(--site-shadow, 0 4px 24px rgb(0 0 0 / 0.16));
      max-block-size: calc(100% - 40px); overflow: auto; }
  }
  /* Where the card would cover what is asked, that is beside it. */
  @container (min-width: 768px) and (max-width: 1039.9px) {
    .ask:has(.terms) { padding-inline-start: calc(max(19rem, 304px) + 36px); }
  }
  /* Until React has come, the author's address: what site-map.css shows before the script. Nothing moves. */
  #root > slot { display: block; position: relative; background: var(--_surface); border-radius: var(--_radius);
    box-shadow: inset 0 0 0 1px var(--_line); overflow-wrap: anywhere; }
  #root > slot::before { content: ""; display: block; box-sizing: content-box; block-size: var(--site-map-height, max(20rem, 320px));
    border-block-end: 16px solid transparent; border-start-start-radius: inherit; border-start-end-radius: inherit;
    background: var(--_graticule); background-clip: padding-box; }
  #root > slot::after { content: ""; display: block; block-size: var(--_details-room, 52px); }
  #root > slot::slotted(*) { margin-inline: 20px; }
  #root > slot::slotted(address) { font-style: normal; }
  @container (min-width: 768px) {
    #root > slot::before { block-size: var(--site-map-height, max(28rem, 448px)); border-block-end-width: 0; border-radius: inherit; }
    #root > slot::after { display: none; }
    #root > slot::slotted(:is(address, ul, ol)) { position: absolute; inset-block-end: 20px; inset-inline-start: 20px; max-inline-size: max(19rem, 304px);
      max-block-size: calc(100% - 40px);
      overflow: auto;
      margin: 0;
      padding: 16px 20px 52px;
      border-radius: calc(var(--_radius) + 4px);
      background: var(--_surface);
      box-shadow: var(--site-shadow, 0 4px 24px rgb(0 0 0 / 0.16)); }
  }

  @media (forced-colors: active) {
    .panel, .card, .zoom, .terms, .show { border: 1px solid; }
  }
  @media print {
    .ask > :not(.pin), .zoom, .hint, .open { display: none; }
    .card { position: static !important; box-shadow: none !important; max-inline-size: none !important; }
  }
`;
