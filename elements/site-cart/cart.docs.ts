import type { Docs } from '../../core/manifest/describe/docs.js';
import type { cartSettings } from './cart.settings.js';

export const cartDocs: Docs<typeof cartSettings> = {
  group: 'shop',
  usesCurrency: true,
  details: 'Totals are shown for information. At checkout, a shop looks up prices, coupons and shipping itself and doesn\'t trust values from the browser. With a cart backend (`docs/cart-backends.md`), all totals, coupons and shipping are calculated by the shop.\n\nA page is a cart page where `pageType` of the site context is 200 or 205, or where it has a full-page cart root: `<site-cart>` or `<div data-site-cart>`. On a cart page, the code of the cart loads immediately. Your own scripts can call `isCartPage()` from `site-elements/utilities`.',
  slots: { '': 'Content shown while the cart is empty, such as a link to the shop.' },
  parts: { lines: 'The items.', summary: 'Coupons, shipping, totals and the checkout button.', checkout: 'The checkout button.', express: 'Express checkout buttons of payment providers, if the site context has `store.expressCheckout` and your shop lists some.', 'express-button': 'An express checkout button.', error: 'An error message.', notices: 'Changes since an item was added, such as a new price.' },
  functions: { setCartBackend: 'Connects the cart to another shop. `docs/cart-backends.md` describes the required responses.' },
  states: { empty: 'The cart is empty.' },
  accessibility: ['Every change is announced with the new total. A removed item can be restored, and the focus stays there.'],
  panel: {
    icon: 'M3 4h2l2.5 11h10L20 7H6M9 19v.01M17 19v.01',
    groups: {
      Content: ['shippingOptions', 'coupons'],
    },
    labels: { shippingOptions: 'Shipping methods', coupons: 'Coupon codes', checkoutUrl: 'Checkout page' },
  },
};
