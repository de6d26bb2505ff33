import { facadeGround } from '../../core/embed/facade.styles.js';
import { css } from '../../styles/css.js';

export const consentGateStyles = css`
  /* The same room as in site-consent-gate.css, which has it before the script. */
  :host { box-sizing: border-box; min-block-size: 16em; padding: 1.25em; }
  :host(:state(open)) { min-block-size: 0; padding: 0; }
  :host(:not(:state(open))) { ${facadeGround} }
  .facade { min-block-size: 13.5em; }
  .hide {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.875em;
    font-weight: 400;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .hide:hover { background: none; }
  @media print {
    .hide { display: none; }
  }
`;
