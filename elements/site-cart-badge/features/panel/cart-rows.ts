import type { ImageWidth } from '../../../../core/contract/image-format.js';
import { safeUrl } from '../../../../core/links/safe-url.js';
import { maxQuantity, type Cart, type CartEntry } from '../../../../core/product/cart.js';

/** One line of the open panel. A line the visitor removed stays until the panel closes, to be restored. */
export interface CartRow {
  readonly entry: CartEntry;
  readonly isRemoved: boolean;
}

/** The panel's lines after the cart has changed: each stays in its place, new ones come last. */
export function rowsAfter(rows: readonly CartRow[], cart: Cart, removed: ReadonlySet<string>): readonly CartRow[] {
  const inCart = new Map(cart.entries.map(entry => [entry.sku, entry]));
  const stored = rows.flatMap(({ entry }): CartRow[] => {
    const current = inCart.get(entry.sku);
    inCart.delete(entry.sku);
    if (current) return [{ entry: current, isRemoved: false }];
    return removed.has(entry.sku) ? [{ entry, isRemoved: true }] : [];
  });
  return [...stored, ...[...inCart.values()].map(entry => ({ entry, isRemoved: false }))];
}

/** Sum of the lines that are in the cart. */
export const subtotalOf = (rows: readonly CartRow[]): number =>
  rows.reduce((sum, { entry, isRemoved }) => (isRemoved ? sum : sum + entry.priceCents * entry.quantity), 0);

/** A whole number of pieces as typed, at most what a cart can hold; null while it is none. */
export function readQuantity(typed: string): number | null {
  const text = typed.normalize('NFKC').trim(); // full-width digits of East Asian keyboards
  return /^\d+$/.test(text) ? Math.min(maxQuantity, Number(text)) : null;
}

const format: `${ImageWidth}w` = '300w'; // three device pixels for each of the 96 shown

/** Address of a line's image, in a size fit for it; null for an address that is not safe. */
export function imageAddress(image: string): string | null {
  const address = safeUrl(image);
  return address && !/[?#]|^[a-z]+:(?!\/\/)/i.test(address) ? `${address}?format=${format}` : address;
}
