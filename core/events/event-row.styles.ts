import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

/** Rows of events. Their room is that of the element's own sheet, so that nothing moves when they are drawn. */
export const eventRowStyles = css`
  .events { list-style: none; margin: 0; padding: 0; }
  .event {
    display: grid; grid-template-columns: 64px minmax(0, 1fr); column-gap: calc(var(--_space) * 2);
    padding-block: calc(var(--_space) * 2.5) calc(var(--_space) * 1.5); border-block-start: var(--_border-width) solid var(--_line);
  }
  .event:focus-visible { outline-offset: -2px; }
  .tile {
    align-self: start; display: grid; justify-items: center; padding-block: var(--_space); border-radius: var(--_radius); line-height: 1.2;
    overflow: hidden;
    background: color-mix(in srgb, var(--_accent) 12%, var(--_surface)); color: var(--_on-surface); }
  .tile-month, .tile-weekday { font-size: 0.8125em; font-weight: 600; }
  .tile-day { font-size: 1.625em; font-weight: 700; font-variant-numeric: tabular-nums; }
  .body { min-inline-size: 0; overflow-wrap: anywhere; }
  .body p { margin: 0 0 4px; }
  .own { display: flow-root; }
  .title { font-family: var(--_heading-font); font-weight: var(--_heading-weight); font-size: 1.125em; }
  .title a { color: inherit; text-underline-offset: 0.15em; }
  .place, .own-time { opacity: 0.8; }
  .badge {
    display: inline-block;
    padding: 2px calc(var(--_space) * 1.25);
    border-radius: var(--_pill-radius);
    border: var(--_border-width) solid var(--_danger);
    ${dangerText}
    font-size: 0.875em;
    font-weight: 600;
  }
  [data-status="cancelled"] .title, [data-status="cancelled"] .when { text-decoration: line-through; }
  .tickets {
    display: inline-grid;
    place-items: center;
    min-block-size: calc(44px * var(--_density));
    padding-inline: calc(var(--_space) * 2.5);
    border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
    text-decoration: none;
  }
  .foot { display: flex; flex-wrap: wrap; align-items: center; gap: 0 calc(var(--_space) * 1.5); }
  .foot .own-time { flex: 1 1 0; min-inline-size: 6em; margin: 0; font-size: 0.875em; line-height: 1.3; }
  .add { position: relative; inline-size: fit-content; max-inline-size: 100%; }
  .add summary {
    display: flex;
    align-items: center;
    gap: var(--_space);
    min-block-size: calc(44px * var(--_density));
    font-size: 0.9375em;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }
  .add summary::-webkit-details-marker { display: none; }
  .add summary::before { content: ""; inline-size: 8px; block-size: 8px; margin: -4px 4px 0; border: solid; border-width: 0 2px 2px 0; rotate: 45deg; }
  .add[open] summary::before { margin-block-start: 4px; rotate: 225deg; }
  .menu {
    position: absolute;
    z-index: 2;
    inset-block-start: 100%;
    inset-inline-start: 0;
    min-inline-size: 220px;
    max-inline-size: calc(100vw - 32px);
    padding: calc(var(--_space) * 0.75);
    display: grid;
    background: var(--_surface); color: var(--_on-surface); border: var(--_border-width) solid var(--_line); border-radius: var(--_radius);
    box-shadow: var(--_shadow); }
  .menu :is(a, button) {
    display: flex;
    align-items: center;
    min-block-size: calc(44px * var(--_density));
    padding-inline: calc(var(--_space) * 1.5);
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: none;
  }
  .menu :is(a, button):hover { background: color-mix(in srgb, var(--_on-surface) 8%, var(--_surface)); }
  .waiting-add { block-size: 44px; }
  .none, .failed { margin-block: 20px; }
  .more, .quiet {
    min-block-size: calc(44px * var(--_density));
    padding-inline: calc(var(--_space) * 2.5);
    border: 1px solid;
    border-radius: var(--_button-radius);
    background: none;
    color: inherit;
    font-weight: 600;
  }
  @media print { .add { display: none; } }
`;

/** The choice of a list, and what continues below it. */
export const eventListStyles = css`
  .filter { display: flex; gap: 4px; min-block-size: calc(44px * var(--_density)); margin-block-end: 16px; }
  .filter button {
    min-block-size: calc(44px * var(--_density)); padding-inline: calc(var(--_space) * 2); border: 1px solid transparent;
    border-radius: var(--_pill-radius); background: none; font-weight: 600;
  }
  .filter button[aria-pressed="true"] { background: var(--_accent); color: var(--_on-accent); }
  .filter button:not([aria-pressed="true"]):hover { border-color: currentColor; }
  .more { display: block; margin: 8px auto 0; }
  @media (forced-colors: active) {
    .filter button[aria-pressed="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    .tile { border: 1px solid; }
  }
  @media print { .filter, .more { display: none; } }
`;
