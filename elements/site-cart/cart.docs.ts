import type { Docs } from '../../core/manifest/docs.js';
import type { cartSettings } from './cart.settings.js';

export const cartDocs: Docs<typeof cartSettings> = {
  usesCurrency: true,
  details: 'Sums are shown for the visitor. A shop looks prices, coupons and shipping up itself at checkout and trusts nothing of the browser. With a shop behind the cart (`docs/cart-backends.md`) all sums, coupons and shipping are its own.\n\nA page is a cart page where `pageType` of the site context is 200 or 205, or where it has a full-page cart root: `<site-cart>` or `<div data-site-cart>`. There the code of the cart loads immediately. `isCartPage()` of `site-elements/utilities` tells your own scripts.',
  slots: { '': 'Shown while the cart is empty, such as a link to the shop.' },
  parts: { lines: 'The articles.', summary: 'Coupons, shipping, sums and the checkout.', checkout: 'The checkout button.', express: 'Buttons that lead to a payment provider at once, where the site context has `store.expressCheckout` and your shop names some.', 'express-button': 'One of them.', error: 'An error message.', notices: 'What has changed since an article was added.' },
  functions: { setCartBackend: 'Plugs another shop in behind the cart; `docs/cart-backends.md` says what it has to answer.' },
  states: { empty: 'Nothing is in the cart.' },
  accessibility: ['Every change is announced with the new total; a removed article can be put back, and the focus stays there.'],
  panel: {
    icon: 'M3 4h2l2.5 11h10L20 7H6M9 19v.01M17 19v.01',
    groups: {
      Content: ['shippingOptions', 'coupons'],
    },
    labels: { shippingOptions: 'Shipping methods', coupons: 'Coupon codes', checkoutUrl: 'Checkout page' },
  },
};
