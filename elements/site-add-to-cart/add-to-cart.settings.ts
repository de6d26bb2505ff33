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
  summary: 'Turns your own button, link or form into an add-to-cart button.',
  spec: 'commerce-forms-data §3, §5',
  replaysClick: true,
  settings: {
    sku: setting.text('', 'SKU of the product in your shop, at most 60 characters. Required.', { spec: 'commerce-forms-data §5' }),
    name: setting.text('', 'Name of the product in the cart. Default: the SKU.'),
    priceCents: setting.optionalNumber(
      'Unit price in minor units: 2800 is €28.00. Required. The shop calculates prices again at checkout.',
      { min: 0, max: maxPriceCents, integer: true, spec: 'commerce-forms-data §5' },
    ),
    image: setting.url('', 'URL of the product image, shown in the cart.', { addressOf: 'image' }),
    url: setting.url('', 'URL of the product page, linked in the cart.', { addressOf: 'page' }),
    quantity: setting.number(1, 'Quantity added with each click. A field named `quantity` in your form takes precedence.', {
      min: 1,
      max: maxQuantity,
      integer: true,
    }),
    stock: setting.optionalNumber('Units in stock, the maximum quantity in the cart. 0 is sold out. Default: unlimited.', {
      min: 0,
      integer: true,
      aliases: ['qtyInStock'],
      spec: 'commerce-forms-data §3',
    }),
  },
  events: {
    'site-cart-add': event<CartAdd>(
      'The visitor adds the product. `promise` resolves with the result. Cancelable: after `preventDefault()`, nothing is added.',
      { cancelable: true, type: '{ entry: CartEntry, promise: Promise<{ isAdded: boolean, cart: Cart }> }' },
    ),
  },
  texts: {
    add: 'Add to cart',
    added: 'Added',
    said: '{name} was added to your cart. Items in cart: {count}.',
    soldOut: 'Sold out',
    allInCart: 'Only {stock} in stock, and all of them are already in your cart.',
    fewLeft: 'Only {stock} in stock, and {there} of them are already in your cart.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof addToCartSettings;
export type AddToCartHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
