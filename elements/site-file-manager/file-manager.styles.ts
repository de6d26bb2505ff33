import { button, buttonHover } from '../../styles/button.js';
import { css } from '../../styles/css.js';

export const fileManagerStyles = css`
  :host { line-height: 1.5; }
  /* Until the view is drawn: the room that the page's sheet has reserved. */
  #root:not(:has(.row)) { display: block; min-block-size: calc(var(--_own-room, 0px) + var(--_panel-room, 0px)); }
  p, ul, ol, dl, dd, h2 { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h2 { font-family: var(--_heading-font); font-weight: var(--_heading-weight); font-size: 1.25em; line-height: 1.3; }
  .minor { font-size: 1.0625em; }
  [hidden] { display: none !important; }
  /* As wide as the longer of its names: choosing a file moves nothing. */
  .names { display: grid; }
  .names > * { grid-area: 1 / 1; }
  .names > [hidden] { display: inline !important; visibility: hidden; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
  .content { flex: 1 1 12em; min-inline-size: 0; }
  .icon {
    flex: none; inline-size: 20px; block-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round;
    stroke-linejoin: round;
  }
  .field { display: grid; gap: 6px; min-inline-size: 0; font-size: calc(14px * var(--_font-scale)); }
  .content .field { font-size: inherit; }
  .field small { color: var(--_muted); font-size: calc(13px * var(--_font-scale)); }
  input:not([type="file"]), select, textarea {
    inline-size: 100%; min-inline-size: 0; min-block-size: 40px; margin: 0; padding: 6px 12px; border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_field-radius); background: var(--_field-surface); color: var(--_field-text); font: inherit; font-size: max(16px, 1em);
  }
  textarea { resize: vertical; }
  .content .field input { min-block-size: calc(max(3rem, 48px) * var(--_density)); padding-inline: 14px; }
  .main {
    ${button}
    display: inline-flex; gap: 8px; align-items: center; justify-content: center; min-block-size: 40px; padding: 6px 16px;
  }
  .main:hover:enabled { ${buttonHover} }
  .main:disabled, .quiet:disabled { opacity: 0.5; }
  .toggle { min-block-size: var(--_field-room); }
  .quiet {
    min-block-size: 36px; padding: 4px 12px; border: var(--_border-width) solid var(--_field-line); border-radius: var(--_button-radius); background: none;
    font-size: calc(14px * var(--_font-scale));
  }
  .quiet:hover:enabled, .round:hover:enabled, .folders button:hover { background: color-mix(in srgb, currentcolor 10%, transparent); }
  .quiet.danger { color: var(--_danger); }
  .main.danger { background: var(--_danger); color: var(--_surface); }
  .round {
    display: grid; flex: none; place-items: center; inline-size: 36px; block-size: 36px; padding: 0; border: 0;
    border-radius: var(--_button-radius); background: none;
  }
  .round[aria-pressed="true"] { background: color-mix(in srgb, currentcolor 14%, transparent); }
  .buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }

  .panel { display: grid; gap: 12px; align-content: start; background: var(--_surface); color: var(--_on-surface); }
  .page { min-block-size: var(--_panel-room, 0px); } /* also without files */
  dialog.panel {
    inline-size: min(1000px, 100vi - 24px); max-inline-size: none; block-size: min(760px, 100vb - 24px); max-block-size: none; padding: 16px;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); box-shadow: var(--_shadow);
overflow: auto; overscroll-behavior: contain; z-index: var(--_layer, auto);
  }
  dialog.panel[open] { display: flex; flex-direction: column; }
  dialog.panel > * { flex: none; }
  dialog:not([open]) { display: none; }
  dialog::backdrop { background: var(--site-backdrop); }
  .page { padding: 16px; border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); }
  .panel[data-dragging] { outline: 3px dashed var(--_accent-text); outline-offset: -6px; }
  header { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
  .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .search { flex: 1 1 12em; }
  .tools select { flex: 0 1 11em; inline-size: auto; }
  .layouts, .adding { display: flex; gap: 4px; }
  .adding { flex-wrap: wrap; gap: 8px; }
  .camera { display: none; }
  .hint { display: flex; flex-wrap: wrap; column-gap: 0.3em; color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }

  .uploads ul { display: grid; gap: 6px; max-block-size: 220px; overflow: auto; }
  .upload {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; padding: 8px 12px;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); font-size: calc(14px * var(--_font-scale));
  }
  .upload .name { overflow-wrap: anywhere; font-weight: 600; }
  .upload .state { grid-column: 1; color: var(--_muted); overflow-wrap: anywhere; }
  .upload:is([data-phase="failed"], [data-phase="refused"]) .state { color: var(--_danger); }
  .upload progress { grid-column: 1; inline-size: 100%; block-size: 8px; accent-color: var(--_accent); }
  .upload .buttons { grid-area: 1 / 2 / span 3; }

  .folders { display: grid; gap: 8px; font-size: calc(14px * var(--_font-scale)); }
  .folders:empty { display: none; }
  .path, .inner { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; }
  .path li:not(:last-child)::after { content: "/" / ""; margin-inline-start: 4px; color: var(--_muted); }
  .folders button {
    display: inline-flex; gap: 6px; align-items: center; min-block-size: 36px; padding: 4px 8px; border: 0;
    border-radius: var(--_button-radius); background: none;
    overflow-wrap: anywhere; text-align: start;
  }
  .path [aria-current] { font-weight: 600; }
  .inner button { border: var(--_border-width) solid var(--_line); }

  .columns { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  .column { display: grid; flex: 999 1 340px; gap: 12px; min-inline-size: 0; }
  .files.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(132px, 100% / 2 - 4px), 1fr)); gap: 8px; }
  .files.list { display: grid; gap: 2px; }
  .file {
    display: grid; gap: 2px; align-content: start; min-inline-size: 0; padding: 6px; border: 2px solid transparent;
    border-radius: var(--_radius); cursor: default; user-select: none;
    font-size: calc(14px * var(--_font-scale));
  }
  .file:hover { background: color-mix(in srgb, currentcolor 7%, transparent); }
  .file[aria-selected="true"] { border-color: var(--_accent-text); background: color-mix(in srgb, var(--_accent) 14%, transparent); }
  .file[aria-disabled] { opacity: 0.55; }
  .file .name { min-inline-size: 0; }
  .file .name bdi { display: block; overflow: hidden; text-align: match-parent; text-overflow: ellipsis; white-space: nowrap; }
  .file .size { color: var(--_muted); font-size: calc(13px * var(--_font-scale)); font-variant-numeric: tabular-nums; }
  .list .file { grid-template-columns: 44px minmax(0, 1fr) auto; gap: 12px; align-items: center; min-block-size: 44px; padding: 2px 8px 2px 4px; }
  .preview {
    display: grid; position: relative; place-items: center; aspect-ratio: 4 / 3; border-radius: calc(var(--_radius) * 0.75); overflow: clip;
    background: color-mix(in srgb, var(--_on-surface) 7%, var(--_surface)); color: var(--_muted);
  }
  .preview img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: contain; }
  .preview .icon { inline-size: 32px; block-size: 32px; }
  .extension { position: absolute; inset-block-end: 6px; font-size: calc(11px * var(--_font-scale)); font-weight: 600; }
  .list .preview { inline-size: 44px; }
  .list .preview .icon { inline-size: 22px; block-size: 22px; }
  .list .extension { display: none; }
  .empty {
    padding: 32px 12px; border-radius: var(--_radius); background: color-mix(in srgb, var(--_on-surface) 5%, transparent);
    color: var(--_muted); text-align: center; overflow-wrap: anywhere;
  }
  .more { text-align: center; }
  .message {
    display: flex; gap: 8px; align-items: center; justify-content: space-between; padding: 8px 12px; border: var(--_border-width) solid currentcolor;
    border-radius: var(--_radius); color: var(--_danger); font-size: calc(14px * var(--_font-scale)); overflow-wrap: anywhere;
  }

  .detail {
    display: grid; flex: 1 1 260px; gap: 12px; min-inline-size: 0; padding: 12px; border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius);
  }
  .detail > .name { overflow-wrap: anywhere; }
  .picture { display: grid; position: relative; justify-self: center; max-inline-size: 100%; touch-action: none; user-select: none; }
  .picture img { display: block; max-inline-size: 100%; max-block-size: 260px; border-radius: calc(var(--_radius) * 0.5); }
  .picture .preview { inline-size: 160px; }
  .focal { cursor: crosshair; }
  .point { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; forced-color-adjust: none; }
  .ring { fill: none; stroke: var(--site-on-scrim); stroke-width: 3px; filter: drop-shadow(0 0 1.5px var(--site-scrim)); }
  .dot { fill: var(--site-on-scrim); stroke: var(--site-scrim); stroke-width: 1px; }
  .player { inline-size: 100%; max-block-size: 260px; }
  .rename { display: flex; gap: 8px; align-items: end; }
  .rename .field { flex: 1; }
  .rename .quiet { min-block-size: 40px; }
  .facts { display: grid; gap: 2px; font-size: calc(14px * var(--_font-scale)); }
  .facts div { display: flex; flex-wrap: wrap; gap: 0 8px; }
  .facts dt { color: var(--_muted); }
  .facts dd { overflow-wrap: anywhere; }

  .actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: end; }
  dialog.panel .actions {
    position: sticky; inset-block-end: -16px; z-index: 1; margin: auto -16px -16px; padding: 12px 16px;
    border-block-start: var(--_border-width) solid var(--_line); background: var(--_surface);
  }
  .actions .message { flex: 1 1 100%; }
  .notice {
    display: flex; flex: 1 1 auto; flex-wrap: wrap; gap: 8px; align-items: center; min-block-size: 36px; color: var(--_muted);
    font-size: calc(14px * var(--_font-scale));
  }

  .removal {
    inline-size: min(440px, 100vi - 24px); max-block-size: calc(100vb - 24px); padding: 20px;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius);
    background: var(--_surface); color: var(--_on-surface); box-shadow: var(--_shadow); overflow: auto; z-index: var(--_layer, auto);
  }
  .removal > * + * { margin-block-start: 12px; }
  .removal .buttons { justify-content: end; }
  .removal .buttons > * { min-block-size: 40px; }
  .names { overflow-wrap: anywhere; }
  .uses { margin-block-start: 4px; padding-inline-start: 20px; list-style: disc; }
  .uses a { color: var(--_accent-text); }
  @media (pointer: coarse) {
    .camera { display: inline-flex; }
    .drop { display: none; }
    .main, .quiet, .folders button, .tools select, input:not([type="file"]) { min-block-size: 44px; }
    .round { inline-size: 44px; block-size: 44px; }
  }
  @media (max-width: 480px) {
    dialog.panel { inline-size: 100vi; max-inline-size: 100vi; block-size: 100vb; max-block-size: 100vb; margin: 0; border: 0; border-radius: 0; }
    .page { padding: 12px; }
    .rename { flex-wrap: wrap; }
  }
  @media (forced-colors: active) {
    .file[aria-selected="true"] { border-color: Highlight; }
    .round[aria-pressed="true"] { outline: 2px solid Highlight; }
  }
  @media (scripting: none) { .row .toggle, .panel { display: none; } }
  @media print { .toggle, .panel { display: none; } }
`;
