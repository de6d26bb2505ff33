import { button } from '../../../styles/button.js';
import { css } from '../../../styles/css.js';

/** A form with steps. What is in another step is hidden whatever display a page gives to it. */
export const stepsLightStyles = css`
  [data-site-away] { display: none !important; }
  /* A captcha measures its room while it is not seen. */
  .site-form-captcha[data-site-away] { display: block !important; position: absolute; visibility: hidden; inline-size: 100%; }
  :where(form[data-site-steps]) :where([tabindex="-1"]:focus:not(:focus-visible)) { outline: none; }

  :where(.site-form-steps) {
    container-type: inline-size; box-sizing: border-box; min-block-size: max(4.75rem, 76px); inline-size: 100%;
    :where(p, ol) { margin: 0; }
    :where(ol) { display: flex; gap: max(0.375rem, 6px); padding: 0; list-style: none; }
    :where(li) {
      position: relative; flex: 1 1 0; min-inline-size: 0; border-block-start: 4px solid var(--_field-line); color: var(--_muted); font-size: 0.875em;
    }
    :where(li[data-state="completed"], li[data-state="current"]) { border-color: var(--_accent-text); }
    :where(li[data-state="current"]) { color: inherit; font-weight: 700; }
    :where(li > *) {
      box-sizing: border-box; display: flex; gap: 0.3em; align-items: start; inline-size: 100%; min-block-size: max(2.75rem, 44px); padding: max(0.5rem, 8px) 0;
      overflow-wrap: anywhere; line-height: 1.3; text-align: start;
    }
    :where(button > *) { text-decoration: inherit; }
    :where(.site-form-steps-number) { flex: none; }
    :where(button) {
      border: 0; border-radius: 0; background: none; color: var(--_accent-text); font: inherit; text-decoration: underline;
      text-underline-offset: 0.2em; cursor: pointer;
    }
    :where(button:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  }
  :where(.site-form-steps-count) { color: var(--_muted); font-size: 0.875em; line-height: 1.5; padding-block-end: 2px; }
  :where(.site-form-steps-number)::after { content: "."; content: "." / ""; }
  @container (max-width: 480px) {
    :where(.site-form-steps-name) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    :where(.site-form-steps-number)::after { content: none; }
    :where(.site-form-steps li > *) { justify-content: center; }
  }
  :where(.site-form-steps-lost) {
    padding: max(0.5rem, 8px) max(1rem, 16px); border-inline-start: 4px solid var(--_accent-text);
    background: color-mix(in oklab, var(--_accent) 8%, var(--_surface)); color: var(--_on-surface);
  }

  :where(.site-form-moves) {
    display: inline-flex; flex-wrap: wrap; gap: max(0.75rem, 12px); margin: 0; min-block-size: calc(max(3rem, 48px) * var(--_density)); vertical-align: top;
  }
  :where(span.site-form-moves) { margin-inline-end: max(0.75rem, 12px); }
  :where(span.site-form-moves:empty) { margin: 0; }
  /* In a narrow form, the author's button is below Back. */
  :where(:is(p, div):has(> span.site-form-moves:first-child:not(:empty) + :last-child)) { display: flex; flex-wrap: wrap; gap: max(0.75rem, 12px); }
  :where(:is(p, div) > span.site-form-moves:first-child:has(+ :last-child)) { margin: 0; }
  :where(.site-form-back) {
    min-block-size: calc(max(3rem, 48px) * var(--_density)); padding: calc(max(0.625rem, 10px) * (2 * var(--_density) - 1)) max(1.75rem, 28px);
    ${button}
  }
  form .site-form-back.site-form-back { background: none; border: max(1px, var(--site-border-width)) solid currentcolor; box-shadow: none; color: inherit; }
  :where(.site-form-back:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 2px; }

  :where(.site-form-answers) {
    :where(button) {
      min-block-size: max(2.75rem, 44px); padding: 0 2px; border: 0; background: none; color: var(--_accent-text); font: inherit;
      text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer;
    }
    :where(button:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  }
  @media (forced-colors: active) { :where(.site-form-steps li[data-state="open"]) { border-style: dotted; } }
  @media print { :where(.site-form-steps, .site-form-moves) { display: none; } }
`;
