import { css } from '../../../styles/css.js';

/** For the page, whose sheet knows nothing of captchas but their height; any rule of the page wins. */
export const captchaStyles = css`
  :where(.site-form-captcha) {
    box-sizing: border-box; min-block-size: max(4.875rem, 78px); max-inline-size: 100%;
  }
  :where(.site-form-captcha):focus { outline: none; }
  :where(site-newsletter form:has(> .site-form-captcha)) :where(button) { order: 2; }
  :where(.site-form-captcha):focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  :where(.site-form-captcha) :where(p) { margin-block: 0; }
  :where(.site-form-captcha) :where(fieldset) { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  :where(.site-form-captcha[data-phase="asking"], .site-form-captcha[data-phase="failed"][role], .site-form-captcha:not([role])) {
    padding: calc(max(0.875rem, 14px) * var(--_density)) calc(max(1rem, 16px) * var(--_density));
    border: var(--_border-width) solid var(--_field-line); border-radius: var(--_radius);
    background: var(--_surface); color: var(--_on-surface);
  }
  :where(.site-form-captcha):not([role]) {
    display: grid; grid-template-columns: auto minmax(0, 1fr) auto; column-gap: calc(max(0.75rem, 12px) * var(--_density)); align-items: center;
  }
  :where(.site-form-captcha):not([role]) :where(div) { display: none; }
  :where(.site-form-captcha):not([role]) :where([type="checkbox"]) { position: static; }
  :where(.site-form-captcha) :where(label) { font-weight: inherit; }
  :where(.site-form-captcha) > :where(div) { display: flex; flex-wrap: wrap; gap: calc(max(0.5rem, 8px) * var(--_density)); }
  :where(.site-form-captcha) > :where(div) > :where(:not(button)) { flex: 1 0 100%; min-inline-size: 0; }
  :where(.site-form-captcha) :where(button) {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_button-radius);
    background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
  }
  :where(.site-form-captcha-status):empty { position: absolute; }
  :where(.site-form-captcha-status) { color: var(--_muted); font-size: 0.9375em; }
  :where(form:not(.submitting):has(.site-form-captcha)) :where(button, input):where([aria-disabled="true"]) { cursor: not-allowed; opacity: 0.72; }
  @media print { .site-form-captcha { display: none !important; } }
`;
