import { css } from '../../styles/css.js';

/** What is explained; how its tip looks comes with `tip.styles.ts`. */
export const tooltipStyles = css`
  :host { display: inline; }
  :host([tabindex]) { text-decoration: underline dotted; text-decoration-thickness: 0.08em; text-underline-offset: 0.22em; cursor: help; }
  :host(:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 2px; border-radius: calc(var(--_radius) / 4); }
  @media (scripting: none) {
    .tip:not([data-shown]) { display: inline; position: static; margin: 0; padding: 0; border: 0; background: none; color: inherit; font-size: 0.875em; }
    .tip::before { content: " ("; }
    .tip::after { content: ")"; }
  }
`;
