import { css } from '../../styles/css.js';

// The column of a WordPress theme is made of margins, which place blocks alone: a sized shape directly in it is one.
export const shapeLightStyles = css`
  :is(.entry-content, .is-layout-constrained) > :is(site-shape, [data-site-shape], #_) { display: grid; }
`;
