import { css } from '../../../styles/css.js';

/** What stands for the form until it is drawn, and where it cannot be: without scripts, or if it could not be loaded. */
export const storedFormLightStyles = css`
  :has(> form[data-site-drawn]) > [data-site-fallback] { display: none; }
`;
