import { css } from '../../styles/css.js';

/** <site-product>: the author's own fields and button, as far as the page has no rules for them. */
export const productLightStyles = css`
  :where(site-product) {
    & :where([data-product~="button"][aria-disabled="true"]) { opacity: 0.65; cursor: default; }
    & :where(label[data-availability]) { text-decoration: line-through; opacity: 0.75; }
    & [data-product][hidden] { display: none; }
  }
`;
