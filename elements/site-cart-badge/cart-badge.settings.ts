import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { cartTexts } from '../../core/product/cart-texts.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-cart-change`. */
export interface CartChange {
  /** Number of units in the cart. */
  readonly count: number;
  /** Total before tax, shipping and discounts, in minor units. */
  readonly subtotalCents: number;
  /** ISO 4217 */
  readonly currency: string;
}

export const cartBadgeSettings = table({
  tag: 'site-cart-badge',
  summary: 'A cart button with item count and subtotal. Opens the cart in a side panel.',
  spec: 'page-runtime-platform §9, commerce-forms-data §2',
  settings: {
    checkoutUrl: setting.url(
      pagePaths.checkout,
      'URL to which the checkout form is posted, with a JSON field `cart`: `[{"sku": "…", "quantity": 1}]`.',
      { spec: 'commerce-forms-data §2' },
    ),
    hideSubtotal: setting.flag(false, 'Hides the subtotal and shows only the count.'),
  },
  events: {
    'site-cart-change': event<CartChange>('The cart changed, in this element, another element or another tab.', {
      type: '{ count: number, subtotalCents: number, currency: string }',
    }),
    'site-cart-open': event(
      'The panel is about to open. Cancelable: after `preventDefault()`, it stays closed, for pages with their own cart.',
      { cancelable: true },
    ),
  },
  texts: {
    ...cartTexts,
    cart: 'Cart',
    none: 'No items in cart',
    one: '1 item in cart',
    many: '{count} items in cart',
    moreThanHundred: 'More than 100 items in cart',
    close: 'Close cart',
    changed: '{name}: {count}. Subtotal {subtotal}.',
    note: 'Tax and shipping are calculated at checkout.',
    continue: 'Continue shopping',
  },
  translations: [language => import(`../../core/product/texts/${language}.js`), language => import(`./texts/${language}.js`)],
});
