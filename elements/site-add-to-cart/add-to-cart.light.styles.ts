import { css } from '../../core/element/css.js';

/**
 * <site-add-to-cart>: the author's own control as it is; plain text is as high as the button it will become.
 */
export const addToCartLightStyles = css`
  site-add-to-cart, [data-site-add-to-cart] { display: block; position: relative; }
  :is(site-add-to-cart:not(:defined, [data-site-served]), [data-site-add-to-cart]):not(:has(a, button, input, form)) { min-block-size: max(2.75rem, 44px); padding-block: calc(max(0.625rem, 10px) + 1px); box-sizing: border-box; }

  /* The author's button, before, without and after the script: wrapped in :where(), so that any rule of the page wins. */
  :where(site-add-to-cart, [data-site-add-to-cart]) {
    --_accent: var(--site-accent, light-dark(#1f5eff, #8fb1ff));
    --_on-accent: var(--site-on-accent, light-dark(#fff, #0b1220));
    --_on-surface: var(--site-on-surface, light-dark(#16181d, #f1f2f4));
  }
  :where(site-add-to-cart, [data-site-add-to-cart]) :where(button:not([type="reset"]), input:is([type="submit"], [type="button"])) {
    box-sizing: border-box; min-block-size: max(2.75rem, 44px); padding: max(0.625rem, 10px) max(1.5rem, 24px); border: 1px solid transparent;
    border-radius: var(--site-radius, 8px); background: var(--_accent); color: var(--_on-accent);
    font: inherit; font-weight: 600; cursor: pointer;
  }
  :where(site-add-to-cart, [data-site-add-to-cart]) :where(button:not([type="reset"]), input:is([type="submit"], [type="button"])):where(:hover) {
    background: color-mix(in oklab, var(--_accent) 88%, var(--_on-surface));
  }
  :where(site-add-to-cart, [data-site-add-to-cart]) :where(button, input):where(:focus-visible) { outline: 2px solid var(--_accent); outline-offset: 2px; }
  :where(site-add-to-cart, [data-site-add-to-cart]) :where(button, input):where(:disabled) { opacity: 0.5; cursor: default; }
`;
