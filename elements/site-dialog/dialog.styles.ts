import { css } from '../../styles/css.js';

/** The dialog at rest, which is a slot alone; what it looks like when it is open comes with `card.styles.ts`. */
export const dialogStyles = css`
  :host { display: contents; }
  #root > slot { display: none; }
  #root > .shown { display: block; }
  :host(:state(error)) #root > slot { display: block; }
  @media (scripting: none) {
    #root > slot { display: block; }
  }
`;
