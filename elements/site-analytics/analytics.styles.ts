import { css } from '../../styles/css.js';

export const analyticsStyles = css`
  :host { display: none; }
`;
