import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { Host } from '../../core/element/host.js';
import { cartTexts } from '../../core/product/cart-texts.js';
import type { Coupon, ShippingOption } from '../../core/contract/store/cart-sums.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const cartSettings = table({
  tag: 'site-cart',
  summary:
    "The cart page: items, quantities, coupons, shipping and totals. The cart is stored in the visitor's browser, and in your shop if you have one.",
  spec: 'commerce-forms-data §2, §3; page-runtime-platform §2',
  // The element is the page's cart root: a page that has it is a cart page, whatever its type.
  loadImmediately: true,
  mainOnPages: [200, 205],
  preloadsReact: true,
  settings: {
    checkoutUrl: setting.url(
      pagePaths.checkout,
      'URL to which the checkout form is posted, with a JSON field `cart`: `[{"sku": "…", "quantity": 1}]`.',
      { spec: 'commerce-forms-data §2' },
    ),
    shippingOptions: setting.json<readonly ShippingOption[]>(
      [],
      'Shipping methods, such as `[{"name": "Post", "cents": 495, "countries": ["IE"], "freeFromCents": 6000}]`.',
      { type: '{ name: string; cents: number; countries?: string[]; freeFromCents?: number }[]', spec: 'commerce-forms-data §3' },
    ),
    coupons: setting.json<readonly Coupon[]>(
      [],
      'Coupon codes, such as `[{"code": "SPRING", "percent": 10, "minimumCents": 2000}]`, with `percent`, `cents` or `freeShipping`. Visitors can read them in the page source.',
      {
        type: '{ code: string; percent?: number; cents?: number; freeShipping?: boolean; minimumCents?: number }[]',
        spec: 'commerce-forms-data §3',
      },
    ),
  },
  events: {
    'site-cart-checkout': event('The visitor goes to checkout. Cancelable: after `preventDefault()`, the visitor stays on the page.', {
      cancelable: true,
    }),
  },
  texts: {
    ...cartTexts,
    changed: '{name}: {count}. Total {total}.',
    coupon: 'Coupon',
    apply: 'Apply',
    couponValid: '{code} is applied.',
    couponInvalid: '{code} does not apply to this cart.',
    removeCoupon: 'Remove {code}',
    country: 'Ship to',
    shipping: 'Shipping',
    free: 'free',
    noShipping: 'We do not ship there.',
    discount: 'Discount',
    giftCard: 'Gift card',
    total: 'Total',
    note: 'Tax is calculated at checkout.',
    or: 'or',
    tax: 'Tax',
    taxIncluded: 'Includes {tax} tax.',
    reverseCharge: 'Tax not charged (reverse charge)',
    digital: 'Downloads are sent by email.',
    priceChanged: '{name} now costs {price}.',
    lowStock: '{name}: only {quantity} left.',
    soldOut: '{name} is sold out.',
    gone: '{name} is no longer sold.',
    noAnswer: 'The shop is not responding, so totals may be out of date.',
    again: 'Try again',
  },
  translations: [language => import(`../../core/product/texts/${language}.js`), language => import(`./texts/${language}.js`)],
});

type Rows = typeof cartSettings;
export type CartHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
