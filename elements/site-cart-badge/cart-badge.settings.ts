import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { cartTexts } from '../../core/product/cart-texts.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-cart-change`. */
export interface CartChange {
  /** Pieces in the cart. */
  readonly count: number;
  /** Sum before tax, shipping and discounts, in minor units. */
  readonly subtotalCents: number;
  /** ISO 4217 */
  readonly currency: string;
}

export const cartBadgeSettings = table({
  tag: 'site-cart-badge',
  summary: 'Shows the count and subtotal of the visitor\'s cart, and opens the cart in a panel beside the page.',
  spec: 'page-runtime-platform §9, commerce-forms-data §2',
  settings: {
    checkoutUrl: setting.url(pagePaths.checkout, 'Address the checkout form is posted to: a field `cart` with JSON, `[{"sku": "…", "quantity": 1}]`.', { spec: 'commerce-forms-data §2' }),
    hideSubtotal: setting.flag(false, 'Hides the subtotal and shows the count alone.'),
  },
  events: {
    'site-cart-change': event<CartChange>('The cart changed, by this element, another one or another tab.', { type: '{ count: number, subtotalCents: number, currency: string }' }),
    'site-cart-open': event('The panel is about to open. Cancelable: `preventDefault()` keeps it closed, for a page with a cart of its own.', { cancelable: true }),
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
    note: 'Tax and shipping are worked out at checkout.',
    continue: 'Continue shopping',
  },
  translations: [() => import('../../core/product/texts/texts.js'), () => import('./texts/texts.js')],
});
