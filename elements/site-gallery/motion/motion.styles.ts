import { css } from '../../../styles/css.js';

/** Slides that change: in a stack, and where a hand or a motion holds them. */
export const motionStyles = css`
  [data-flow='track'] .track:is([data-drag], [data-glide], [data-free]) { scroll-snap-type: none; }
  /* Over the slides, and not on the track: every slide would inherit it, and there may be thousands. */
  .stage[data-drag]::after { content: ''; position: absolute; z-index: 1; inset: 0; cursor: grabbing; user-select: none; }

  /* A stack that a server has sent is a row to swipe until its script is there. */
  [data-flow='stack'] .track:not([data-stack]) {
    display: grid;
    grid: auto / auto-flow 100%;
    gap: var(--_gutter);
    overflow: auto hidden;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
    border-radius: var(--_radius);
  }
  .track[data-stack] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    min-block-size: var(--_least, auto);
    overflow: clip;
    border-radius: var(--_radius);
    touch-action: pan-y pinch-zoom;
    -webkit-tap-highlight-color: transparent;
  }
  .track[data-stack] > ::slotted(*) { grid-area: 1 / 1; isolation: isolate; } /* a layer that is there already costs a motion no layout */
  /* Neither drawn nor fetched. Against the page's own rules for its pictures. */
  .track[data-stack] > ::slotted([inert]) { display: none !important; }
  /* A picture that goes and the one that comes add up to a whole one wherever both are. */
  .track[data-stack='blended'] { isolation: isolate; }

  @media print {
    .track[data-stack] > ::slotted([inert]) { display: revert !important; }
  }
`;
