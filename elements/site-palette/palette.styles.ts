import { css } from '../../styles/css.js';

/** No box of its own: what it wraps stays a child of what it stood in. */
export const paletteStyles = css`
  :host { display: contents; }
`;
