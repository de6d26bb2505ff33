/** What visitors read of a cart, on its page and in its panel, in English; other languages have a file each in `texts`. */
export const cartTexts = {
  title: 'Your cart',
  empty: 'Your cart is empty.',
  quantityOf: 'Quantity of {name}',
  less: 'Decrease quantity of {name}',
  more: 'Increase quantity of {name}',
  each: '{price} each',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removed: '{name} was removed from your cart.',
  undo: 'Undo',
  undoOf: 'Undo: restore {name}',
  subtotal: 'Subtotal',
  checkout: 'Checkout',
  noCart: 'Your session has expired or cookies are disabled, so checkout cannot continue.',
};
