import { css } from '../../../styles/css.js';

/** Whatever display a page gives to what is hidden by a condition. */
export const conditionsLightStyles = css`
  [data-site-hidden] { display: none !important; }
  [data-site-optional] .site-form-star { display: none; }
  :where(.site-form-conditional) { display: contents; }
`;
