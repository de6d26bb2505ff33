import { atom, type ReadableAtom } from 'nanostores';
import type { CartLine } from '../contract/cart-line.js';
import { lineId, type Cart, type CartEntry } from '../contract/store/cart.js';
import { writeJson } from '../registry/write-json.js';
import { rowsAfter, type CartRow } from './cart-rows.js';

/** The cart as its editing needs it: the page's store and what changes it. */
export interface CartAccess {
  readonly cart: ReadableAtom<Cart>;
  add(entry: CartEntry): void;
  setQuantity(id: string, quantity: number): void;
}

/** What a shown cart, in a panel or a page, knows beyond the cart itself. */
export class CartEditState {
  readonly $rows = atom<readonly CartRow[]>([]);
  /** The id of the line that was restored last: its field takes the focus. */
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

  /** Follows the cart while the cart is shown, from a clean start. */
  open(signal: AbortSignal): void {
    this.#removed.clear();
    this.$restored.set(null);
    this.$hasNoCart.set(false);
    this.$announcement.set('');
    this.$rows.set(rowsAfter([], this.#access.cart.get(), this.#removed));
    signal.addEventListener('abort', this.#access.cart.listen(() => this.#follow()), { once: true });
  }

  /** One more (1) or one less (-1); the last one is removed and can be restored. */
  step(id: string, by: number): number {
    return this.setQuantity(id, this.quantityOf(id) + by);
  }

  setQuantity(id: string, quantity: number): number {
    if (quantity < 1) this.remove(id);
    else this.#access.setQuantity(id, quantity);
    return this.quantityOf(id);
  }

  remove(id: string): void {
    this.#removed.add(id);
    this.$restored.set(null);
    this.#access.setQuantity(id, 0);
  }

  /** Restores a removed line as it was. */
  undo(id: string): void {
    const row = this.$rows.get().find(({ entry, isRemoved }) => isRemoved && lineId(entry) === id);
    if (!row) return;
    this.#removed.delete(id);
    this.$restored.set(id);
    this.#access.add(row.entry);
  }

  entryOf(id: string): CartEntry | undefined {
    return this.$rows.get().find(({ entry }) => lineId(entry) === id)?.entry;
  }

  quantityOf(id: string): number {
    return this.#access.cart.get().entries.find(entry => lineId(entry) === id)?.quantity ?? 0;
  }

  /** The field `cart` of the checkout, or null with a message when there is nothing. Source: commerce-forms-data §2. */
  checkout(): string | null {
    const lines = this.#access.cart
      .get()
      .entries.map(({ sku, quantity, plan, form }): CartLine => ({ sku, quantity, ...(plan && { plan }), ...(form && { form }) }));
    this.$hasNoCart.set(lines.length === 0);
    return lines.length ? writeJson(lines) : null;
  }

  #follow(): void {
    this.$rows.set(rowsAfter(this.$rows.get(), this.#access.cart.get(), this.#removed));
  }
}
