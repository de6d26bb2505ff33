import type { ReadableAtom } from 'nanostores';
import { persistentAtom, type PersistentAtom } from '../platform/storage.js';
import { cartOf, emptyCart, lineId, withEntry, withQuantity, type Cart, type CartEntry } from '../contract/store/cart.js';
import { mergeCarts, withTimes } from '../product/merge-carts.js';
import { shared, warnOnce } from '../registry/registry.js';

const store: PersistentAtom<Cart> = shared('cart@1', emptyCart, () => persistentAtom('site:cart', emptyCart, cartOf, {
  merge: mergeCarts,
  onRefused: () => warnOnce('cart: the browser refuses to store it; expected local storage; keeping the cart until the page is left.'),
}));

/** The visitor's cart: kept over reloads, the same in every tab. Changed by the functions beside it. */
export const $cart: ReadableAtom<Cart> = store;

/**
 * Two tabs may act within the same moment: every change starts from what is stored, never from a memory of it, and is
 * noted with its time, so that a tab that was overtaken brings it back.
 */
const change = (next: (cart: Cart) => Cart): Cart => {
  const before = store.fresh();
  store.set(withTimes(before, next(before), Date.now()));
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

/** Sets how many pieces a line of the cart holds, by its id, which is the SKU where the entry has none; 0 takes it out. */
export const setCartQuantity = (id: string, quantity: number): Cart => change(cart => withQuantity(cart, id, quantity));

/** Changes a line without touching the others: what a shop answers, or a change taken back. `null` takes it out. */
export const replaceCartLine = (id: string, entry: CartEntry | null): Cart => change(cart => {
  const isThere = cart.entries.some(each => lineId(each) === id);
  if (entry && !isThere) return { ...cart, entries: [...cart.entries, entry] };
  return { ...cart, entries: cart.entries.flatMap(each => (lineId(each) !== id ? [each] : entry ? [entry] : [])) };
});

/** Empties the cart. */
export const clearCart = (): Cart => change(() => emptyCart);
