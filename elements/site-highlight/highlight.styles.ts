import { css } from '../../styles/css.js';

export const highlightStyles = css`
  :host { display: inline; position: relative; }
  .origin { position: absolute; inset-block-start: 0; left: 0; inline-size: 0; block-size: 0; pointer-events: none; user-select: none; }
  svg { position: absolute; inset: 0 auto auto 0; overflow: visible; opacity: var(--_opacity, 1); mix-blend-mode: var(--_blend, normal); }
  path {
    fill: none;
    stroke: var(--_color, currentcolor);
    stroke-linecap: var(--_linecap, square);
    stroke-linejoin: round;
    transform-box: fill-box;
    transform-origin: center;
  }
  svg:not([data-band]) path { stroke-width: var(--_thickness, 0.06em); }
  svg[data-unseen] { visibility: hidden; }
  .words { font-size: var(--_size, inherit); }
  .words:not([data-front]) { position: relative; }
  /* Words wrap elsewhere on paper. */
  @media print {
    .origin { display: none; }
    .words { text-decoration: underline; }
    .words[data-plain="line-through"] { text-decoration: line-through; }
  }
  @media (forced-colors: active) {
    path { stroke: Highlight; }
    svg[data-band] { display: none; }
    .origin:has([data-band]) + .words { text-decoration: underline; }
  }
`;
