import { css } from '../../styles/css.js';

/** <site-pricing-toggle>: what belongs to the other option goes, whatever display the page gives it: plans are often grids. */
export const pricingToggleLightStyles = css`
  :is(site-pricing-toggle, [data-site-pricing-toggle]) [data-option][hidden] { display: none !important; }
`;
