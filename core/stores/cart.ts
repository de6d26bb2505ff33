import type { ReadableAtom } from 'nanostores';
import { persistentAtom, type PersistentAtom } from '../platform/storage.js';
import { cartOf, emptyCart, withEntry, withQuantity, type Cart, type CartEntry } from '../product/cart.js';
import { shared } from '../registry/registry.js';

const store: PersistentAtom<Cart> = shared('cart@1', emptyCart, () => persistentAtom('site:cart', emptyCart, cartOf));

/** The visitor's cart: kept over reloads, the same in every tab. Changed by the functions beside it. */
export const $cart: ReadableAtom<Cart> = store;

/** Two tabs may act within the same moment: every change starts from what is stored, never from a memory of it. */
const change = (next: (cart: Cart) => Cart): Cart => {
  store.set(next(store.fresh()));
  return store.get();
};

/** Adds pieces of an article (default one). Throws a RangeError when the entry is not one a cart can hold. */
export function addToCart(entry: Omit<CartEntry, 'quantity'> & { quantity?: number }): Cart {
  const added: CartEntry = { quantity: 1, ...entry };
  if (!cartOf({ entries: [added] }).entries.length) {
    throw new RangeError(`cart: ${JSON.stringify(added)} is no cart entry; expected sku, name, priceCents, quantity; nothing was added.`);
  }
  return change(cart => withEntry(cart, added));
}

/** Sets how many of an article the cart holds; 0 takes it out. */
export const setCartQuantity = (sku: string, quantity: number): Cart => change(cart => withQuantity(cart, sku, quantity));

/** Empties the cart. */
export const clearCart = (): Cart => change(() => emptyCart);
