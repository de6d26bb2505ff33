import { paths } from '../../core/contract/paths.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** What `site-cart-change` tells. */
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
  summary: 'Shows how much is in the visitor\'s cart, and opens the cart beside the page.',
  spec: 'page-runtime-platform §9, commerce-forms-data §2',
  settings: {
    checkoutUrl: setting.url(paths.checkout, 'Where the checkout form is posted to: a field `cart` with JSON, `[{"sku": "…", "quantity": 1}]`.', { spec: 'commerce-forms-data §2' }),
    hideSubtotal: setting.flag(false, 'Leaves the sum out and shows the count alone.'),
  },
  events: {
    'site-cart-change': event<CartChange>('The cart has changed, here, in another element or in another tab.', { type: '{ count: number, subtotalCents: number, currency: string }' }),
    'site-cart-open': event('The visitor asks for the cart. `preventDefault()` keeps the panel closed, for a page with a cart of its own.', { cancelable: true }),
  },
  texts: {
    cart: 'Cart',
    none: 'No items in cart',
    one: '1 item in cart',
    many: '{count} items in cart',
    moreThanHundred: 'More than 100 items in cart',
    title: 'Your cart',
    close: 'Close cart',
    quantityOf: 'Quantity of {name}',
    less: 'One less of {name}',
    more: 'One more of {name}',
    each: '{price} each',
    remove: 'Remove',
    removeOf: 'Remove {name}',
    removed: '{name} is out of your cart.',
    undo: 'Undo',
    undoOf: 'Undo: put {name} back',
    changed: '{name}: {count}. Subtotal {subtotal}.',
    subtotal: 'Subtotal',
    note: 'Tax and shipping are worked out at checkout.',
    checkout: 'Checkout',
    empty: 'Your cart is empty.',
    continue: 'Continue shopping',
    noCart: 'Your session has expired or cookies are disabled, so checkout cannot continue.',
  },
  slots: { '': 'Your own link or button to the cart. It works without scripts; with them it opens the panel.' },
  parts: {
    badge: 'Everything of the badge: sum, your link, count.',
    button: 'The button that is drawn where you bring none.',
    subtotal: 'The sum.',
    count: 'The number in its circle.',
    panel: 'The cart beside the page, a dialog.',
    checkout: 'The checkout button.',
  },
  cssProperties: {
    '--site-cart-subtotal-width': 'Room kept for the sum, so that nothing moves when it appears; 5.5em by default.',
    '--site-cart-panel-width': 'Width of the panel; 28rem by default.',
  },
  states: {
    empty: 'Nothing is in the cart.',
    initialized: 'The count is known.',
    open: 'The panel is open.',
  },
  methods: { open: 'Opens the panel.', close: 'Closes the panel.' },
  accessibility: [
    'The count is part of the control’s name, not only a number in a circle.',
    'The panel is a dialog: Escape closes it and the focus returns to the badge.',
  ],
});
