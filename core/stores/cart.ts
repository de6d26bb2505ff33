import type { ReadableAtom } from 'nanostores';
import { persistentAtom, type PersistentAtom } from '../platform/storage.js';
import { storedKeys } from '../platform/stored-keys.js';
import { emptyCart, faultOfEntry, lineId, maxQuantity, storedCart, withEntry, withQuantity, type Cart, type CartEntry } from '../contract/store/cart.js';
import { mergeCarts, withTimes } from '../product/merge-carts.js';
import { shared, warnOnce } from '../registry/registry.js';

const store: PersistentAtom<Cart> = shared('cart@1', emptyCart, () => persistentAtom(storedKeys.cart, emptyCart, storedCart, {
  merge: (own, stored) => mergeCarts(own, stored, Date.now()),
  onRefused: () => warnOnce('cart: the browser does not store it; expected local storage; keeping the cart until the page is left.'),
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

/** Throws on an entry that a cart cannot hold: it would be left out when the cart is read again. */
function expectEntry(entry: unknown): asserts entry is CartEntry {
  const fault = faultOfEntry(entry);
  if (fault) throw new RangeError(`cart: ${fault}; nothing was added.`);
}

/** Adds units of an article (default one). Throws a RangeError when the entry is not one a cart can hold. */
export function addToCart(entry: Omit<CartEntry, 'quantity'> & { quantity?: number }): Cart {
  const added = { quantity: 1, ...entry };
  expectEntry(added);
  return change(cart => withEntry(cart, added));
}

/**
 * Sets the quantity of a line of the cart, by its id, which is the SKU where the entry has none; 0 takes it out. Throws a RangeError
 * for what is not a number.
 */
export function setCartQuantity(id: string, quantity: number): Cart {
  if (typeof quantity !== 'number' || Number.isNaN(quantity))
    throw new RangeError(`cart: the quantity of "${id}" is not a number; expected 0 to ${maxQuantity}; nothing was changed.`);
  return change(cart => withQuantity(cart, id, quantity));
}

/** Changes a line without touching the others: what a shop answers, or a change taken back. `null` takes it out. */
export function replaceCartLine(id: string, entry: CartEntry | null): Cart {
  if (entry) expectEntry(entry);
  return change(cart => {
    const isThere = cart.entries.some(each => lineId(each) === id);
    if (entry && !isThere) return { ...cart, entries: [...cart.entries, entry] };
    return { ...cart, entries: cart.entries.flatMap(each => (lineId(each) !== id ? [each] : entry ? [entry] : [])) };
  });
}

/** Empties the cart. */
export const clearCart = (): Cart => change(() => emptyCart);
