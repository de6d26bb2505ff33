import { css } from '../../core/element/css.js';

export const followStyles = css`
  :host { display: block; }
`;
