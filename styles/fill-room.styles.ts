import { css } from './css.js';

/**
 * For elements that bring a frame of their own: as wide as there is room, also where the parent shrinks to fit (a float, an
 * inline block, a table cell, a centered flex column). What has size containment counts as empty there, so the width is that of
 * a column of the grid: at least nothing, at most that of the window. Source: https://drafts.csswg.org/css-contain-2/#containment-size
 * What takes its width from its height, as a slide of a strip, sets the two properties.
 */
export const fillRoom = css`
  :host { display: grid; grid-template-columns: minmax(0, var(--_most-room, calc(100vw - 64px))) minmax(0, 1fr); }
  #root { display: block; grid-column: 1 / -1; contain: var(--_room-contain, inline-size); }
`;

/**
 * The same for elements whose margins meet those around them: a box without height that is so wide at most. A float, because a
 * block would keep the margins apart, and behind the content, because the widths of a float and of what follows it are added up.
 */
export const fillRoomAround = css`
  :host::after { content: ""; float: inline-start; display: grid; grid-template-columns: minmax(0, calc(100vw - 64px)); }
`;
