import { css, declarations } from '../../styles/css.js';

/** What is behind transparent colors. */
const checkers = declarations` background: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 12px 12px; `;

export const colorPickerStyles = css`
  :host { line-height: 1.5; }
  /* Until the view is drawn: the room that the page's sheet has reserved. */
  #root:not(:has(.row)) {
    display: block; min-block-size: calc(var(--_own-room, 0px) + var(--_panel-room, 0px));
    padding-inline-end: var(--_button-room); padding-block-end: var(--_panel-room, 0px);
  }
  p { margin: 0; }
  .row { display: flex; gap: 8px; align-items: end; }
  .content { flex: 1; min-inline-size: 0; }
  .field { display: grid; gap: 6px; min-inline-size: 0; }
  .field input, select {
    inline-size: 100%; min-inline-size: 0; margin: 0; border: var(--_border-width) solid var(--_field-line); border-radius: var(--_field-radius);
    background: var(--_field-surface); color: var(--_field-text); font: inherit;
  }
  .content .field input { min-block-size: calc(max(3rem, 48px) * var(--_density)); padding-inline: 14px; font-size: max(max(1rem, 16px), 1em); }
  .toggle {
    position: relative; flex: none; inline-size: var(--_field-room); block-size: var(--_field-room); padding: 0;
    border: var(--_border-width) solid var(--_field-line); border-radius: var(--_field-radius); background: var(--_field-surface); overflow: clip;
  }
  /* Neither a color nor a reference to one. */
  .toggle:not(:has(svg))::after, .preview:not(:has(svg))::after {
    content: ""; position: absolute; inset: 0;
    background: linear-gradient(to top right, transparent calc(50% - 1px), var(--_danger) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px));
  }
  .paint { display: block; position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  :is(.toggle, .preview, .swatch) .paint { inset: -1px; inline-size: calc(100% + 2px); block-size: calc(100% + 2px); } /* nothing of the checkers at its edge */
  :is(.toggle, .preview, .swatch):has(svg) { ${checkers} }
  .panel {
    display: grid; gap: 12px; inline-size: 280px; max-inline-size: calc(100vi - 16px); padding: 12px;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); background: var(--_surface); color: var(--_on-surface);
    font-size: calc(14px * var(--_font-scale));
  }
  .panel:not(.inline) {
    position: fixed; inset: auto; inset-block-start: var(--_top, auto); inset-inline-start: var(--_start, auto); z-index: var(--_layer, auto);
    max-block-size: calc(100vb - 16px); margin: 0; box-shadow: var(--_shadow); overflow: auto; overscroll-behavior: contain;
  }
  .panel:not(.inline, :popover-open, [data-shown]) { display: none; }
  .inline { inline-size: auto; max-inline-size: 320px; margin-block-start: 12px; }
  .map {
    position: relative; block-size: 160px; border-radius: calc(var(--_radius) * 0.75); cursor: crosshair; touch-action: none; user-select: none;
    forced-color-adjust: none;
  }
  .map .paint { border-radius: inherit; }
  .map::before {
    content: ""; position: absolute; z-index: 1; inset: 0; border-radius: inherit;
    background: linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, transparent);
  }
  .handle {
    position: absolute; z-index: 1; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; stroke: #fff; stroke-width: 2px;
    pointer-events: none;
  }
  .ring { fill: none; stroke: rgb(0 0 0 / 0.55); stroke-width: 1.5px; }
  .map:dir(rtl)::before, .map:dir(rtl) .handle { scale: -1 1; }
  .map[aria-disabled] { cursor: default; opacity: 0.5; }
  .sliders { display: flex; gap: 10px; align-items: center; }
  .preview {
    position: relative; flex: none; inline-size: 36px; block-size: 36px; border: 1px solid var(--_field-line); border-radius: 50%; overflow: clip;
    forced-color-adjust: none;
  }
  .tracks { display: grid; flex: 1; min-inline-size: 0; }
  .track { display: block; position: relative; block-size: 24px; background: none; forced-color-adjust: none; }
  .track::before {
    content: ""; position: absolute; inset-block: 6px; inset-inline: 0; border-radius: calc(var(--_radius) * 0.75);
    background: linear-gradient(to right, red, #ff0 17%, lime 33%, cyan 50%, blue 67%, #f0f 83%, red);
  }
  .alpha::before { ${checkers} }
  .alpha .paint { inset-block: 6px; block-size: 12px; border-radius: var(--_pill-radius); mask-image: linear-gradient(to right, transparent, #000); }
  .track:dir(rtl)::before, .alpha:dir(rtl) .paint { scale: -1 1; }
  .track input {
    appearance: none; position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; background: none; cursor: pointer;
    border-radius: calc(var(--_radius) * 0.75);
  }
  .track input::-webkit-slider-thumb {
    appearance: none; inline-size: 20px; block-size: 20px; border: 2px solid #fff; border-radius: 50%; background: transparent;
    box-shadow: 0 0 0 1px rgb(0 0 0 / 0.55), inset 0 0 0 1px rgb(0 0 0 / 0.3);
  }
  .track input::-moz-range-thumb {
    box-sizing: border-box; inline-size: 20px; block-size: 20px; border: 2px solid #fff; border-radius: 50%; background: transparent;
    box-shadow: 0 0 0 1px rgb(0 0 0 / 0.55), inset 0 0 0 1px rgb(0 0 0 / 0.3);
  }
  .track input::-moz-range-track { background: none; }
  .track input:disabled { cursor: default; opacity: 0.5; }
  .eye-dropper {
    display: grid; flex: none; place-items: center; inline-size: 36px; block-size: 36px; padding: 0;
    border: 0; border-radius: var(--_button-radius); background: none;
  }
  .eye-dropper:hover:enabled { background: color-mix(in srgb, currentcolor 10%, transparent); }
  .eye-dropper svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  .channels { display: flex; gap: 6px; align-items: end; }
  .channels .field { flex: 1 1 0; gap: 2px; font-size: calc(12px * var(--_font-scale)); }
  .channels .field:first-child { flex: none; }
  .channels .field span { overflow: clip; text-overflow: ellipsis; white-space: nowrap; }
  .channels input, .channels select { block-size: 36px; padding-inline: 6px; font-size: calc(14px * var(--_font-scale)); }
  .channels input[type="number"] { appearance: textfield; }
  .channels input::-webkit-inner-spin-button { display: none; }
  .group { display: grid; gap: 4px; }
  .title { font-size: calc(12px * var(--_font-scale)); }
  .swatches { display: flex; flex-wrap: wrap; gap: 8px; }
  .swatch {
    position: relative; inline-size: 28px; block-size: 28px; padding: 0; border: 1px solid var(--_field-line);
    border-radius: calc(var(--_radius) * 0.75); overflow: clip;
    forced-color-adjust: none;
  }
  .swatch[aria-pressed="true"] { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .swatch:disabled { opacity: 0.5; }
  .contrast { display: flex; gap: 10px; align-items: center; }
  .sample {
    flex: none; inline-size: 44px; block-size: 32px; border: 1px solid var(--_line); border-radius: calc(var(--_radius) * 0.75);
    font-size: calc(16px * var(--_font-scale)); font-weight: 600;
    forced-color-adjust: none;
  }
  .contrast > span { display: grid; line-height: 1.3; }
  .ratio { font-weight: 600; font-variant-numeric: tabular-nums; }
  [data-level="low"] .level { color: var(--_danger); }
  @media (pointer: coarse) {
    .track { block-size: 44px; }
    .track::before { inset-block: 14px; }
    .alpha .paint { inset-block: 14px; block-size: 16px; }
    .track input::-webkit-slider-thumb { inline-size: 28px; block-size: 28px; }
    .track input::-moz-range-thumb { inline-size: 28px; block-size: 28px; }
    .swatch, .eye-dropper, .channels input, .channels select { min-block-size: 44px; }
    .swatch, .eye-dropper { min-inline-size: 44px; }
    .channels input, .channels select { font-size: calc(16px * var(--_font-scale)); }
  }
  @media (forced-colors: active) {
    .map, .track::before { outline: 1px solid ButtonText; }
    .map:focus-visible { outline: 2px solid Highlight; }
  }
  @media (scripting: none) { .toggle, .panel { display: none; } }
  @media print { .toggle, .panel { display: none; } }
`;
