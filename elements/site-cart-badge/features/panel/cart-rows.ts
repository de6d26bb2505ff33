import type { Cart, CartEntry } from '../../core/product/cart.js';

/** One line of the open panel. A line the visitor took out stays until the panel closes, to be put back. */
export interface CartRow {
  readonly entry: CartEntry;
  readonly isRemoved: boolean;
}

/** The panel's lines after the cart has changed: each keeps its place, new ones come last. */
export function rowsAfter(rows: readonly CartRow[], cart: Cart, removed: ReadonlySet<string>): readonly CartRow[] {
  const inCart = new Map(cart.entries.map(entry => [entry.sku, entry]));
  const kept = rows.flatMap(({ entry }): CartRow[] => {
    const current = inCart.get(entry.sku);
    inCart.delete(entry.sku);
    if (current) return [{ entry: current, isRemoved: false }];
    return removed.has(entry.sku) ? [{ entry, isRemoved: true }] : [];
  });
  return [...kept, ...[...inCart.values()].map(entry => ({ entry, isRemoved: false }))];
}
