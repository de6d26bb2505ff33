import type { ImageWidth } from '../contract/image-format.js';
import { safeUrl } from '../links/safe-url.js';
import { lineId, maxQuantity, type Cart, type CartEntry } from '../contract/store/cart.js';

/** One line of the open cart. A line the visitor removed stays while the cart is shown, to be restored. */
export interface CartRow {
  readonly entry: CartEntry;
  readonly isRemoved: boolean;
}

/** The lines of a shown cart after the cart has changed: each stays in its place, new ones come last. */
export function rowsAfter(rows: readonly CartRow[], cart: Cart, removed: ReadonlySet<string>): readonly CartRow[] {
  const inCart = new Map(cart.entries.map(entry => [lineId(entry), entry]));
  const stored = rows.flatMap(({ entry }): CartRow[] => {
    const current = inCart.get(lineId(entry));
    inCart.delete(lineId(entry));
    if (current) return [{ entry: current, isRemoved: false }];
    return removed.has(lineId(entry)) ? [{ entry, isRemoved: true }] : [];
  });
  return [...stored, ...[...inCart.values()].map(entry => ({ entry, isRemoved: false }))];
}

/** Sum of the lines that are in the cart. */
export const getSubtotal = (rows: readonly CartRow[]): number =>
  rows.reduce((sum, { entry, isRemoved }) => (isRemoved ? sum : sum + entry.priceCents * entry.quantity), 0);

/** A whole quantity as typed, at most what a cart can hold; null while it is invalid. */
export function readQuantity(typed: string): number | null {
  const text = typed.normalize('NFKC').trim(); // full-width digits of East Asian keyboards
  return /^\d+$/.test(text) ? Math.min(maxQuantity, Number(text)) : null;
}

/** Address of a picture in a width that its place needs; null for an address that is not safe. */
export function pictureAddress(image: string, format: `${ImageWidth}w`): string | null {
  const address = safeUrl(image);
  return address && !/[?#]|^[a-z]+:(?!\/\/)/i.test(address) ? `${address}?format=${format}` : address;
}

/** Address of a line's image: three device pixels for each of the 96 shown. */
export const imageAddress = (image: string): string | null => pictureAddress(image, '300w');
