import { css } from '../../styles/css.js';

/** No box of its own: only the rules that an owner asks for are to be seen. */
export const fontsStyles = css`
  :host { display: contents; }
  pre {
    margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2;
    font: calc(13px * var(--_font-scale))/1.5 var(--site-code-font, ui-monospace, "Cascadia Code", Menlo, Consolas, monospace);
    color: var(--_on-surface); background: var(--_surface); border: var(--_border-width) solid var(--_line); border-radius: var(--_radius);
  }
`;
