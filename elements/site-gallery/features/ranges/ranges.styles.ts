import { css } from '../../../../styles/css.js';

/**
 * Thousands of slides in ranges: the browser lays out, draws and watches the images of those near the window, and skips
 * the others, which are still found by search, focus and screen readers. A range of a track is a part of its row, one of
 * rows is some full rows, one of columns a part of a column.
 */
export const rangesStyles = css`
  .range, .column { display: contents; }
  @media screen {
    .track[data-ranges] .range {
      align-self: stretch;
      flex: none;
      gap: var(--_gutter);
      align-items: inherit;
      content-visibility: auto;
      overflow-clip-margin: 12px; /* outlines of what has the focus at an edge */
    }
    .track[data-ranges] .range[data-drawn] { content-visibility: visible; }
    [data-flow='track'] .track[data-ranges] { --_full: 100cqi; }
    [data-flow='track'][data-place='single'] .track[data-ranges] { --_flex: 0 0 100cqi; }
    [data-flow='track'] .track[data-ranges] > .range { display: flex; flex-direction: inherit; }
    /* Its slides stretch their pictures: not every browser makes a range of them as wide as they are. They are whole 64ths of a pixel wide. */
    :not([data-vertical])[data-place='row'] .track[data-ranges] > .range {
      inline-size: calc(var(--_count) * (var(--_exact-slide, var(--_slide)) + var(--_gutter)) - var(--_gutter));
    }
    @supports (width: round(down, 1px, 1px)) {
      .track[data-ranges] { --_exact-slide: round(down, var(--_slide) + 0.001px, 1px / 64); }
    }
    :not([data-vertical])[data-place='single'] .track[data-ranges] > .range { inline-size: calc(var(--_count) * (100cqi + var(--_gutter)) - var(--_gutter)); }
    [data-flow='rows'] .track[data-ranges] { display: flex; flex-flow: column; }
    [data-flow='rows'] .track[data-ranges] > .range { display: grid; grid-template-columns: inherit; }
    [data-place='columns'] .track[data-ranges] { --_below: 0px; --_flex: none; flex-flow: row; align-items: flex-start; }
    [data-place='columns'] .track[data-ranges] > .column { flex: 1 1 0; min-inline-size: 0; gap: var(--_gutter); }
    [data-place='columns'] .track[data-ranges] :is(.column, .range) { display: flex; flex-flow: column; align-items: stretch; }
    [data-place='lines'] .track[data-ranges]::after { content: none; }
    [data-place='lines'] .track[data-ranges] > .range { display: flex; flex-wrap: wrap; }
    [data-place='lines'] .track[data-ranges] > .range:last-of-type::after { content: ''; flex: 999999 0 0; margin-inline-start: calc(-1 * var(--_gutter)); }
  }
`;
