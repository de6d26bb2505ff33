import { css } from '../../../../styles/css.js';

/** The fields that we draw for a product, as far as the page has no rules for them. */
export const fieldsStyles = css`
  :where(site-product > form[data-site-drawn]) {
    --_field-line: var(--site-field-line);
    display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--_space) * 2.5); margin: 0; overflow-wrap: break-word;
    & :where(fieldset) { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
    & :where(label, legend) { display: block; padding: 0; margin-block-end: 8px; font-weight: 600; }
    & :where(small) { display: block; margin-block-start: 4px; color: var(--site-muted); font-size: calc(14px * var(--_font-scale)); font-weight: 400; }
    & :where(.site-form-star) { color: var(--site-danger, color-mix(in srgb, theme(danger) 60%, currentcolor)); }
    & :where(.site-form-parts) {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(120px, 100%), 1fr)); gap: var(--_space) calc(var(--_space) * 2);
    }
    & :where(.site-form-part label) { font-weight: 400; }
    & :where(.site-form-tick) { display: flex; gap: var(--_space); align-items: center; min-block-size: calc(44px * var(--_density)); }
    & :where(.site-form-tick label) { margin: 0; padding-block: calc(var(--_space) * 1.25); font-weight: 400; }
    & :where(.site-form-tick input) { flex: none; inline-size: 18px; block-size: 18px; margin: 0; accent-color: var(--site-accent-text); }
    & :where(.site-form-marked) { display: flex; gap: var(--_space); align-items: center; }
    & :where(input:not([type="checkbox"], [type="radio"]), textarea, select) {
      display: block; box-sizing: border-box; inline-size: 100%; min-inline-size: 0; min-block-size: calc(48px * var(--_density)); margin: 0;
      padding: calc(var(--_space) * 1.25) calc(var(--_space) * 1.75);
      border: var(--_border-width) solid var(--_field-line); border-radius: var(--site-field-radius);
      background-color: var(--site-field-surface); color: var(--site-field-text);
      font: inherit; font-size: max(16px, 1em);
    }
    & :where(input, textarea, select):focus-visible { outline: 2px solid var(--site-accent-text); outline-offset: 2px; }
  }
`;
