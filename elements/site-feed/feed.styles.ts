import { css } from '../../styles/css.js';

export const feedStyles = css`
  :host { line-height: 1.5; }
  :host([aspect-ratio="4:5"]) { --_ratio: 4 / 5; }
  :host([aspect-ratio="3:4"]) { --_ratio: 3 / 4; }
  :host([aspect-ratio="4:3"]) { --_ratio: 4 / 3; }
  :host([aspect-ratio="3:2"]) { --_ratio: 3 / 2; }
  :host([aspect-ratio="16:9"]) { --_ratio: 16 / 9; }
  p, ul { margin: 0; padding: 0; list-style: none; }
  [hidden] { display: none !important; }
  .frame { --_columns: 3; --_gap: 24px; display: grid; grid-template-columns: minmax(0, 1fr); }
  .columns-1 { --_columns: 1; }
  .columns-2 { --_columns: 2; }
  .columns-4 { --_columns: 4; }
  .columns-5 { --_columns: 5; }
  .columns-6 { --_columns: 6; }
  /* What failed stands in the room that was kept for it. */
  .frame > :is(.own, ul.failed) { grid-area: 1 / 1; }
  ul.failed { visibility: hidden; }
  :host(:state(roomless)) :is(ul.failed, .arrows, .foot) { display: none; }
  .posts { --_item: max(min(100%, 220px), (100% - (var(--_columns) - 1) * var(--_gap)) / var(--_columns)); }
  .grid { display: grid; gap: 32px var(--_gap); grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--_item)), 1fr)); }
  .list { display: grid; gap: calc(var(--_space) * 3); }
  .carousel {
    display: flex;
    gap: var(--_gap);
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
  }
  .carousel > * {
    flex: 0 0 max(min(100%, 240px), (100% - (var(--_columns) - 1) * var(--_gap)) / var(--_columns));
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  .post { position: relative; display: grid; gap: calc(var(--_space) * 1.5); align-content: start; min-inline-size: 0; }
  .media {
    container-type: inline-size;
    aspect-ratio: var(--_ratio, 1);
    border-radius: var(--_radius);
    overflow: clip;
    background: color-mix(in srgb, currentcolor 8%, transparent);
  }
  .media img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .words-only { display: grid; align-content: center; padding: 10%; }
  .words-only svg { inline-size: 32px; block-size: 32px; margin-inline: auto; color: var(--_muted); }
  .words-only p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
    font-size: clamp(max(1rem, 16px), 6.5cqi, max(1.5rem, 24px));
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  /* Title, excerpt and date have the same room in every post. */
  .words { display: flex; flex-direction: column; gap: 4px; block-size: calc(2 * 1.4em + 3 * 1.5em + 1.5em + 8px); min-inline-size: 0; }
  .brief .words { block-size: calc(2 * 1.4em + 1.5em + 4px); }
  /* Chromium aligns by the text's own direction, other browsers by that of the page. */
  :is(.words-only p, .title, .excerpt) { text-align: -webkit-match-parent; text-align: match-parent; }
  :is(.title, .excerpt) { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; overflow-wrap: anywhere; }
  .title { flex: none; -webkit-line-clamp: 2; font-family: var(--_heading-font); font-weight: 600; line-height: 1.4; }
  .excerpt { flex: none; -webkit-line-clamp: 3; color: color-mix(in srgb, currentcolor 85%, transparent); }
  .untitled .excerpt { -webkit-line-clamp: 4; }
  .metadata { display: flex; flex: none; gap: 0 calc(var(--_space) * 1.5); color: var(--_muted); font-size: 0.875em; white-space: nowrap; overflow: hidden; }
  .metadata > span { overflow: hidden; text-overflow: ellipsis; }
  .metadata > :last-child { flex: none; }
  a { color: inherit; text-decoration: none; }
  .post a::after { content: ""; position: absolute; inset: 0; }
  .post:hover a { text-decoration: underline; text-underline-offset: 3px; }
  .post a:focus-visible { outline: none; }
  .post:has(a:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 4px; }
  .carousel .post:has(a:focus-visible) { outline-offset: -2px; }
  .loading i { block-size: 1em; border-radius: calc(var(--_radius) / 2); background: color-mix(in srgb, currentcolor 8%, transparent); }
  .loading i { flex: none; margin-block-end: 6px; }
  .loading i:first-child { inline-size: 30%; }
  .loading i:nth-child(2) { inline-size: 80%; }
  .loading i:last-child { inline-size: 60%; }
  .brief.loading i:nth-child(n + 3) { display: none; }
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
  .foot { min-block-size: calc(44px * var(--_density)); margin-block-start: 32px; text-align: center; }
  .arrows + .foot { margin-block-start: -44px; justify-self: start; }
  .more {
    min-block-size: calc(44px * var(--_density)); padding-inline: calc(var(--_space) * 4); border: 1px solid currentcolor;
    border-radius: var(--_button-radius); background: none;
    font-weight: 600; }
  .more:hover { background: color-mix(in srgb, currentcolor 8%, transparent); }
  .news { display: flex; flex-wrap: wrap; gap: var(--_space) calc(var(--_space) * 2); align-items: center; margin-block-start: 16px; color: var(--_muted); }
  .news .more { padding-inline: calc(var(--_space) * 2.5); }
  @media (min-width: 640px) {
    .list .post:has(.media) { grid-template-columns: minmax(0, 200px) minmax(0, 1fr); gap: calc(var(--_space) * 3); align-items: center; }
  }
  @media (prefers-reduced-motion: no-preference) {
    .loading :is(.media, i) { animation: breathe 1.6s ease-in-out infinite alternate; }
    @keyframes breathe { to { opacity: 0.5; } }
  }
  @media (forced-colors: active) {
    .media, .loading i { border: 1px solid; }
    .arrow:disabled { color: GrayText; opacity: 1; }
  }
  @media print {
    .carousel { flex-wrap: wrap; overflow: visible; }
    .arrows, .foot { display: none; }
  }
  @media (scripting: none) {
    .own[hidden] { display: block !important; }
    ul.loading, .arrows, .foot { display: none; }
  }
`;
