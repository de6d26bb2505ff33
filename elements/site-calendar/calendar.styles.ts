import { css } from '../../styles/css.js';

/** The room of the calendar is that of `site-calendar.css`: nothing moves when it is drawn. */
export const calendarStyles = css`
  #root { container-type: inline-size; }
  .waiting {
    --_rooms: calc(var(--_views-room, 0px) + var(--_filter-room, 0px) + var(--_subscribe-room, 0px));
    display: flow-root; block-size: calc(var(--_period-room, 812px) + var(--_rooms)); overflow: clip; visibility: hidden;
  }
  .header { display: flex; align-items: center; justify-content: space-between; gap: 8px; min-block-size: 60px; }
  .month { margin: 0; font-size: min(1.375em, 7cqi); font-weight: 700; line-height: 1.15; }
  .turn { display: flex; gap: 4px; flex: none; }
  .views { display: flex; flex-wrap: wrap; }
  .views button {
    min-block-size: 44px;
    padding: 0 14px;
    border: var(--_border-width) solid var(--_line);
    border-inline-end-width: 0;
    background: none;
  }
  .views button:first-child { border-start-start-radius: var(--_radius); border-end-start-radius: var(--_radius); }
  .views button:last-child { border-inline-end-width: var(--_border-width); border-start-end-radius: var(--_radius); border-end-end-radius: var(--_radius); }
  .views button:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
  .views button[aria-pressed="true"] { background: color-mix(in srgb, var(--_accent) 16%, var(--_surface)); color: var(--_on-surface); font-weight: 600; }
  .turn button {
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 12px;
    border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius);
    background: none;
  }
  .turn button:hover { border-color: currentColor; }
  .arrow { display: grid; place-items: center; }
  .arrow path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .arrow:dir(rtl) svg { scale: -1 1; }
  .grid { inline-size: 100%; table-layout: fixed; border-collapse: collapse; }
  th { block-size: 32px; padding: 0; font-size: 0.8125em; font-weight: 600; text-align: center; overflow: hidden; }
  .day {
    position: relative; block-size: 96px; padding: 2px 4px; vertical-align: top; border: var(--_border-width) solid var(--_line); cursor: pointer;
    font-size: 0.8125em;
  }
  .number {
    display: grid;
    place-items: center;
    inline-size: 2em;
    block-size: 2em;
    border-radius: 50%;
    font-variant-numeric: tabular-nums;
  }
  .other .number { color: var(--_muted); }
  .other { background: color-mix(in srgb, currentColor 4%, transparent); } /* a line may be as dark as the text */
  [aria-current] .number { background: var(--_accent); color: var(--_on-accent); font-weight: 700; }
  .day:hover { background: color-mix(in srgb, var(--_accent) 8%, transparent); }
  .day[aria-selected="true"] { box-shadow: inset 0 0 0 2px var(--_accent-text); }
  .day:focus-visible { outline-offset: -4px; }
  .chip {
    display: block;
    inline-size: 100%;
    border: 0;
    text-align: start;
    min-block-size: 24px;
    padding: 0 calc(6px * var(--_density));
    margin-block-end: 1px;
    border-radius: calc(var(--_radius) / 2);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 1.45;
    background: color-mix(in srgb, var(--_color, var(--_accent)) 16%, var(--_surface)); color: var(--_on-surface); }
  .chip[data-color] { padding-inline-start: 9px; box-shadow: inset 3px 0 var(--_category); }
  .chip[data-color]:dir(rtl) { box-shadow: inset -3px 0 var(--_category); }
  .chip small { font-size: 1em; opacity: 0.85; }
  .chip[data-status="cancelled"] { text-decoration: line-through; }
  .chip:hover { background: color-mix(in srgb, var(--_color, var(--_accent)) 30%, var(--_surface)); }
  .chip:focus-visible { position: relative; z-index: 2; outline-offset: -2px; }
  .lane { display: block; block-size: 24px; margin-block-end: 1px; }
  .grid { isolation: isolate; }
  /* A band covers the days after it: cells have 4 px on both sides, and a border between them. */
  .band {
    --_before: 0px; --_after: 0px; --_border: min(var(--_border-width), 1px); --_step: calc(100% + 8px + var(--_border));
    position: relative; z-index: 1;
    inline-size: calc(var(--_span, 1) * var(--_step) - 8px - var(--_border) + var(--_before) + var(--_after));
    margin-inline-start: calc(-1 * var(--_before));
    background: color-mix(in srgb, var(--_color, var(--_accent)) 30%, var(--_surface));
  }
  [data-span="2"] { --_span: 2; } [data-span="3"] { --_span: 3; } [data-span="4"] { --_span: 4; }
  [data-span="5"] { --_span: 5; } [data-span="6"] { --_span: 6; } [data-span="7"] { --_span: 7; }
  .band[data-earlier] {
    --_before: 4px;
    padding-inline-start: 16px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    box-shadow: none;
  }
  .band[data-later] { --_after: 4px; padding-inline-end: 16px; border-start-end-radius: 0; border-end-end-radius: 0; }
  .band[data-earlier]::before, .band[data-later]::after {
    content: "";
    position: absolute;
    inset-block-start: calc(50% - 3px);
    inline-size: 6px;
    block-size: 6px;
    border: solid;
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
  }
  .band[data-earlier]::before { inset-inline-start: 6px; rotate: -135deg; }
  .band[data-later]::after { inset-inline-end: 6px; }
  .band[data-earlier]:dir(rtl)::before { rotate: 45deg; }
  .band[data-later]:dir(rtl)::after { rotate: -135deg; }
  .rest { display: block; padding-inline: 6px; line-height: 1.2; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .panel { display: flow-root; min-block-size: 408px; }
  .below { min-block-size: 44px; margin-block-start: 8px; }
  .day-title { min-block-size: 1lh; margin: calc(20px * var(--_density)) 0 calc(12px * var(--_density)); font-weight: 700; }
  @container (min-width: 560px) {
    .waiting { --_rooms: calc(var(--_filter-room, 0px) + var(--_subscribe-room, 0px)); block-size: calc(var(--_period-room, 988px) + var(--_rooms)); }
    .panel { min-block-size: 320px; }
    .chip:not(.band):nth-child(3):last-child {
      white-space: normal; overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
    }
  }
  :host(:is([view="week"], [view="day"], [view="agenda"])) .waiting { --_period-room: 640px; }
  :host([view="list"]) .waiting {
    --_period-room: calc(420px + var(--_rooms));
    block-size: auto; min-block-size: var(--_period-room); max-block-size: var(--_period-room); padding-block-start: var(--_header-room, 0px);
  }
  /* The page has named the month: see calendar.light.styles.ts. */
  :host([view="list"][month]) .waiting { max-block-size: none; visibility: inherit; }
  :host([view="list"]) .panel { min-block-size: 360px; }
  :host(:is([view="week"], [view="day"], [view="agenda"])) .panel { min-block-size: 580px; }
  @container (max-width: 559.9px) {
    .day { block-size: 52px; padding: 2px 0; text-align: center; line-height: 0; }
    .number { margin-inline: auto; line-height: 1.2; }
    /* A dot, or a line for several days, is no target: the events of a day are below the grid. */
    .chip, .chip[data-color] {
      display: inline-block; inline-size: 6px; min-block-size: 0; block-size: 6px; margin: 2px 1px 0; padding: 0; background: none; box-shadow: none;
      visibility: hidden; pointer-events: none; overflow: visible;
    }
    .chip::before, .chip.band::before {
      content: ""; position: static; display: block; inline-size: 100%; block-size: 100%; border: 0; border-radius: var(--_pill-radius); rotate: none;
      visibility: visible; background: var(--_color, var(--_accent-text));
    }
    .chip > :is(small, span), .rest, .lane, .band::after { display: none; }
    .chip.band {
      --_step: 100%;
      position: absolute; inset-block-end: 3px; inset-inline-start: 0; inline-size: calc(var(--_span, 1) * 100% - 4px); block-size: 4px; margin: 0 2px;
    }
    .chip.band[data-lane="1"] { inset-block-end: 8px; }
    .header { flex-wrap: wrap; }
    .views { order: 1; flex: 0 0 100%; margin-block-end: 8px; }
    .views button { flex: 1 0 auto; padding-inline: 8px; }
  }
  @media (forced-colors: active) {
    .chip { border: 1px solid; }
    .views button[aria-pressed="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    [aria-current] .number { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    .day[aria-selected="true"] { box-shadow: none; outline: 2px solid Highlight; outline-offset: -3px; }
    .arrow path { stroke: ButtonText; }
  }
  /* A printed month is its grid with all events, or their list where days have dots. */
  @media print {
    .turn, .views, .grid + .panel { display: none; }
    .panel { min-block-size: 0; }
    .grid tr { break-inside: avoid; }
    .day[aria-selected="true"] { box-shadow: none; }
    @container (max-width: 559.9px) { .grid { display: none; } .grid + .panel { display: flow-root; } }
    .chip, [aria-current] .number { print-color-adjust: exact; }
  }
`;
