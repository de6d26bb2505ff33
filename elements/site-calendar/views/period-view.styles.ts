import { css } from '../../../styles/css.js';

/** Week, day and agenda. Below 560 px, the week is a list of its days. */
export const periodViewStyles = css`
  .period ol { list-style: none; margin: 0; padding: 0; }
  .block, .row { border: 0; text-align: start; cursor: pointer; color: inherit; }
  .time { --_hour: 52px; --_gutter: 56px; margin-block-start: 8px; }
  .heads, .plan, .bands { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); }
  .heads, .above .bands { margin-inline-start: var(--_gutter); }
  .plan { grid-template-columns: var(--_gutter) repeat(7, minmax(0, 1fr)); }
  [data-days="1"] .bands { grid-template-columns: minmax(0, 1fr); }
  [data-days="1"] .plan { grid-template-columns: var(--_gutter) minmax(0, 1fr); }
  .head { display: grid; justify-items: center; margin: 0 0 4px; font-size: 0.8125em; font-weight: 600; }
  .head .number { margin: 0; font-size: 1.25em; }
  .today > .number { background: var(--_accent); color: var(--_on-accent); font-weight: 700; }
  .above { position: relative; padding-block: 2px 4px; border-block-start: var(--_border-width) solid var(--_line); }
  .above-label {
    position: absolute; inset-inline-start: 0; inset-block-start: 6px; inline-size: calc(var(--_gutter) - 6px); font-size: 0.75em; line-height: 1.2;
    text-align: end; color: var(--_muted); overflow-wrap: anywhere;
  }
  .bands { grid-auto-flow: dense; gap: 2px 0; min-block-size: 28px; }
  .bands li { padding-inline: 2px; grid-column: var(--_first, 1) / span var(--_span, 1); min-inline-size: 0; }
  [data-first="2"] { --_first: 2; } [data-first="3"] { --_first: 3; } [data-first="4"] { --_first: 4; }
  [data-first="5"] { --_first: 5; } [data-first="6"] { --_first: 6; } [data-first="7"] { --_first: 7; }
  .block {
    display: grid;
    grid-auto-rows: max-content;
    align-content: start;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 26px;
    padding: 3px 6px;
    border-radius: calc(var(--_radius) / 2);
    overflow: hidden;
    font-size: 0.8125em;
    line-height: 1.35;
    background: color-mix(in srgb, var(--_color, var(--_accent)) 22%, var(--_surface)); color: var(--_on-surface);
    box-shadow: inset 3px 0 var(--_color, var(--_accent));
    padding-inline-start: 9px;
  }
  .block:dir(rtl) { box-shadow: inset -3px 0 var(--_color, var(--_accent)); }
  .block:hover { background: color-mix(in srgb, var(--_color, var(--_accent)) 32%, var(--_surface)); }
  .block > span { font-weight: 600; }
  .block > small { font-size: 1em; }
  .block[data-status="cancelled"], .row[data-status="cancelled"] .row-title { text-decoration: line-through; }
  .block > * { min-inline-size: 0; overflow: hidden; }
  .bands .block { display: block; white-space: nowrap; }
  .bands .dates { display: none; }
  .bands [data-earlier] .block { border-start-start-radius: 0; border-end-start-radius: 0; box-shadow: none; }
  .bands [data-later] .block { border-start-end-radius: 0; border-end-end-radius: 0; }
  .hours { display: grid; grid-auto-rows: var(--_hour); font-size: 0.75em; line-height: 1; color: var(--_muted); text-align: end; }
  .hours span { padding-inline-end: 8px; translate: 0 -0.5em; white-space: nowrap; }
  .hours span:first-child { translate: 0 0; padding-block-start: 2px; }
  .column {
    position: relative;
    block-size: calc(var(--_hour) * var(--_hour-count, 10));
    border-block-end: var(--_border-width) solid var(--_line);
    border-inline-start: var(--_border-width) solid var(--_line);
    background: repeating-linear-gradient(to bottom, var(--_line) 0 1px, transparent 1px var(--_hour));
  }
  .column:last-child { border-inline-end: var(--_border-width) solid var(--_line); }
  .column.today { background-color: color-mix(in srgb, var(--_accent) 5%, transparent); }
  .column-name { display: none; }
  .column li {
    position: absolute;
    inset-block-start: calc(var(--_from) * var(--_hour) + 1px);
    block-size: calc(var(--_hours) * var(--_hour) - 2px);
    inset-inline-start: calc(var(--_at) * (100% - 6px) + 2px);
    inline-size: calc(var(--_share) * (100% - 6px) - 2px);
  }
  .column li[data-short] .block { display: block; padding-block: 0; min-block-size: 0; white-space: nowrap; text-overflow: ellipsis; line-height: 1.6; }
  .column li:focus-within { z-index: 2; }
  .now {
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    inset-block-start: calc(var(--_from) * var(--_hour));
    border-block-start: 2px solid var(--_accent-text);
    pointer-events: none;
  }
  .now::before {
    content: "";
    position: absolute;
    inset: -6px auto auto;
    inset-inline-start: -5px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--_accent-text);
  }
  .agenda-day {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    column-gap: 12px;
    border-block-start: var(--_border-width) solid var(--_line);
    padding-block: 6px;
  }
  .agenda-date { display: grid; justify-items: center; align-content: start; margin: 4px 0 0; font-size: 0.8125em; }
  .agenda-date .number { margin: 0; font-size: 1.5em; font-weight: 700; }
  .row {
    display: grid;
    grid-template-columns: 12em minmax(0, 1fr) minmax(0, 1fr);
    gap: 2px 16px;
    inline-size: 100%;
    min-block-size: 44px;
    align-items: center;
    padding: 6px 12px;
    border-radius: var(--_radius);
    background: none;
    overflow-wrap: anywhere;
  }
  .row:hover { background: color-mix(in srgb, var(--_color, var(--_accent)) 12%, transparent); }
  .row-when { position: relative; font-variant-numeric: tabular-nums; }
  .row[data-color] .row-when { padding-inline-start: 18px; }
  .row[data-color] .row-when::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(0.5lh - 5px);
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--_category);
  }
  .row-title { font-weight: 600; }
  .row-place { opacity: 0.8; }
  /* The empty hours are seen: the sentence is for screen readers. */
  @container (min-width: 560px) {
    .with-hours > .none { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  }
  @container (max-width: 559.9px) {
    .row { grid-template-columns: minmax(0, 1fr); align-content: center; gap: 0; padding-inline: 4px; }
    .row-when, .row-place { font-size: 0.875em; }
    .agenda-day { grid-template-columns: 44px minmax(0, 1fr); column-gap: 8px; }
    .time { --_gutter: 48px; }
    .time[data-days="7"] {
      .heads, .hours, .column[data-empty], .now, .above-label { display: none; }
      .bands, .plan { display: block; margin: 0; }
      .above { border: 0; }
      .bands .dates { display: inline; }
      .bands li { padding: 0; margin-block-end: 4px; }
      .column { block-size: auto; border: 0; background: none; padding-block-end: 8px; }
      .column-name { display: block; margin: 12px 0 6px; font-weight: 700; }
      .column.today .column-name { color: var(--_accent-text); }
      .column li { position: static; block-size: auto; inline-size: auto; margin-block-end: 4px; }
      .block, .column li[data-short] .block { min-block-size: 44px; padding-block: 8px; font-size: 0.9375em; white-space: normal; }
    }
  }
  @media (forced-colors: active) {
    .block, .row { border: 1px solid; }
    .now { border-color: Highlight; }
  }
  @media print {
    .time { --_hour: 32px; }
    .block, .today > .number { print-color-adjust: exact; }
    .agenda-day { break-inside: avoid; }
  }
`;
