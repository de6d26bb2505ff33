import { css } from '../../styles/css.js';

/** The room of the calendar is that of `site-calendar.css`: nothing moves when it is drawn. */
export const calendarStyles = css`
  #root { container-type: inline-size; }
  .waiting { display: flow-root; block-size: 812px; overflow: clip; visibility: hidden; }
  .header { display: flex; align-items: center; justify-content: space-between; gap: 8px; block-size: 60px; }
  .month { margin: 0; font-size: min(1.375em, 7cqi); font-weight: 700; line-height: 1.15; }
  .turn { display: flex; gap: 4px; flex: none; }
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
    position: relative; block-size: 96px; padding: 4px; vertical-align: top; border: var(--_border-width) solid var(--_line); cursor: pointer;
    font-size: 0.8125em;
  }
  .number {
    display: grid;
    place-items: center;
    inline-size: 2em;
    block-size: 2em;
    margin-block-end: 2px;
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
    padding: 1px calc(6px * var(--_density));
    margin-block-end: 2px;
    border-radius: calc(var(--_radius) / 2);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 1.45;
    background: color-mix(in srgb, var(--_accent) 16%, var(--_surface)); color: var(--_on-surface); }
  .chip small { font-size: 1em; opacity: 0.85; }
  .chip[data-status="cancelled"] { text-decoration: line-through; }
  .rest { display: block; padding-inline: 6px; line-height: 1.2; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .panel { display: flow-root; min-block-size: 408px; }
  .day-title { min-block-size: 1lh; margin: calc(20px * var(--_density)) 0 calc(12px * var(--_density)); font-weight: 700; }
  @container (min-width: 560px) {
    .waiting { block-size: 988px; }
    .panel { min-block-size: 320px; }
    .chip:nth-child(3):last-child { white-space: normal; overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  }
  :host([view="list"]) .waiting { block-size: auto; min-block-size: 420px; max-block-size: 420px; padding-block-start: var(--_header-room, 0px); }
  /* The page has named the month: see calendar.light.styles.ts. */
  :host([view="list"][month]) .waiting { max-block-size: none; visibility: inherit; }
  :host([view="list"]) .panel { min-block-size: 360px; }
  @container (max-width: 559.9px) {
    .day { block-size: 52px; padding: 2px 0; text-align: center; line-height: 0; }
    .number { margin-inline: auto; line-height: 1.2; }
    .chip { display: inline-block; inline-size: 6px; block-size: 6px; margin: 2px 1px 0; padding: 0; border-radius: 50%; background: var(--_accent-text); }
    .chip > :is(small, span), .rest { display: none; }
  }
  @media (forced-colors: active) {
    .chip { border: 1px solid; }
    [aria-current] .number { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    .day[aria-selected="true"] { box-shadow: none; outline: 2px solid Highlight; outline-offset: -3px; }
    .arrow path { stroke: ButtonText; }
  }
  @media print { .turn { display: none; } }
`;
