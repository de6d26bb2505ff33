import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { maxPriceCents, maxQuantity, type Cart, type CartEntry } from '../../core/product/cart.js';

/** What came of a wish to add something. */
export interface CartAddition {
  readonly isAdded: boolean;
  /** The cart afterwards. */
  readonly cart: Cart;
}

/** What `site-cart-add` tells. */
export interface CartAdd {
  readonly entry: CartEntry;
  /** Resolves when the entry is in the cart, or when the page has said no. */
  readonly promise: Promise<CartAddition>;
}

export const addToCartSettings = table({
  tag: 'site-add-to-cart',
  summary: 'Makes your own button, link or form put an article into the visitor\'s cart.',
  spec: 'commerce-forms-data §3, §5',
  replaysClick: true,
  settings: {
    sku: setting.text('', 'The article\'s number in your shop, at most 60 characters. Required.', { spec: 'commerce-forms-data §5' }),
    name: setting.text('', 'What the cart calls it; by default the sku.'),
    priceCents: setting.optionalNumber('Price of one piece in minor units: 2800 is €28.00. Required; the shop prices the cart again at checkout.', { min: 0, max: maxPriceCents, integer: true, spec: 'commerce-forms-data §5' }),
    image: setting.url('', 'Address of its picture, for the cart.'),
    url: setting.url('', 'Address of its page, for the cart.'),
    quantity: setting.number(1, 'Pieces one press adds. A field called `quantity` in your own form goes first.', { min: 1, max: maxQuantity, integer: true }),
    stock: setting.optionalNumber('Pieces there are. The cart takes no more; 0 is sold out. Absent: unlimited.', { min: 0, integer: true, aliases: ['qtyInStock'], spec: 'commerce-forms-data §3' }),
  },
  events: {
    'site-cart-add': event<CartAdd>('The visitor adds the article. `preventDefault()` keeps it out of the cart; `promise` resolves with what came of it.', { cancelable: true, type: '{ entry: CartEntry, promise: Promise<{ isAdded: boolean, cart: Cart }> }' }),
  },
  texts: {
    add: 'Add to cart',
    added: 'Added',
    said: '{name} is in your cart. Items in cart: {count}.',
    soldOut: 'Sold out',
    allInCart: 'There are only {stock}, and they are in your cart.',
    fewLeft: 'There are only {stock}, of which {there} are in your cart.',
  },
  slots: { '': 'Your own button, link or form. Without scripts it does what it always did. Plain text becomes a button.' },
  parts: {
    button: 'The button that is drawn where you bring none.',
    added: 'The short confirmation over the pressed control.',
    message: 'Why nothing could be added.',
  },
  states: {
    added: 'An article has just been added.',
    'sold-out': 'There is no stock.',
  },
  accessibility: [
    'The button is yours and stays a button; what was added is announced politely.',
    'Without scripts the same button sends its form.',
  ],
});
