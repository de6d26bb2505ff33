import { css } from '../../styles/css.js';

/** The room is that of `site-chart.css`: nothing moves when the chart is drawn. */
export const chartStyles = css`
  :host { block-size: var(--site-chart-height, max(22.5rem, 360px)); overflow: clip; }
  [hidden] { display: none !important; }
  .chart { display: flex; flex-direction: column; gap: calc(max(0.5rem, 8px) * var(--_density)); block-size: 100%; min-inline-size: 0; }
  .probe.canvas { background: Canvas; }
  .probe.accent { color: var(--_accent-text); }
  .title {
    margin: 0; font-weight: 700; font-size: calc(1.125em * var(--_font-scale)); line-height: 1.25;
    overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: clip;
  }
  .switch {
    flex: none;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: color-mix(in srgb, currentColor 80%, transparent);
    font-size: calc(max(0.8125rem, 13px) * var(--_font-scale));
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  .switch:hover { color: inherit; text-decoration-color: currentColor; }
  .foot { display: flex; flex-wrap: wrap; gap: 0 max(1rem, 16px); }
  .legend button:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
  .plot { flex: 1 1 0; min-block-size: 0; position: relative; touch-action: pan-y pinch-zoom; border-radius: calc(var(--_radius) / 4); }
  .plot:focus-visible { outline-offset: -2px; }
  /* Out of the flow: it takes the room that there is, and makes none. */
  svg { display: block; font-size: calc(max(0.75rem, 12px) * var(--_font-scale)); fill: currentColor; }
  .plot svg { position: absolute; inset: 0; direction: ltr; overflow: visible; max-inline-size: 100%; print-color-adjust: exact; }
  text { unicode-bidi: plaintext; font-variant-numeric: tabular-nums; }
  .axes path { fill: none; stroke: currentColor; stroke-opacity: 0.16; }
  .zero { fill: none; stroke: currentColor; stroke-opacity: 0.7; }
  .axes text { fill-opacity: 0.85; }
  .names path { fill: none; stroke-width: 1; }
  .names, .values, .goals, .notes, .titles, .sum { pointer-events: none; }
  .area { fill-opacity: 0.22; stroke: none; }
  .goals path { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-dasharray: 5 4; }
  .goals text { font-weight: 600; }
  .notes path { fill: none; stroke: currentColor; stroke-opacity: 0.45; }
  .titles text { fill-opacity: 0.85; }
  .sum text { font-size: 1.6em; font-weight: 700; }
  :is(.names, .values, .goals, .notes, .titles, .sum) text { paint-order: stroke; stroke-width: 3px; stroke-linejoin: round; }
  .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
  .marks, .points, .dots { stroke-width: 0.75; }
  /* Patterns are for charts that a legend explains, and for displays and printers without the colors. */
  @media (monochrome: 0) and (forced-colors: none) {
    .plain :is(.hatch, .points) { display: none; }
    .plain .line { stroke-dasharray: none; }
  }
  .fill path { stroke-width: 2; stroke-linejoin: round; }
  .current { pointer-events: none; }
  .current path { fill: none; stroke: currentColor; stroke-width: 2.5; }
  .current text { paint-order: stroke; stroke-width: 5px; stroke-linejoin: round; }
  .strong { font-weight: 700; }
  .values .strong { font-weight: 500; }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px calc(max(0.75rem, 12px) * var(--_density));
    margin: 0;
    padding: 0;
    list-style: none;
    max-block-size: 45%;
    overflow: clip;
    font-size: calc(max(0.8125rem, 13px) * var(--_font-scale));
  }
  .legend li, .legend button { display: flex; align-items: center; gap: 6px; min-inline-size: 0; max-inline-size: 100%; }
  .legend button {
    min-block-size: max(24px, calc(max(1.75rem, 28px) * var(--_density))); padding: 0; border: 0;
    border-radius: var(--_radius); background: none;
  }
  .legend button[aria-pressed="false"] .name { text-decoration: line-through; }
  .legend button[aria-pressed="false"] .swatch { opacity: 0.35; }
  .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .share { font-variant-numeric: tabular-nums; }
  .swatch { flex: none; inline-size: 14px; block-size: 14px; direction: ltr; print-color-adjust: exact; }
  .swatch.wide { inline-size: 28px; }
  .data:not(.shown) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  /* A link in the table is seen where the keyboard is at it. */
  .data:not(.shown):focus-within { position: relative; flex: 1 1 50%; inline-size: auto; clip-path: none; overflow: auto; }
  .data.shown { flex: 1 1 0; min-block-size: 0; overflow: auto; }
  table { inline-size: 100%; border-collapse: collapse; }
  th, td {
    padding: calc(max(0.25rem, 4px) * var(--_density)) calc(max(0.5rem, 8px) * var(--_density)); text-align: start;
    border-block-end: var(--_border-width) solid var(--_line);
  }
  td { text-align: end; font-variant-numeric: tabular-nums; }
  thead th { text-align: end; }
  .notices {
    margin: 0; padding: 0; list-style: none; font-size: calc(max(0.8125rem, 13px) * var(--_font-scale));
    color: color-mix(in srgb, currentColor 80%, transparent);
  }
  .news { display: flex; align-items: center; gap: max(0.75rem, 12px); margin: 0; }
  .news p { margin: 0; }
  /* What a server has drawn stays so without scripts: the table as high as it is. */
  @media (scripting: none) { :host { block-size: auto; } }
  @media print {
    :host { block-size: auto; break-inside: avoid; }
    .plot { flex: none; block-size: 300px; }
    .plot svg { block-size: 300px; }
    .foot { display: none; }
    .data:not(.shown) { position: static; inline-size: auto; block-size: auto; clip-path: none; overflow: visible; }
  }
`;
