import { css } from '../../../styles/css.js';

/**
 * Colors of categories: the site owner's, in `--_category-1` to `--_category-8`, else the accent color and hues around it. Text keeps the
 * color of the surface, so it is readable on any of them.
 */
export const categoryStyles = css`
  [data-color] { --_own: var(--_accent); --_category: var(--_own); --_color: var(--_category); }
  @supports (color: oklch(from red l c h)) {
    [data-color] { --_own: oklch(from var(--_accent) clamp(0.55, l, 0.7) clamp(0.09, c, 0.17) calc(h + var(--_turn))); }
  }
  [data-color="1"] { --_turn: 0; --_category: var(--_category-1, var(--_own)); }
  [data-color="2"] { --_turn: 160; --_category: var(--_category-2, var(--_own)); }
  [data-color="3"] { --_turn: 285; --_category: var(--_category-3, var(--_own)); }
  [data-color="4"] { --_turn: 75; --_category: var(--_category-4, var(--_own)); }
  [data-color="5"] { --_turn: 205; --_category: var(--_category-5, var(--_own)); }
  [data-color="6"] { --_turn: 325; --_category: var(--_category-6, var(--_own)); }
  [data-color="7"] { --_turn: 120; --_category: var(--_category-7, var(--_own)); }
  [data-color="8"] { --_turn: 245; --_category: var(--_category-8, var(--_own)); }
  .categories {
    display: flex;
    align-items: center;
    gap: 6px;
    block-size: 56px;
    overflow: auto clip;
    scrollbar-width: none;
  }
  .categories button {
    display: flex;
    align-items: center;
    gap: 6px;
    flex: none;
    max-inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 14px;
    border: var(--_border-width) solid var(--_line);
    border-radius: var(--_pill-radius);
    background: none;
    font-size: 0.9375em;
    white-space: nowrap;
  }
  .categories button:focus-visible { outline-offset: -3px; }
  .categories button:hover { border-color: currentColor; }
  .categories button[aria-pressed="true"] { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; font-weight: 600; }
  .swatch { flex: none; inline-size: 10px; block-size: 10px; border-radius: 50%; background: var(--_category); }
  @media (forced-colors: active) {
    .swatch { forced-color-adjust: none; }
    .categories button[aria-pressed="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
  @media print {
    .swatch { print-color-adjust: exact; }
    .categories { block-size: auto; flex-wrap: wrap; }
    .categories button { min-block-size: 0; border: 0; padding-inline: 0 8px; }
    .categories button[data-category=""] { display: none; }
  }
`;
