import { css } from '../../core/element/css.js';

export const relativeTimeStyles = css`
  :host { display: inline; }
  slot[hidden] { display: none; }
`;
