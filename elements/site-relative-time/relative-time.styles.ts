import { css } from '../../styles/css.js';

export const relativeTimeStyles = css`
  :host { display: inline; }
  slot[hidden] { display: none; }
`;
