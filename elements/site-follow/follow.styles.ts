import { css } from '../../styles/css.js';

export const followStyles = css`
  :host { display: block; }
`;
