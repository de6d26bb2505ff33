import { css } from '../../../styles/css.js';

/** Whatever display a page gives to its forms; and the message shown instead of one that is closed. */
export const limitsLightStyles = css`
  form[data-site-closed] { display: none !important; }
  :where(.site-form-closed) {
    max-inline-size: max(40rem, 640px);
    margin-block: 0 max(1rem, 16px);
    padding: max(1rem, 16px) max(1.25rem, 20px);
    border-inline-start: 4px solid var(--_accent-text, currentcolor);
    background: color-mix(in oklab, var(--_accent-text, currentcolor) 8%, transparent);
    line-height: 1.5;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  :where(.site-form-closed:empty) { display: none; }
  :where(.site-form-closed:focus) { outline: 2px solid; outline-offset: 2px; }
  @media (forced-colors: active) { :where(.site-form-closed) { border: 1px solid CanvasText; border-inline-start-width: 4px; } }
`;
