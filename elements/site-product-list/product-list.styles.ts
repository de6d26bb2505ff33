import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

/** The room of the bar is that of `site-product-list.css`: nothing moves when it is drawn. */
export const productListStyles = css`
  :host { color: inherit; line-height: 1.5; }
  #root { container-type: inline-size; }
  p, ul, fieldset, legend { margin: 0; padding: 0; border: 0; list-style: none; }
  fieldset { min-inline-size: 0; }
  [hidden] { display: none; }
  #root > slot:only-child { display: block; }
  #root > slot:only-child { padding-block-start: var(--_tools-room, 0px); }
  .bar { display: flex; gap: calc(var(--_space) * 1.5); align-items: center; justify-content: space-between; }
  .bar, .toggle, select { block-size: max(44px, 2.6em); }
  select, .amount input {
    max-inline-size: 100%;
    padding-inline: calc(var(--_space) * 1.5);
    border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_field-radius);
    background: var(--_field-surface);
    color: var(--_field-text);
    font: inherit;
  }
  .toggle {
    display: inline-flex;
    gap: var(--_space);
    align-items: center;
    padding: 0 calc(var(--_space) * 2);
    border: var(--_border-width) solid color-mix(in srgb, currentcolor 55%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    white-space: nowrap;
  }
  .toggle:hover { background: color-mix(in srgb, currentcolor 7%, transparent); }
  .active {
    display: grid;
    place-items: center;
    min-inline-size: 1.6em;
    padding-inline: 4px;
    border-radius: var(--_pill-radius);
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 0.8em;
    font-weight: 600;
  }
  svg { flex: none; inline-size: 20px; block-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.6; stroke-linecap: round; }
  .sort { display: flex; gap: var(--_space); align-items: center; min-inline-size: 0; margin-inline-start: auto; }
  .sort label { color: var(--_muted); white-space: nowrap; }
  .sort select { min-inline-size: 0; }
  .groups {
    display: none;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: calc(var(--_space) * 3);
    align-items: start;
    margin-block-start: 12px;
    padding: calc(var(--_space) * 2.5);
    border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius);
  }
  .groups.open { display: grid; }
  .groups .select { display: grid; }
  legend, .groups .select label { margin-block-end: 6px; font-weight: 600; }
  .tick { display: flex; gap: calc(var(--_space) * 1.25); align-items: center; min-block-size: max(36px, 1.8em); cursor: pointer; }
  .tick input { flex: none; inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--_accent-text); }
  .prices { display: grid; grid-template-columns: 1fr 1fr; gap: var(--_space); }
  .amount { display: grid; gap: 2px; }
  .amount span { color: var(--_muted); font-size: 0.875em; }
  .amount input { inline-size: 100%; min-block-size: calc(44px * var(--_density)); }
  .apply { display: none; min-block-size: calc(44px * var(--_density)); }
  .summary { display: flex; flex-wrap: wrap; gap: var(--_space) calc(var(--_space) * 2); align-items: center; min-block-size: 1.5em; margin-block: 12px 16px; }
  .count { color: var(--_muted); font-variant-numeric: tabular-nums; }
  .chips { display: flex; flex-wrap: wrap; gap: var(--_space); align-items: center; }
  .chip, .clear {
    display: inline-flex;
    gap: calc(var(--_space) * 0.75);
    align-items: center;
    min-block-size: 32px;
    padding-inline: calc(var(--_space) * 1.5) var(--_space);
    border-radius: var(--_pill-radius);
    color: inherit;
    text-decoration: none;
  }
  .chip { background: color-mix(in srgb, currentcolor 9%, transparent); }
  .chip svg { inline-size: 14px; block-size: 14px; }
  .chip:hover, .clear:hover { text-decoration: underline; }
  .clear { text-decoration: underline; text-underline-offset: 3px; }

  .list {
    display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--site-product-list-column, 220px)), 1fr));
    gap: calc(var(--_space) * 4) calc(var(--_space) * 2.5);
  }
  .card { position: relative; display: grid; align-content: start; gap: 4px; min-inline-size: 0; contain: layout paint style; }
  .media {
    position: relative;
    aspect-ratio: 4 / 5;
    border-radius: var(--_radius);
    overflow: clip;
    background: color-mix(in srgb, currentcolor 7%, transparent);
  }
  .media img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; transition: scale calc(2 * var(--_duration)); }
  .card:hover .media img { scale: 1.03; }
  .mark {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 10px;
    padding: 1px calc(var(--_space) * 1.25);
    border-radius: var(--_pill-radius);
    font-size: 0.8125em;
    font-weight: 600;
  }
  .mark.sale { background: var(--_danger); color: var(--site-on-danger); }
  .mark.soldOut { background: var(--_surface); color: var(--_on-surface); }
  .name { margin-block-start: 6px; overflow-wrap: anywhere; }
  .name a { color: inherit; font-weight: 600; text-decoration: none; }
  .name a::after { content: ""; position: absolute; inset: 0; }
  .name a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .name a:focus-visible { outline: none; }
  .card:has(.name a:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 4px; }
  .price { font-variant-numeric: tabular-nums; }
  .now, del { display: inline-block; unicode-bidi: isolate; }
  .reduced { ${dangerText} }
  del { margin-inline-end: 0.5em; color: var(--_muted); }
  .rating { color: var(--_muted); font-size: 0.875em; }
  .quick {
    position: absolute;
    z-index: 1;
    inset-block-end: 10px;
    inset-inline: 10px;
    min-block-size: calc(44px * var(--_density));
    border: var(--_border-width) solid var(--_line);
    border-radius: var(--_button-radius);
    background: var(--_surface);
    color: var(--_on-surface);
    font-weight: 600;
  }
  .quick:hover { background: color-mix(in srgb, var(--_on-surface) 8%, var(--_surface)); }
  @media (hover: hover) {
    .quick { opacity: 0; }
    .card:is(:hover, :focus-within) .quick { opacity: 1; }
  }
  /* What the author says meanwhile stands in the room of the bar. */
  .before { block-size: calc(max(44px, 2.6em) + 28px + 1.5em); overflow: clip; }
  .skeleton .media { margin-block-end: calc(3em + 14px); }
  .waiting { display: grid; }
  :host([page-size]) .waiting { padding-block-end: 76px; } /* a page was made shorter because there are more products: the links to the others */
  .waiting > * { grid-area: 1 / 1; }
  .skeleton .media { animation: wait 1.6s infinite alternate; }
  .failed .media { animation: none; opacity: 0.45; }
  .failed .nothing {
    position: relative;
    align-self: start;
    justify-self: center;
    margin: max(24px, 1.5em) 16px;
    padding: calc(var(--_space) * 3) calc(var(--_space) * 4);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_on-surface);
  }
  @keyframes wait { to { opacity: 0.45; } }
  .nothing { padding-block: calc(var(--_space) * 6); text-align: center; color: var(--_muted); }
  .again {
    min-block-size: calc(44px * var(--_density));
    margin-block-start: 12px;
    padding-inline: calc(var(--_space) * 3);
    border: 1px solid currentcolor;
    border-radius: var(--_button-radius);
    background: none;
  }

  .pager { display: flex; flex-wrap: wrap; gap: var(--_space); justify-content: center; margin-block-start: 32px; font-variant-numeric: tabular-nums; }
  .pager a, .gap {
    display: inline-grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: calc(44px * var(--_density));
    padding-inline: calc(var(--_space) * 1.25);
    border-radius: var(--_radius);
    color: inherit;
    text-decoration: none;
  }
  .pager a:hover { background: color-mix(in srgb, currentcolor 8%, transparent); }
  .pager a[aria-current] { background: var(--_accent); color: var(--_on-accent); }
  .pager .more { padding-inline: calc(var(--_space) * 4); border: 1px solid currentcolor; font-weight: 600; }

  .quick-view {
    position: fixed;
    inline-size: min(920px, 100% - 32px);
    max-block-size: calc(100% - 32px);
    padding: calc(var(--_space) * 3);
    border: 0;
    border-radius: calc(2 * var(--_radius));
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--_surface);
    color: var(--_on-surface);
    box-shadow: var(--_shadow);
  }
  .quick-view::backdrop { background: var(--site-backdrop, rgb(0 0 0 / 0.5)); }
  .quick-view .close {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    float: inline-end;
    display: grid;
    place-content: center;
    inline-size: 44px;
    block-size: 44px;
    margin: -12px;
    margin-inline-start: 8px;
    padding: 0;
    border: 0;
    border-radius: var(--_pill-radius);
    background: var(--_surface);
  }
  .quick-view site-product { display: block; min-block-size: 320px; clear: both; }
  .details { margin-block-start: 16px; }
  .details a { color: inherit; }
  @container (max-width: 560px) {
    .list { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: calc(var(--_space) * 3) calc(var(--_space) * 1.5); }
    .sort label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .skeleton .media { margin-block-end: calc(4.5em + 14px); } /* most names take two lines there */
  }
  @container (max-width: 240px) { .list { grid-template-columns: minmax(0, 1fr); } }
  @media (scripting: none) {
    .toggle, .waiting { display: none; }
    .groups { display: grid; }
    .apply { display: block; }
    .quick { display: none; }
  }
  @media (forced-colors: active) {
    .mark, .quick-view, .chip { border: 1px solid; }
    .pager a[aria-current] { outline: 2px solid Highlight; }
  }
  @media print {
    .filters, .pager, .quick, .waiting { display: none; }
  }
`;
