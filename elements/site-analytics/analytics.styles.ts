import { css } from '../../core/element/css.js';

export const analyticsStyles = css`
  :host { display: none; }
`;
