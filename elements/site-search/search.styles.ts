import { css } from '../../styles/css.js';

export const searchStyles = css`
  :host { color: inherit; line-height: 1.5; }
  p, ol { margin: 0; padding: 0; list-style: none; }
  mark { border-radius: calc(var(--_radius) / 4); background: color-mix(in srgb, var(--_accent) 20%, transparent); color: inherit; font-weight: 600; }
  .results { min-block-size: 240px; margin-block-start: max(1.25rem, 20px); }
  .sentence { min-block-size: 1lh; color: var(--_muted); overflow-wrap: anywhere; }
  .hint { margin-block-start: max(0.25rem, 4px); }
  .problem { display: grid; gap: calc(max(0.75rem, 12px) * var(--_density)); justify-items: start; margin-block: max(0.75rem, 12px); }
  .facets {
    display: flex; flex-wrap: wrap; gap: calc(max(0.75rem, 12px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density)); align-items: end;
    margin-block-start: max(1rem, 16px);
  }
  .facet { display: flex; flex-wrap: wrap; gap: calc(max(0.5rem, 8px) * var(--_density)); min-inline-size: 0; }
  .facet-name { flex-basis: 100%; font-size: 0.875em; font-weight: 600; }
  ol { margin-block-start: max(1rem, 16px); border-block-end: var(--_border-width) solid var(--_line); transition: opacity var(--_duration); }
  [aria-busy] ol { opacity: 0.6; }
  .result {
    position: relative; padding-block: calc(max(1rem, 16px) * var(--_density)); border-block-start: var(--_border-width) solid var(--_line);
    overflow-wrap: anywhere;
  }
  .title {
    display: inline-block;
    color: inherit;
    font-size: 1.125em;
    font-weight: 600;
    line-height: 1.35;
    text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
    text-underline-offset: 3px;
  }
  .title::after { content: ""; position: absolute; inset: 0; }
  .title:hover { text-decoration-color: currentcolor; }
  .title:focus-visible { outline: none; }
  .result:has(.title:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .place { color: var(--_muted); font-size: 0.875em; }
  .excerpt { margin-block-start: max(0.25rem, 4px); max-inline-size: 44em; }
  .foot { display: grid; gap: calc(max(0.75rem, 12px) * var(--_density)); justify-items: center; margin-block-start: max(1.25rem, 20px); text-align: center; }
  button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.375rem, 6px) * var(--_density)) calc(max(1rem, 16px) * var(--_density));
    border: var(--_border-width) solid color-mix(in srgb, currentcolor 55%, transparent);
    border-radius: var(--_button-radius); background: none;
  }
  button:hover { background: color-mix(in srgb, currentcolor 8%, transparent); }
  .facet button { max-inline-size: 100%; border-radius: var(--_pill-radius); overflow-wrap: anywhere; }
  .facet button[aria-pressed="true"] { border-color: var(--_accent-text); background: var(--_accent); color: var(--_on-accent); }
  .count { font-size: 0.875em; font-variant-numeric: tabular-nums; }
  .clear { border-color: transparent; text-decoration: underline; text-underline-offset: 3px; }
  @media (forced-colors: active) {
    .facet button[aria-pressed="true"] { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; }
    mark { background: Mark; color: MarkText; }
  }
  @media print {
    .facets, .foot, .problem button { display: none; }
  }
`;
