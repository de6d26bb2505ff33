import { css } from '../../styles/css.js';

/** No box of its own: its children stay children of what it is in, cells of a grid too. */
export const revealStyles = css`
  :host { display: contents; }
`;
