import { css } from '../../../styles/css.js';

/**
 * How the slides of each place stand. `site-gallery.css` has these rules too, written by `sheets/page-sheet.ts`,
 * for the time before scripts: there the element itself is the track.
 */
export const layoutStyles = css`
  .track, .controls {
    /* spec: media-layout §9, at most 3 in a row below 724 px, 2 below 480 px */
    --_slide: max(
      calc((var(--_full) - (var(--_columns) - 1) * var(--_gutter)) / var(--_columns)),
      min((var(--_full) - 2 * var(--_gutter)) / 3, (724px - var(--_full)) * 9999),
      min((var(--_full) - var(--_gutter)) / 2, (480px - var(--_full)) * 9999)
    );
  }
  .track {
    --_flex: 0 0 100%;
    --_snap: start;
    --_below: 0px;
  }
  .track ::slotted(*) {
    flex: var(--_flex, calc(100 * var(--_shape, 1.5)) 1 calc(var(--_shape, 1.5) * var(--_row-length)));
    min-inline-size: 0;
    scroll-snap-align: var(--_snap);
    scroll-snap-stop: always;
  }

  [data-flow='track'] .track {
    display: flex;
    align-items: flex-start;
    gap: var(--_gutter);
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
    border-radius: var(--_radius);
  }
  [data-place='row'] .track { --_flex: 0 0 var(--_slide); }
  [data-place='strip'] .track { --_flex: 0 0 auto; --_snap: center; }
  [data-place='strip'] .track::before, [data-place='strip'] .track::after {
    content: '';
    align-self: stretch;
    flex: 0 0 max(0px, (100% - var(--_first, 1.5) * var(--_height) * 1cqi) / 2);
    margin-inline-end: calc(-1 * var(--_gutter));
    padding-block-start: 1px; /* what has no height is not scrolled to */
  }
  [data-place='strip'] .track::after {
    flex-basis: max(0px, (100% - var(--_last, 1.5) * var(--_height) * 1cqi) / 2);
    margin-inline: calc(-1 * var(--_gutter)) 0;
  }
  /* Lengths, not formulas: a picture in a slide does not know the gallery as its container in every browser. */
  [data-place='strip'] .track ::slotted(*) { --_strip: calc(var(--_height) * 1cqi); --_strip-width: 100cqi; }
  [data-align='start'] .track { --_snap: start; }
  [data-align='start'] .track::before { display: none; }
  [data-align='start'] .track::after { flex-basis: max(0px, 100% - var(--_last, 1.5) * var(--_height) * 1cqi); }
  [data-align='end'] .track { --_snap: end; }
  [data-align='end'] .track::after { display: none; }
  [data-align='end'] .track::before { flex-basis: max(0px, 100% - var(--_first, 1.5) * var(--_height) * 1cqi); }

  [data-flow='rows'] .track { display: grid; align-items: start; gap: var(--_gutter); }
  [data-place='even'] .track { grid-template-columns: repeat(auto-fill, minmax(calc(var(--_slide) - 0.1px), 1fr)); }
  [data-place='fit'] .track {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(24px, var(--_size))), 1fr));
    align-items: stretch;
  }
  [data-place='columns'] .track {
    display: block;
    columns: max(24px, var(--_size));
    column-gap: var(--_gutter);
    --_below: var(--_gutter);
  }
  [data-place='columns'] .track ::slotted(*) { break-inside: avoid; }
  @supports (display: grid-lanes) {
    [data-place='columns'] .track {
      display: grid-lanes;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(24px, var(--_size))), 1fr));
      --_below: 0px;
    }
  }
  [data-place='lines'] .track { --_flex: initial; display: flex; flex-wrap: wrap; }
  /*
   * spec: media-layout §9, a row height of 250. A line grows until it is full, so it is broken where smaller images would
   * not fit either: the fewer images it holds, the more one of them changes its height, and the smaller they may become.
   * 175 px and 3 % of the width bring lines nearest to 250 at all widths. A phone has room for one image, which fills its line.
   */
  [data-place='lines'] .track ::slotted(*) { --_row-length: max(175px + 3cqi, min(250px, (480px - 100cqi) * 9999)); max-inline-size: 100%; }
  [data-place='lines'] .track::after { content: ''; flex: 999999 0 0; margin-inline-start: calc(-1 * var(--_gutter)); }
  [data-place='list'] .track, [data-place='whole'] .track { grid-template-columns: minmax(0, 1fr); }
  [data-flow='rows'][data-gapless] .track { overflow: clip; border-radius: var(--_radius); }
  [data-mixed] .track { align-items: stretch; }
  @media print {
    [data-place='strip'] .track::before, [data-place='strip'] .track::after { display: none; }
  }
`;
