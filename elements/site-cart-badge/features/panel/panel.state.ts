import { atom, type ReadableAtom } from 'nanostores';
import type { CartLine } from '../../../../core/contract/cart-line.js';
import type { Cart, CartEntry } from '../../../../core/product/cart.js';
import { rowsAfter, type CartRow } from './cart-rows.js';

/** The cart as the panel needs it: the page's store and what changes it. */
export interface CartAccess {
  readonly cart: ReadableAtom<Cart>;
  add(entry: CartEntry): void;
  setQuantity(sku: string, quantity: number): void;
}

/** What an open cart panel knows beyond the cart itself. */
export class CartPanelState {
  readonly $rows = atom<readonly CartRow[]>([]);
  /** The sku of the line that was restored last: its field takes the focus. */
  readonly $restored = atom<string | null>(null);
  /** Whether the checkout was refused because nothing can be checked out. */
  readonly $hasNoCart = atom(false);
  /** The result of the last change, for a live region. */
  readonly $announcement = atom('');
  readonly #access: CartAccess;
  readonly #removed = new Set<string>();

  constructor(access: CartAccess) {
    this.#access = access;
  }

  /** Follows the cart while the panel is open, from a clean start. */
  open(signal: AbortSignal): void {
    this.#removed.clear();
    this.$restored.set(null);
    this.$hasNoCart.set(false);
    this.$announcement.set('');
    this.$rows.set(rowsAfter([], this.#access.cart.get(), this.#removed));
    signal.addEventListener('abort', this.#access.cart.listen(() => this.#follow()), { once: true });
  }

  /** One more (1) or one less (-1); the last one is removed and can be restored. */
  step(sku: string, by: number): number {
    return this.setQuantity(sku, this.quantityOf(sku) + by);
  }

  setQuantity(sku: string, quantity: number): number {
    if (quantity < 1) this.remove(sku);
    else this.#access.setQuantity(sku, quantity);
    return this.quantityOf(sku);
  }

  remove(sku: string): void {
    this.#removed.add(sku);
    this.$restored.set(null);
    this.#access.setQuantity(sku, 0);
  }

  /** Restores a removed line as it was. */
  undo(sku: string): void {
    const row = this.$rows.get().find(({ entry, isRemoved }) => isRemoved && entry.sku === sku);
    if (!row) return;
    this.#removed.delete(sku);
    this.$restored.set(sku);
    this.#access.add(row.entry);
  }

  entryOf(sku: string): CartEntry | undefined {
    return this.$rows.get().find(({ entry }) => entry.sku === sku)?.entry;
  }

  quantityOf(sku: string): number {
    return this.#access.cart.get().entries.find(entry => entry.sku === sku)?.quantity ?? 0;
  }

  /** The field `cart` of the checkout, or null with a message when there is nothing. Source: commerce-forms-data §2. */
  checkout(): string | null {
    const lines = this.#access.cart.get().entries.map(({ sku, quantity }): CartLine => ({ sku, quantity }));
    this.$hasNoCart.set(lines.length === 0);
    return lines.length ? JSON.stringify(lines) : null;
  }

  #follow(): void {
    this.$rows.set(rowsAfter(this.$rows.get(), this.#access.cart.get(), this.#removed));
  }
}
