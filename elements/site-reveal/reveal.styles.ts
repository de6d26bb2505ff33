import { css } from '../../core/element/css.js';

/** No box of its own: its children stay children of what it stands in, cells of a grid too. */
export const revealStyles = css`
  :host { display: contents; }
`;
