import { button, buttonHover } from '../../styles/button.js';
import { css } from '../../styles/css.js';

export const fontBrowserStyles = css`
  :host { line-height: 1.5; }
  /* Until the view is drawn: the room that the page's sheet has reserved. */
  #root:not(:has(.row)) {
    display: block; box-sizing: border-box; min-block-size: max(var(--_own-room, 0px), var(--_panel-room, 0px)); padding-inline-end: var(--_button-room);
  }
  p, ul, h2 { margin: 0; padding: 0; }
  ul { list-style: none; }
  h2 { font-family: var(--_heading-font); font-weight: var(--_heading-weight); font-size: 1.25em; line-height: 1.3; }
  .minor, .title { font-size: 1.0625em; font-weight: 600; line-height: 1.4; overflow-wrap: anywhere; }
  [hidden] { display: none !important; }
  .row { display: flex; gap: 8px; align-items: end; }
  .content { flex: 1; min-inline-size: 0; }
  .icon {
    flex: none; inline-size: 20px; block-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
  }
  .field { display: grid; gap: 4px; min-inline-size: 0; font-size: calc(14px * var(--_font-scale)); }
  .content .field { gap: 6px; font-size: inherit; }
  input:not([type="file"], [type="range"]), select {
    box-sizing: border-box; inline-size: 100%; min-inline-size: 0; min-block-size: 40px; margin: 0; padding: 6px 12px;
    border: var(--_border-width) solid var(--_field-line); border-radius: var(--_field-radius);
    background: var(--_field-surface); color: var(--_field-text); font: inherit; font-size: max(16px, 1em);
  }
  .content .field input { min-block-size: calc(max(3rem, 48px) * var(--_density)); padding-inline: 14px; font-size: max(max(1rem, 16px), 1em); }
  .main {
    ${button}
    display: inline-flex; gap: 8px; align-items: center; justify-content: center; min-block-size: 40px; padding: 6px 16px;
  }
  .main:hover:enabled { ${buttonHover} }
  .main:disabled, .quiet:disabled { opacity: 0.5; }
  .main.danger { background: var(--_danger); color: var(--_surface); }
  .toggle {
    display: grid; flex: none; place-items: center; inline-size: var(--_field-room); block-size: var(--_field-room); padding: 0;
    border: var(--_border-width) solid var(--_field-line); border-radius: var(--_field-radius); background: var(--_field-surface); color: var(--_field-text);
  }
  .toggle .icon { inline-size: 24px; block-size: 24px; }
  .toggle:disabled { opacity: 0.5; }
  .quiet {
    min-block-size: 36px; padding: 4px 12px; border: var(--_border-width) solid var(--_field-line); border-radius: var(--_button-radius); background: none;
    font-size: calc(14px * var(--_font-scale));
  }
  .quiet.danger { color: var(--_danger); }
  .quiet:hover:enabled, .round:hover:enabled { background: color-mix(in srgb, currentcolor 10%, transparent); }
  .round {
    display: grid; flex: none; place-items: center; inline-size: 36px; block-size: 36px; padding: 0; border: 0;
    border-radius: var(--_button-radius); background: none;
  }
  .buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .buttons:empty { display: none; }
  .hint { color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }

  .panel {
    box-sizing: border-box; flex-direction: column; gap: 12px; background: var(--_surface); color: var(--_on-surface);
    font-size: calc(16px * var(--_font-scale));
  }
  .panel > * { flex: none; }
  .page {
    display: flex; block-size: var(--_panel-room); padding: 16px; border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius); overflow: auto;
  }
  dialog.panel {
    inline-size: min(1000px, 100vi - 24px); max-inline-size: none; block-size: min(760px, 100vb - 24px); max-block-size: none; padding: 16px;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); box-shadow: var(--_shadow);
    overflow: auto; overscroll-behavior: contain; z-index: var(--_layer, auto);
  }
  dialog.panel[open] { display: flex; }
  dialog:not([open]) { display: none; }
  dialog::backdrop { background: var(--site-backdrop); }
  .panel[data-dragging] { outline: 3px dashed var(--_accent-text); outline-offset: -6px; }
  header { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
  .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .tools .search { flex: 2 1 12em; inline-size: auto; }
  .tools .field { flex: 1 1 9em; }
  .tools select { padding-inline: 8px; }
  .transfers { display: grid; gap: 6px; max-block-size: 160px; overflow: auto; }
  .transfers:empty { display: none; }
  .transfer {
    display: flex; gap: 8px; align-items: center; justify-content: space-between; padding: 4px 4px 4px 12px; min-block-size: 36px;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); font-size: calc(14px * var(--_font-scale)); overflow-wrap: anywhere;
  }
  .transfer[data-failed="true"] { color: var(--_danger); }

  .panel > .columns { display: flex; flex: 1 1 0; flex-wrap: wrap; gap: 16px; align-items: stretch; min-block-size: 240px; overflow: auto; }
  .column {
    box-sizing: border-box; flex: 3 1 300px; min-inline-size: 0; block-size: 100%; padding: 4px; border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius); overflow: auto; overscroll-behavior: contain;
  }
  .detail { flex: 2 1 260px; min-inline-size: 0; overflow: auto; }
  section.detail { display: grid; gap: 12px; align-content: start; box-sizing: border-box; max-block-size: 100%; padding: 4px; }
  .fonts { display: grid; }
  .font {
    display: grid; gap: 2px; padding: 8px 10px; border: 2px solid transparent; border-radius: calc(var(--_radius) * 0.75); cursor: default; user-select: none;
  }
  .font + .font:not([aria-selected="true"]) { border-block-start-color: color-mix(in srgb, var(--_line) 60%, transparent); }
  .font:hover { background: color-mix(in srgb, currentcolor 7%, transparent); }
  .font[aria-selected="true"] { border-color: var(--_accent-text); background: color-mix(in srgb, var(--_accent) 14%, transparent); }
  .font:focus-visible { outline-offset: -4px; }
  .line { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; justify-content: space-between; font-size: calc(13px * var(--_font-scale)); }
  .name { overflow-wrap: anywhere; }
  .note { color: var(--_muted); }
  .sample { display: block; min-inline-size: 0; font-size: calc(24px * var(--_font-scale)); font-synthesis: none; line-height: 1.4; }
  .font .sample { overflow: clip; text-overflow: ellipsis; white-space: nowrap; }
  .sample[data-loading] { opacity: 0.35; }
  .failed { color: var(--_danger); font-size: calc(14px * var(--_font-scale)); }
  .large { min-block-size: 96px; padding: 12px; border-radius: var(--_radius); background: color-mix(in srgb, var(--_on-surface) 5%, transparent); }
  .large .sample { font-size: calc(32px * var(--_font-scale)); line-height: 1.25; overflow-wrap: anywhere; }
  .styles { display: grid; gap: 12px; }
  .range > span { display: flex; gap: 8px; justify-content: space-between; }
  .range output { color: var(--_muted); font-variant-numeric: tabular-nums; }
  .range input { inline-size: 100%; block-size: 28px; margin: 0; accent-color: var(--_accent); cursor: pointer; }
  .empty {
    display: grid; gap: 12px; justify-items: center; padding: 32px 12px; border-radius: var(--_radius);
    background: color-mix(in srgb, var(--_on-surface) 5%, transparent); color: var(--_muted); text-align: center; overflow-wrap: anywhere;
  }
  .empty .quiet { color: var(--_on-surface); }
  .more { padding: 8px; text-align: center; }
  .message {
    display: flex; gap: 8px; align-items: center; justify-content: space-between; padding: 8px 12px; border: var(--_border-width) solid currentcolor;
    border-radius: var(--_radius); color: var(--_danger); font-size: calc(14px * var(--_font-scale)); overflow-wrap: anywhere;
  }
  .actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: end; }
  .actions .message { flex: 1 1 100%; }
  .notice { flex: 1 1 8em; color: var(--_muted); font-size: calc(14px * var(--_font-scale)); overflow-wrap: anywhere; }

  .removal {
    box-sizing: border-box; inline-size: min(440px, 100vi - 24px); max-block-size: calc(100vb - 24px); padding: 20px;
    border: var(--_border-width) solid var(--_line); border-radius: var(--_radius);
    background: var(--_surface); color: var(--_on-surface); box-shadow: var(--_shadow); overflow: auto; z-index: var(--_layer, auto);
  }
  .removal > * + * { margin-block-start: 12px; }
  .removal .buttons { justify-content: end; }
  .removal .buttons > * { min-block-size: 40px; }
  .uses { margin-block-start: 4px; padding-inline-start: 20px; list-style: disc; }
  .uses a { color: var(--_accent-text); }
  @media (pointer: coarse) {
    .main, .quiet, input:not([type="file"], [type="range"]), select { min-block-size: 44px; }
    .round { inline-size: 44px; block-size: 44px; }
    .range input { block-size: 44px; }
  }
  @media (max-width: 640px) {
    dialog.panel { inline-size: 100vi; max-inline-size: 100vi; block-size: 100vb; max-block-size: 100vb; margin: 0; border: 0; border-radius: 0; }
    .page { padding: 12px; }
    .tools .search { flex-basis: 100%; }
    .panel > .columns { align-content: start; }
    .column { flex-basis: 100%; block-size: min(100%, 240px); }
    section.detail { flex-basis: 100%; max-block-size: none; }
  }
  @media (forced-colors: active) {
    .font[aria-selected="true"] { border-color: Highlight; }
  }
  @media (scripting: none) { .row .toggle, .panel { display: none; } }
  @media print { .toggle, .panel { display: none; } }
`;
