import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { maxQuantity, type Cart, type CartEntry } from '../../core/contract/store/cart.js';
import { maxPriceCents } from '../../core/contract/store/sku.js';

/** The result of adding something. */
export interface CartAddition {
  readonly isAdded: boolean;
  /** The cart afterwards. */
  readonly cart: Cart;
}

/** The detail of `site-cart-add`. */
export interface CartAdd {
  readonly entry: CartEntry;
  /** Resolves when the entry is in the cart, or when the page has prevented it. */
  readonly promise: Promise<CartAddition>;
}

export const addToCartSettings = table({
  tag: 'site-add-to-cart',
  summary: 'Makes your own button, link or form add a product to the visitor\'s cart.',
  spec: 'commerce-forms-data §3, §5',
  replaysClick: true,
  settings: {
    sku: setting.text('', 'The product\'s SKU in your shop, at most 60 characters. Required.', { spec: 'commerce-forms-data §5' }),
    name: setting.text('', 'Name of the product in the cart; by default the SKU.'),
    priceCents: setting.optionalNumber('Unit price in minor units: 2800 is €28.00. Required; the shop prices the cart again at checkout.', { min: 0, max: maxPriceCents, integer: true, spec: 'commerce-forms-data §5' }),
    image: setting.url('', 'Address of its image, for the cart.'),
    url: setting.url('', 'Address of its page, for the cart.'),
    quantity: setting.number(1, 'Quantity that one click adds. A field named `quantity` in your own form takes precedence.', { min: 1, max: maxQuantity, integer: true }),
    stock: setting.optionalNumber('Quantity in stock. The cart takes no more; 0 is sold out. Absent: unlimited.', { min: 0, integer: true, aliases: ['qtyInStock'], spec: 'commerce-forms-data §3' }),
  },
  events: {
    'site-cart-add': event<CartAdd>('The visitor adds the product. Cancelable: `preventDefault()` keeps it out of the cart; `promise` resolves to the result.', { cancelable: true, type: '{ entry: CartEntry, promise: Promise<{ isAdded: boolean, cart: Cart }> }' }),
  },
  texts: {
    add: 'Add to cart',
    added: 'Added',
    said: '{name} is in your cart. Items in cart: {count}.',
    soldOut: 'Sold out',
    allInCart: 'There are only {stock}, and they are in your cart.',
    fewLeft: 'There are only {stock}, of which {there} are in your cart.',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof addToCartSettings;
export type AddToCartHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
