import { css } from '../../styles/css.js';

export const newsletterStyles = css`
  #success { padding-block: calc(2 * var(--_space)); }
  :host(:state(small)) #success { padding-inline: calc(2 * var(--_space)); }
`;
