import { css } from '../../../styles/css.js';

/** Groups stand as the form's own fields do, whatever the page has made of its form. */
export const groupStyles = css`
  :where(.site-form-group) {
    display: inherit;
    flex-flow: inherit;
    gap: inherit;
    grid: inherit;
    grid-column: 1 / -1;
  }
  /* Elsewhere what opens over fields is no popover: contained, it would be placed in its group and not in the window. */
  @supports selector(:popover-open) {
    :where(.site-form-group) { contain: layout; }
  }
`;
