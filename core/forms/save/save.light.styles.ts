import { button, focusRing } from '../../../styles/button.js';
import { css } from '../../../styles/css.js';
import { field } from '../../../styles/field.js';

/** The button that saves a form, below it, and the message above a form that was opened by a link. */
export const saveLightStyles = css`
  :where(form:is([hidden], [data-site-closed])) + .site-form-save { display: none !important; }
  :where(.site-form-save) {
    max-inline-size: max(40rem, 640px); margin-block-start: calc(max(0.75rem, 12px) * var(--_density)); line-height: 1.5; overflow-wrap: anywhere;
    :where(p) { margin: 0; }
    :where(label) { font-weight: 600; }
    :where(input) {
      display: block; min-inline-size: 0;
      ${field}
    }
    :where([aria-invalid="true"]) { border-color: var(--_danger); box-shadow: inset 0 0 0 1px var(--_danger); }
    :where(button) {
      min-block-size: max(2.75rem, 44px); padding: 0 2px; border: 0; background: none; color: var(--_accent-text); font: inherit;
      text-align: start; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer;
    }
    :where(button[data-save="send"]) {
      min-block-size: calc(max(3rem, 48px) * var(--_density)); padding: calc(max(0.625rem, 10px) * (2 * var(--_density) - 1)) max(1.75rem, 28px);
      text-align: center; text-decoration: none;
      ${button}
    }
    :where(button[aria-disabled="true"]) { cursor: progress; opacity: 0.72; }
    :where(button, input, p):where(:focus-visible) { ${focusRing} }
    :where(p:focus:not(:focus-visible)) { outline: none; }
  }
  :where(.site-form-save-panel) {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: max(0.5rem, 8px);
    padding: calc(max(1rem, 16px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: var(--_border-width, 1px) solid var(--_field-line); border-radius: min(var(--_radius), 16px);
  }
  :where(.site-form-save-title) { font-weight: 700; }
  :where(.site-form-save-note) { color: var(--_muted); font-size: 0.9375em; }
  :where(.site-form-save .site-form-error) { color: var(--_danger); font-size: 0.9375em; }
  :where(.site-form-save-buttons) {
    display: flex; flex-wrap: wrap; align-items: center; gap: max(0.5rem, 8px) max(1.25rem, 20px); padding-block-start: max(0.25rem, 4px);
  }
  :where(.site-form-save-message:empty) { position: absolute; }
  :where(.site-form-save-message, .site-form-resumed) {
    padding: max(0.625rem, 10px) max(1rem, 16px); border-inline-start: 4px solid var(--_accent-text, currentcolor);
    background: color-mix(in oklab, var(--_accent-text, currentcolor) 8%, transparent);
  }
  :where(.site-form-save-message:not(:empty)) { margin-block-start: max(0.5rem, 8px); }
  :where(.site-form-save-message[data-state="failed"]) { border-color: var(--_danger); }
  :where(.site-form-resumed) {
    max-inline-size: max(40rem, 640px); margin-block-end: max(1rem, 16px); line-height: 1.5; overflow-wrap: anywhere;
    scroll-margin-block: max(3rem, 48px);
    :where(p) { margin: 0; }
    :where(button) {
      min-block-size: max(2.75rem, 44px); padding: 0 2px; border: 0; background: none; color: var(--_accent-text); font: inherit;
      text-align: start; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer;
    }
    :where(button:focus-visible) { ${focusRing} }
  }
  :where(.site-form-resumed:empty) { position: absolute; }
  :where(.site-form-resumed:focus-visible) { ${focusRing} }
  :where(.site-form-resumed:focus:not(:focus-visible)) { outline: none; }
  @media (forced-colors: active) {
    :where(.site-form-save-message, .site-form-resumed):where(:not(:empty)) { border: 1px solid CanvasText; border-inline-start-width: 4px; }
  }
  @media print { .site-form-save { display: none !important; } }
`;
