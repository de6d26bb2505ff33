import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const datasetEditorStyles = css`
  :host { line-height: 1.5; }
  .editor {
    --_row: calc(36px * var(--_density));
    --_number: 62px;
    --_cell: 132px;
    display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; font-size: calc(14px * var(--_font-scale));
  }
  /* Until the view is drawn and the dataset is read: the room that the page's sheet has reserved. */
  #root:not(:has(.editor)) { display: block; }
  #root:not(:has(.editor)), .unread {
    box-sizing: border-box; min-block-size: var(--_grid-room, 0px); padding-block: var(--_before-room, 0px) var(--_after-room, 0px);
  }
  .unread > :not(.source) { display: none; }
  .top { container-type: inline-size; display: grid; gap: 4px; }
  .title { font-size: calc(16px * var(--_font-scale)); font-weight: 600; overflow-wrap: anywhere; }
  .toolbar, .bottom { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; }
  /* One line, whatever the language: on a narrow screen it scrolls. */
  .toolbar { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; }
  .toolbar .command { flex: none; outline-offset: -2px; }
  @container (max-width: 480px) {
    .toolbar [data-command]:not(.icon) { padding: 0; }
    .toolbar [data-command] > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: clip; clip-path: inset(50%); white-space: nowrap; }
  }
  .command {
    display: inline-flex; gap: 6px; align-items: center; justify-content: center;
    min-block-size: calc(36px * var(--_density)); min-inline-size: calc(36px * var(--_density));
    padding: 4px 10px; border: var(--_border-width) solid var(--_field-line); border-radius: var(--_button-radius); background: var(--_field-surface);
    color: var(--_field-text);
  }
  .icon { padding: 0; }
  .command:hover:enabled, .more:hover:enabled { background: color-mix(in srgb, currentcolor 10%, var(--_field-surface)); }
  .command:disabled { color: color-mix(in srgb, currentcolor 45%, transparent); }
  svg { flex: none; inline-size: 18px; block-size: 18px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  .icon:dir(rtl) svg { scale: -1 1; }
  .scroller {
    max-block-size: var(--site-dataset-editor-height, 400px); border: var(--_border-width) solid var(--_line); border-radius: var(--_radius);
    background: var(--_surface); color: var(--_on-surface); overflow: auto; overscroll-behavior: contain;
    scroll-padding-block-start: var(--_row); scroll-padding-inline-start: var(--_number);
  }
  .drop .scroller { outline: 2px dashed var(--_accent-text); outline-offset: 2px; }
  .grid { min-inline-size: max-content; }
  .line { display: flex; block-size: var(--_row); }
  .cell {
    display: flex; position: relative; flex: 1 0 var(--_cell); align-items: center; inline-size: var(--_cell); padding-inline: 8px;
    border-block-end: 1px solid var(--_line); border-inline-end: 1px solid var(--_line); background: var(--_surface); cursor: cell;
    user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
  }
  .cell:focus { z-index: 1; outline: 2px solid var(--_accent-text); outline-offset: -2px; }
  .text { flex: 1; min-inline-size: 0; overflow: clip; text-overflow: ellipsis; white-space: nowrap; }
  .amount { font-variant-numeric: tabular-nums; text-align: end; }
  .cell[aria-selected="true"] { background: color-mix(in srgb, var(--_accent-text) 14%, var(--_surface)); }
  .head { position: sticky; z-index: 3; inset-block-start: 0; }
  :is(.head, .number).cell, .head .cell { background: color-mix(in srgb, var(--_on-surface) 6%, var(--_surface)); font-weight: 600; }
  :is(.head .cell, .number)[aria-selected="true"] { background: color-mix(in srgb, var(--_accent-text) 24%, var(--_surface)); }
  .head .cell { padding-inline-end: 0; }
  .unnamed .text { color: var(--_muted); font-weight: 400; }
  .number {
    position: sticky; z-index: 2; inset-inline-start: 0; flex: none; inline-size: var(--_number); padding-inline: 6px 0; color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  .number.cell { font-weight: 400; }
  .head .number { z-index: 4; }
  .gap { box-shadow: inset 0 -2px var(--_danger); }
  .more {
    display: grid; flex: none; place-items: center; align-self: stretch; inline-size: 26px; padding: 0; border: 0; border-radius: calc(var(--_radius) * 0.5);
    background: none; color: var(--_muted);
  }
  .more svg { stroke-width: 3; }
  @media (hover: hover) {
    .number .more { opacity: 0; }
    .number:is(:hover, :focus-within, [aria-selected="true"]) .more { opacity: 1; }
  }
  .edit {
    position: absolute; inset: 0; inline-size: 100%; block-size: 100%; padding-inline: 8px; border: 0; border-radius: 0; background: var(--_field-surface);
    color: var(--_field-text); font: inherit; text-align: inherit; user-select: text; -webkit-user-select: text;
  }
  .edit:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: -2px; }
  .notices { display: grid; gap: 4px; }
  .notices p { display: flex; margin: 0; flex-wrap: wrap; gap: 4px 12px; align-items: center; overflow-wrap: anywhere; }
  .problem { ${dangerText} }
  .menu {
    position: fixed; inset: auto; inset-block-start: var(--_top, auto); inset-inline-start: var(--_start, auto); z-index: var(--_layer, auto);
    min-inline-size: 200px; max-inline-size: calc(100vi - 16px); max-block-size: calc(100vb - 16px); margin: 0; padding: 4px; overflow: auto;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); background: var(--_surface); color: var(--_on-surface);
    box-shadow: var(--_shadow); overscroll-behavior: contain;
  }
  .menu:not(:popover-open, [data-shown]) { display: none; }
  .group + .group { margin-block-start: 4px; padding-block-start: 4px; border-block-start: 1px solid var(--_line); }
  .group-title { display: block; padding: 4px 12px 2px; color: var(--_muted); font-size: calc(12px * var(--_font-scale)); }
  .item {
    display: flex; gap: 8px; align-items: center; inline-size: 100%; min-block-size: calc(32px * var(--_density)); padding: 4px 12px; border: 0;
    border-radius: calc(var(--_radius) * 0.5); background: none; text-align: start;
  }
  .item:is(:hover, :focus-visible):enabled { background: color-mix(in srgb, currentcolor 10%, transparent); }
  .item:focus-visible { outline-offset: -2px; }
  .item:disabled { color: color-mix(in srgb, currentcolor 45%, transparent); }
  .item[aria-checked]::before { content: ""; inline-size: 12px; block-size: 12px; border: 1px solid currentcolor; border-radius: 50%; }
  .item[aria-checked="true"]::before { border-width: 4px; border-color: var(--_accent-text); }
  @media (pointer: coarse) {
    .editor { --_row: 44px; --_number: 86px; }
    .editor, .edit { font-size: calc(16px * var(--_font-scale)); }
    .more { inline-size: 44px; }
    .command { min-block-size: 44px; min-inline-size: 44px; }
    .item { min-block-size: 44px; }
  }
  @media (forced-colors: active) {
    .cell[aria-selected="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    .gap { outline: 2px dotted Mark; outline-offset: -3px; }
    .item[aria-checked="true"]::before { background: Highlight; border-color: Highlight; forced-color-adjust: none; }
  }
  @media (scripting: none) { .top, .scroller, .bottom, .notices { display: none; } }
  @media print { .toolbar, .bottom, .more { display: none; } .scroller { max-block-size: none; } }
`;
