import { css } from '../../styles/css.js';

/** <site-checkout-button>: the author's own control as it is; plain text is as high as the button it will become. */
export const checkoutButtonLightStyles = css`
  :where(site-checkout-button, [data-site-checkout-button]) { display: block; position: relative; }
  :is(site-checkout-button:not(:defined, [data-site-served]), [data-site-checkout-button]):not(:has(a, button, input)) {
    min-block-size: max(2.75rem, 44px);
    padding-block: calc(max(0.625rem, 10px) + 1px);
    box-sizing: border-box;
  }
`;
