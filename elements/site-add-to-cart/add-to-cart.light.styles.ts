import { button, buttonHover, focusRing } from '../../styles/button.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';

/**
 * <site-add-to-cart>: the author's own control as it is; plain text is as high as the button it will become.
 */
export const addToCartLightStyles = css`
  site-add-to-cart, [data-site-add-to-cart] { display: block; position: relative; }
  :is(site-add-to-cart:not(:defined, [data-site-served]), [data-site-add-to-cart]):not(:has(a, button, input, form)) {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding-block: calc(max(0.625rem, 10px) + 1px);
    box-sizing: border-box;
  }

  /* The author's button, before, without and after the script: wrapped in :where(), so that any rule of the page wins. */
  :where(site-add-to-cart, [data-site-add-to-cart]) {
    --_accent: var(--site-accent);
    --_accent-text: var(--site-accent-text);
    --_on-accent: var(--site-on-accent);
    --_on-surface: var(--site-on-surface);
    --_button-radius: var(--site-button-radius);
    ${density}
  }
  :where(site-add-to-cart, [data-site-add-to-cart]) :where(button:not([type="reset"]), input:is([type="submit"], [type="button"])) {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density)); padding: max(0.625rem, 10px) max(1.5rem, 24px);
    ${button}
  }
  :where(site-add-to-cart, [data-site-add-to-cart]) :where(button:not([type="reset"]), input:is([type="submit"], [type="button"])):where(:hover) {
    ${buttonHover}
  }
  :where(site-add-to-cart, [data-site-add-to-cart]) :where(button, input):where(:focus-visible) { ${focusRing} }
  :where(site-add-to-cart, [data-site-add-to-cart]) :where(button, input):where(:disabled) { opacity: 0.5; cursor: default; }
`;
