import { css } from '../../styles/css.js';

/** As the link in it: a part of the line. */
export const commentCountStyles = css`
  :host { display: inline; }
  ::slotted([hidden]) { display: none !important; }
`;
