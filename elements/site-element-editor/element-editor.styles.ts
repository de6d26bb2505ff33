import { css } from '../../styles/css.js';
import { switchRules } from '../../styles/switch.js';

export const elementEditorStyles = css`
  :host { font-size: calc(16px * var(--_font-scale)); line-height: 1.5; color: var(--_on-surface); }
  /* Until the view is drawn: the room that the page's sheet has reserved. */
  #root:not(:has(.editor)), .editor:not(:has(.groups)) { min-block-size: var(--_form-room, 0px); }
  #root { max-block-size: inherit; } /* of the host, for the list of groups that scrolls */
  p { margin: 0; }
  .editor {
    display: flex; flex-direction: column; min-inline-size: 0; max-block-size: inherit; border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius); background: var(--_surface); font-size: calc(15px * var(--_font-scale)); overflow: clip;
  }
  .head { display: flex; flex-wrap: wrap; gap: 10px 12px; align-items: center; padding: 16px; border-block-end: 1px solid var(--_line); }
  .heading {
    flex: 1; font-family: var(--_heading-font); font-size: calc(20px * var(--_font-scale)); font-weight: var(--_heading-weight); line-height: 1.2;
  }
  .actions { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  .search { flex: 1 0 100%; min-inline-size: 0; }
  .groups { flex: 1; min-block-size: 0; overflow-y: auto; overscroll-behavior: contain; scroll-padding-block: 52px 16px; }
  .group { border-block-end: 1px solid var(--_line); }
  .group:last-of-type { border-block-end: 0; }
  summary {
    position: sticky; inset-block-start: 0; z-index: 2; display: flex; gap: 8px; align-items: center; min-block-size: 44px; padding: 8px 16px;
    background: var(--_surface);
    font-weight: 600; list-style: none; cursor: pointer;
  }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: ""; inline-size: 8px; block-size: 8px; margin-inline: auto 4px; border: solid currentcolor; border-width: 0 2px 2px 0; rotate: 45deg;
    translate: 0 -2px;
  }
  [open] > summary::after { rotate: 225deg; translate: 0 2px; }
  :is(.groups, summary):focus-visible { outline-offset: -3px; }
  .changes {
    min-inline-size: 22px; padding-inline: 7px; border-radius: var(--_pill-radius); background: var(--_accent); color: var(--_on-accent);
    font-size: calc(13px * var(--_font-scale)); line-height: 22px; text-align: center; font-variant-numeric: tabular-nums;
  }
  .settings { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 4px 16px 20px; }
  .setting, .inner { display: grid; grid-template-columns: minmax(0, 1fr); gap: 5px; min-inline-size: 0; }
  .setting { position: relative; }
  .setting[data-changed]::before {
    content: ""; position: absolute; inset-block: 2px; inset-inline-start: -16px; inline-size: 3px; background: var(--_accent);
  }
  .is-switch { grid-template-columns: auto minmax(0, 1fr); column-gap: 12px; align-items: center; }
  .is-switch > :is(.doc, .problem) { grid-column: 1 / -1; }
  .label-row { display: flex; gap: 8px; align-items: center; min-block-size: 28px; }
  .label { flex: 1; min-inline-size: 0; font-weight: 600; overflow-wrap: anywhere; }
  .unit, .attribute { font-weight: 400; color: var(--_muted); }
  .attribute { font-size: 0.875em; overflow-wrap: anywhere; }
  .doc { color: var(--_muted); font-size: calc(14px * var(--_font-scale)); line-height: 1.45; overflow-wrap: anywhere; }
  .problem { color: var(--_danger); font-size: calc(14px * var(--_font-scale)); line-height: 1.45; }
  .notice[hidden] { display: none; }
  input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea {
    inline-size: 100%; min-inline-size: 0; min-block-size: calc(44px * var(--_density)); margin: 0; padding: 8px 12px;
    border: var(--_border-width) solid var(--_field-line); border-radius: var(--_field-radius); background: var(--_field-surface); color: var(--_field-text);
    font: inherit; font-size: calc(16px * var(--_font-scale));
  }
  site-color-picker, site-link-editor, site-file-manager { --_field-room: calc(44px * var(--_density)); }
  ::placeholder { color: var(--_muted); opacity: 1; }
  textarea { font-family: var(--site-code-font); resize: vertical; }
  [aria-invalid="true"]:not([type="radio"]) { border-color: var(--_danger); }
  :disabled { opacity: 0.5; }
  input[type="range"] { flex: 2 1 80px; min-inline-size: 60px; block-size: calc(44px * var(--_density)); margin: 0; accent-color: var(--_accent); }
  .number { display: flex; gap: 12px; align-items: center; }
  .number > input[type="number"]:not(:only-child) { flex: 1 1 84px; max-inline-size: 120px; }
  ${switchRules}
  .segments {
    display: flex; flex-wrap: wrap; border: var(--_border-width) solid var(--_field-line); border-radius: var(--_field-radius);
    background: var(--_field-surface); overflow: clip;
  }
  .segment { position: relative; display: grid; flex: 1 1 auto; }
  .segment input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .segment span {
    display: grid; place-items: center; min-block-size: calc(42px * var(--_density)); padding: 4px 12px; color: var(--_field-text);
    text-align: center;
  }
  .segment + .segment span { border-inline-start: 1px solid var(--_line); }
  .segment :checked + span { background: var(--_on-surface); color: var(--_surface); }
  .segment :focus-visible + span { outline: 2px solid var(--_accent-text); outline-offset: -4px; }
  .segment :checked:focus-visible + span { outline-color: var(--_surface); }
  .small-button {
    display: inline-flex; gap: 6px; align-items: center; min-block-size: calc(44px * var(--_density)); padding: 6px 14px;
    border: 1px solid var(--_field-line);
    border-radius: var(--_button-radius); background: none; font-size: calc(15px * var(--_font-scale));
  }
  .icon-button {
    display: grid; flex: none; place-items: center; inline-size: calc(44px * var(--_density)); block-size: calc(44px * var(--_density)); padding: 0;
    border: 0; border-radius: var(--_button-radius); background: none;
  }
  .icon-button.reset { inline-size: 32px; block-size: 32px; margin-block: -4px; }
  :is(.small-button, .icon-button):hover:enabled { background: color-mix(in srgb, currentcolor 10%, transparent); }
  .icon { inline-size: 20px; block-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  .reset .icon { inline-size: 17px; block-size: 17px; }
  [part="undo"]:dir(rtl) .icon, .reset:dir(rtl) .icon { scale: -1 1; }
  .list, .members, .rows, .widths { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; margin: 0; padding: 0; list-style: none; }
  .rows:empty { display: none; }
  .list > .small-button { justify-self: start; }
  .row {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px; align-items: start; padding: 8px; border: 1px solid var(--_line);
    border-radius: var(--_field-radius);
  }
  .row-actions { display: flex; }
  .members > .inner { font-size: calc(14px * var(--_font-scale)); }
  .members { padding-inline-start: 10px; border-inline-start: 2px solid var(--_line); }
  .row .members { padding-inline-start: 0; border-inline-start: 0; }
  .row:has(.members) { grid-template-columns: minmax(0, 1fr); }
  .row:has(.members) .row-actions { grid-row: 1; justify-self: end; }
  .width-row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; gap: 6px; align-items: start; }
  .width-row:not(:has(.icon-button)) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) calc(44px * var(--_density)); }
  .width-row:only-child { grid-template-columns: minmax(0, 1fr); }
  .all-widths { align-self: center; color: var(--_muted); }
  .note { padding: 0 16px; color: var(--_muted); }
  .groups > .note:not(:has(span:empty)), .notice { padding: 16px; color: var(--_muted); }
  .notice { display: grid; gap: 10px; justify-items: start; }
  .code { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 16px; border-block-start: 1px solid var(--_line); }
  pre {
    max-block-size: 14em; margin: 0; padding: 12px; border: 1px solid var(--_line); border-radius: var(--_field-radius);
    background: color-mix(in srgb, currentcolor 4%, transparent);
    font-family: var(--site-code-font); font-size: calc(14px * var(--_font-scale)); white-space: pre-wrap; overflow-wrap: anywhere; overflow: auto;
  }
  .copy-row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .copy-row .note { padding: 0; }
  /* The author's own field is the form without scripts. With them it can be reached by keys. */
  .own-field { padding: 16px; border-block-start: 1px solid var(--_line); }
  .own-field:not(:focus-within) {
    position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%);
  }
  .no-field { display: none; }
  @media (forced-colors: active) {
    .segment :checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    .setting[data-changed]::before { background: Highlight; }
  }
  @media print { .editor { border: 0; } .actions, .search { display: none; } }
`;
