import { css } from '../../styles/css.js';

export const formStyles = css`
  /* Important inside a shadow root wins over the page: a form with a display of its own is hidden all the same. */
  ::slotted(form[hidden]) { display: none !important; }
  #success {
    max-inline-size: max(40rem, 640px);
    padding: calc(3 * var(--_space));
    border-inline-start: 4px solid var(--_accent-text);
    border-radius: var(--_radius);
    background: color-mix(in oklab, var(--_accent) 8%, var(--_surface));
    color: var(--_on-surface);
    line-height: 1.5;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  #success:focus { outline: none; }
  #success:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  #success p { margin: 0; }
  #success :is(ul, slot ~ p) { margin-block: 0.5em 0; }
  #success ul { padding-inline-start: 1.25em; overflow-wrap: anywhere; }
  ::slotted([slot="success"]) { white-space: normal; }
  @media (forced-colors: active) { #success { border: 1px solid CanvasText; border-inline-start-width: 4px; } }
`;
