import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

/** The author's articles are where `site-summary.css` has put them: nothing moves when this is drawn. */
export const summaryStyles = css`
  :host { color: inherit; line-height: 1.5; }
  :host([design="carousel"]) { translate: 0; }
  :host([aspect-ratio="1:1"]) { --_ratio: 1; }
  :host([aspect-ratio="4:3"]) { --_ratio: 4 / 3; }
  :host([aspect-ratio="3:2"]) { --_ratio: 3 / 2; }
  :host([aspect-ratio="16:9"]) { --_ratio: 16 / 9; }
  :host([aspect-ratio="2:1"]) { --_ratio: 2; }
  :host([aspect-ratio="4:5"]) { --_ratio: 4 / 5; }
  :host([aspect-ratio="3:4"]) { --_ratio: 3 / 4; }
  :host([aspect-ratio="2:3"]) { --_ratio: 2 / 3; }
  :host([aspect-ratio="9:16"]) { --_ratio: 9 / 16; }
  p, ul { margin: 0; padding: 0; list-style: none; }
  [hidden] { display: none !important; }
  .frame, #root > slot:only-child {
    --_columns: 3;
    --_gap: 24px;
    --_item: max(min(100%, 220px), (100% - (var(--_columns) - 1) * var(--_gap)) / var(--_columns));
  }
  /* For items in a list or in columns of the author's, which no slotted rule reaches. */
  .frame { --_part-flex: initial; --_part-below: initial; --_part-snap: initial; }
  .wall { --_part-below: 32px; }
  .carousel { --_part-flex: 0 0 max(min(100%, 240px), (100% - (var(--_columns) - 1) * var(--_gap)) / var(--_columns)); --_part-snap: start; }
  .columns-1, :host([columns="1"]) #root > slot:only-child { --_columns: 1; }
  .columns-2, :host([columns="2"]) #root > slot:only-child { --_columns: 2; }
  .columns-4, :host([columns="4"]) #root > slot:only-child { --_columns: 4; }
  .columns-5, :host([columns="5"]) #root > slot:only-child { --_columns: 5; }
  .columns-6, :host([columns="6"]) #root > slot:only-child { --_columns: 6; }
  .grid, #root > slot:only-child { display: grid; gap: 32px var(--_gap); grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--_item)), 1fr)); }
  .list { display: grid; gap: calc(var(--_space) * 4); }
  :host([design="list"]) #root > slot:only-child { grid-template-columns: none; }
  .wall, :host([design="wall"]) #root > slot:only-child { display: block; columns: var(--_columns) 240px; column-gap: var(--_gap); }
  .wall > *, .wall ::slotted(*), :host([design="wall"]) #root > slot:only-child::slotted(*) { break-inside: avoid; padding-block-end: calc(var(--_space) * 4); }
  .carousel, :host([design="carousel"]) #root > slot:only-child {
    display: flex;
    gap: var(--_gap);
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
  }
  :host([design="carousel"]) #root > slot:only-child { padding-block-end: calc(var(--_space) * 7.5); }
  .carousel > :not(slot), .carousel ::slotted(*), :host([design="carousel"]) #root > slot:only-child::slotted(*) {
    flex: 0 0 max(min(100%, 240px), (100% - (var(--_columns) - 1) * var(--_gap)) / var(--_columns));
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  .arrows { display: flex; gap: calc(var(--_space) * 1.5); justify-content: flex-end; block-size: 44px; margin-block-start: 16px; }
  .arrow {
    display: grid;
    place-content: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 1px solid color-mix(in srgb, currentcolor 55%, transparent);
    border-radius: 50%;
    background: none;
  }
  .arrow:not(:disabled):hover { background: color-mix(in srgb, currentcolor 8%, transparent); }
  .arrow:disabled { opacity: 0.4; }
  .previous svg { rotate: 180deg; }
  :host(:dir(rtl)) .arrow svg { scale: -1 1; }
  svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }

  .item { position: relative; display: grid; gap: calc(var(--_space) * 1.5); align-content: start; min-inline-size: 0; }
  .media { border-radius: var(--_radius); overflow: clip; background: color-mix(in srgb, currentcolor 7%, transparent); }
  .media a { display: block; }
  .media a:focus-visible { outline-offset: -4px; }
  .media img { display: block; inline-size: 100%; block-size: auto; object-fit: cover; }
  :is(.grid, .list, .carousel) .media img { aspect-ratio: var(--_ratio, 3 / 2); }
  .wall .media img { aspect-ratio: var(--_ratio, auto); }
  .words { display: grid; gap: 4px; min-inline-size: 0; }
  .title { font-family: var(--_heading-font); font-size: 1.125em; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
  .title a { color: inherit; text-decoration: none; }
  .title a::after { content: ""; position: absolute; inset: 0; }
  .title a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .title a:focus-visible { outline: none; }
  .item:has(.title a:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 4px; }
  .carousel .item:has(.title a:focus-visible) { outline-offset: -2px; }
  .metadata { display: flex; flex-wrap: wrap; gap: 0 calc(var(--_space) * 1.5); color: var(--_muted); font-size: 0.9375em; }
  .price { font-variant-numeric: tabular-nums; }
  .now, del { display: inline-block; unicode-bidi: isolate; }
  .reduced { ${dangerText} }
  del { margin-inline-end: 0.5em; }
  .read-more a {
    position: relative; display: inline-grid; align-items: center; min-block-size: calc(44px * var(--_density)); color: inherit;
    text-underline-offset: 3px;
  }
  .foot, .news { margin-block-start: 32px; text-align: center; }
  /* As much room while it loads as a failure takes, its button too. */
  .news { display: grid; gap: var(--_space); place-content: center; justify-items: center; min-block-size: calc(72px + 2lh + 44px); color: var(--_muted); }
  :host([feed]) #root > slot:only-child { padding-block-end: var(--_news-room, 0px); }
  @media (scripting: none) { .news { display: none; } }
  .more {
    min-block-size: calc(44px * var(--_density)); padding-inline: calc(var(--_space) * 4); border: 1px solid currentcolor;
    border-radius: var(--_button-radius); background: none;
    font-weight: 600; }
  .more:hover { background: color-mix(in srgb, currentcolor 8%, transparent); }
  @media (min-width: 640px) {
    .list .item:has(.media) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: calc(var(--_space) * 3); align-items: center; }
  }
  @media (forced-colors: active) {
    .arrow:disabled { color: GrayText; opacity: 1; }
  }
  @media print {
    .carousel { flex-wrap: wrap; overflow: visible; }
    .arrows, .foot { display: none; }
  }
`;
