import { css } from '../../styles/css.js';

export const linkEditorStyles = css`
  :host { line-height: 1.5; }
  /* Until the view is drawn: the room that the page's sheet has reserved. */
  #root:not(:has(.row, .hidden)) {
    display: block; min-block-size: calc(var(--_own-room, 0px) + var(--_panel-room, 0px));
    padding-inline-end: var(--_button-room); padding-block-end: var(--_panel-room, 0px);
  }
  p { margin: 0; }
  .hidden { display: none; }
  .row { display: flex; gap: 8px; align-items: end; }
  .row:has(.problem) { align-items: start; }
  .row:has(.problem) .toggle { margin-block-start: calc(1lh + 6px); }
  .content { flex: 1; min-inline-size: 0; }
  .entry { display: grid; gap: 4px; min-inline-size: 0; }
  .field { display: grid; gap: 6px; min-inline-size: 0; }
  :is(.field input, textarea) {
    box-sizing: border-box; inline-size: 100%; min-inline-size: 0; min-block-size: 44px; margin: 0; padding: 8px 12px;
    border: var(--_border-width) solid var(--_field-line); border-radius: var(--_field-radius); background: var(--_field-surface);
    color: var(--_field-text); font: inherit; font-size: max(16px, 1em);
  }
  textarea { display: block; resize: vertical; }
  .content .field input { min-block-size: calc(max(3rem, 48px) * var(--_density)); padding-inline: 14px; font-size: max(max(1rem, 16px), 1em); }
  .field [aria-invalid] { border-color: var(--_danger); }
  .problem { color: var(--_danger); font-size: calc(14px * var(--_font-scale)); overflow-wrap: anywhere; }
  .row + .problem { margin-block-start: 4px; }
  svg { inline-size: 22px; block-size: 22px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  .toggle {
    display: grid; flex: none; place-items: center; padding: 0; inline-size: var(--_field-room);
    block-size: var(--_field-room); border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_field-radius); background: var(--_field-surface); color: var(--_field-text);
  }
  .panel {
    display: grid; gap: 16px; inline-size: 400px; max-inline-size: calc(100vi - 16px); padding: 16px;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); background: var(--_surface); color: var(--_on-surface);
    font-size: calc(15px * var(--_font-scale));
  }
  .panel:not(.inline) {
    position: fixed; inset: auto; inset-block-start: var(--_top, auto); inset-inline-start: var(--_start, auto); z-index: var(--_layer, auto);
    max-block-size: calc(100vb - 16px); margin: 0; box-shadow: var(--_shadow); overflow: auto; overscroll-behavior: contain;
  }
  .panel:not(.inline, :popover-open, [data-shown]) { display: none; }
  /* As high as the longest fields: nothing moves when another type is chosen. */
  .inline {
    align-content: start; inline-size: auto; max-inline-size: 480px; min-block-size: calc(var(--_panel-room, 0px) - 12px); margin-block-start: 12px;
  }
  .types { display: flex; flex-wrap: wrap; gap: 6px; }
  .type { position: relative; }
  .type input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .type span {
    display: grid; place-items: center; min-block-size: 36px; padding: 4px 10px; border: 1px solid var(--_line);
    border-radius: var(--_button-radius); text-align: center;
  }
  .type:hover span { background: color-mix(in srgb, currentcolor 8%, transparent); }
  .type input:checked + span { border-color: var(--_accent); background: var(--_accent); color: var(--_on-accent); }
  .type input:focus-visible + span { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .type input:disabled + span { opacity: 0.5; }
  .fields, .details { display: grid; gap: 12px; }
  .details { padding-block-start: 12px; border-block-start: 1px solid var(--_line); }
  .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr)); gap: 12px; }
  .pages { display: grid; grid-template-rows: 1fr; block-size: 188px; border: 1px solid var(--_line); border-radius: var(--_field-radius); overflow: clip; }
  .pages > * { grid-area: 1 / 1; }
  .list { overflow: auto; overscroll-behavior: contain; }
  .status, .pages .button { place-self: center; color: var(--_muted); pointer-events: none; }
  .pages .button { margin-block-start: 72px; color: inherit; pointer-events: auto; }
  .option { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; padding: 6px 12px; cursor: pointer; }
  .option:hover { background: color-mix(in srgb, currentcolor 8%, transparent); }
  .option[aria-selected="true"] { outline: 2px solid var(--_accent-text); outline-offset: -2px; }
  .option[aria-current] { background: color-mix(in srgb, var(--_accent) 16%, transparent); }
  .title { font-weight: 500; overflow-wrap: anywhere; }
  .label {
    padding-inline: 6px; border: 1px solid currentcolor; border-radius: var(--_pill-radius); font-size: calc(12px * var(--_font-scale));
    white-space: nowrap;
  }
  .url { flex: 1 0 100%; color: var(--_muted); font-size: calc(13px * var(--_font-scale)); overflow-wrap: anywhere; }
  .check { display: flex; gap: 10px; align-items: center; min-block-size: 24px; cursor: pointer; }
  .check input { flex: none; inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--_accent); }
  .buttons { display: flex; flex-wrap: wrap; gap: 8px; justify-content: space-between; }
  .button {
    min-block-size: 40px; padding: 6px 14px; border: var(--_border-width) solid var(--_field-line); border-radius: var(--_button-radius);
    background: none;
  }
  .button:hover:enabled { background: color-mix(in srgb, currentcolor 8%, transparent); }
  .button:disabled { opacity: 0.5; }
  .main {
    border-color: transparent; background: var(--_accent); color: var(--_on-accent); font-weight: var(--_button-weight); box-shadow: var(--_button-shadow);
  }
  .main:hover:enabled { background: color-mix(in oklab, var(--_accent) 88%, var(--_on-surface)); }
  .choose { justify-self: start; }
  @media (pointer: coarse) {
    .type span, .button { min-block-size: 44px; }
    .option { min-block-size: 44px; }
    .check { min-block-size: 44px; }
  }
  @media (forced-colors: active) {
    .type input:checked + span { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
    .option[aria-current] { border-inline-start: 4px solid Highlight; }
  }
  @media (scripting: none) { .toggle, .panel { display: none; } }
  @media print { .toggle, .panel { display: none; } }
`;
