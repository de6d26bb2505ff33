import { css } from '../../core/element/css.js';

/** The dialog at rest; how it looks when it is open comes with `card.styles.ts`. */
export const dialogStyles = css`
  :host { display: contents; }
  .rest { display: none; }
  .stranded { display: block; }
  @media (scripting: none) {
    .rest { display: block; }
  }
`;
