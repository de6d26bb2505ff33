import { css } from '../../styles/css.js';

/** <site-tooltip>: the tip's own words have the color of its surface, as what is in them has. */
export const tooltipLightStyles = css`
  :is(site-tooltip > [slot="tip"]:not([style*="color"]), #_ #_) { color: inherit; }
`;
