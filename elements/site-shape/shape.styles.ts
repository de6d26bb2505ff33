import { css } from '../../styles/css.js';

// Widths are those of site-shape.css, which keeps the place before the script arrives.
export const shapeStyles = css`
  :host([size="small" i]) { --_wide: max(5rem, 80px); }
  :host([size="medium" i]) { --_wide: max(12rem, 192px); }
  :host([size="large" i]) { --_wide: max(20rem, 320px); }
  :host(:is([size="small" i], [size="medium" i], [size="large" i])) {
    display: inline-grid;
    vertical-align: middle;
    inline-size: min(100% - max(1rem, 16px), var(--_wide));
    margin: max(0.5rem, 8px);
  }
  /* Its width, also in parents that shrink to fit: a drawing asks for none. */
  :host { display: grid; grid-template: minmax(0, 1fr) / minmax(0, var(--_wide, calc(100vw - 64px))) minmax(0, 1fr); }
  :host(:is([size="small" i], [size="medium" i], [size="large" i])) { grid-template-columns: minmax(0, var(--_wide)); }
  :host { --_shade: var(--site-shape-shadow-color, rgb(0 0 0 / 0.35)); }
  .frame {
    --_fill: var(--_given-fill, var(--site-shape-fill, var(--_accent)));
    display: grid;
    grid-column: 1 / -1;
    contain: inline-size;
    grid-template-rows: minmax(0, 1fr); /* in an element of a height of its own, not as high as the drawing is wide */
    inline-size: 100%;
    block-size: 100%;
  }
  svg {
    grid-area: 1 / 1;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    filter: var(--_given-drop, none);
  }
  .start { stop-color: var(--_fill); }
  .end { stop-color: var(--site-shape-fill-end, var(--_fill)); }
  path {
    stroke: var(--_given-stroke, var(--site-shape-stroke, none));
    stroke-width: var(--_given-thick, var(--site-shape-stroke-width, 2px));
    stroke-linejoin: round;
  }
  .content {
    grid-area: 1 / 1;
    display: grid;
    place-content: center;
    min-inline-size: 0;
    padding-inline: var(--_given-side, 18%);
    translate: var(--_given-middle, none);
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    color: var(--site-shape-color, var(--_on-accent));
  }
  @supports (color: oklch(from red clamp(0, (0.65 - l) * 1000, 1) 0 0)) {
    .content { color: var(--site-shape-color, oklch(from var(--_fill) clamp(0, (0.65 - l) * 1000, 1) 0 0)); }
  }
  .frame[data-line] .content { color: var(--site-shape-color, inherit); }
  .frame:not([data-line]) ::slotted(*) { color: inherit; }
  @media (forced-colors: active) {
    path { fill: Canvas; stroke: CanvasText; stroke-width: 2px; }
    .content { color: CanvasText; }
    svg { filter: none; }
  }
  @media print {
    svg { print-color-adjust: exact; }
  }
`;
