import { css } from '../../styles/css.js';

/** The author's headings and paragraphs take the size from the box around them, so that it scales all of them. */
export const fitTextStyles = css`
  /* A narrower place is fitted to in a moment: until then nothing makes the page wider. */
  :host { overflow-x: clip; overflow-wrap: normal; }
  /* In a grid or a flex box that gives each child its own width, that width would be the text's,
     and the text's size that of the width: it is that of the room. */
  :host { inline-size: -webkit-fill-available; } /* all engines know it; Safari reads stretch and does nothing */
  .text { font-size: var(--_size, inherit); block-size: var(--_held, auto); }
  .text[data-mode="scale"] { line-height: 1.1; white-space: nowrap; }
  /* A page's own text-wrap would let it wrap. */
  .text[data-mode="scale"]:not([data-wraps]) ::slotted(*) { white-space: nowrap !important; }
  .text[data-wraps] { white-space: normal; overflow-wrap: anywhere; }
  .text[data-shrunk] ::slotted(*) { font-size: inherit !important; }
  .text[data-measured] { inline-size: max-content; white-space: nowrap !important; }
  .text[data-mode="scale"] ::slotted(*) { font-size: inherit !important; line-height: inherit; margin-block: 0 !important; }
`;
