import { atom, type WritableAtom } from 'nanostores';
import type { View } from '../../core/element/frame.js';
import { firstChoice, showProduct, type Choice, type SelectedProduct } from '../../core/product/product-choice.js';
import type { ProductDetails } from '../../core/product/product-details.js';

/** What is below the product after a click. */
export interface Message {
  readonly kind: 'added' | 'refused';
  readonly text: string;
}

export interface ProductSnapshot {
  /** Null until a product is known. */
  readonly product: ProductDetails | null;
  readonly choice: Choice;
  readonly shown: SelectedProduct | null;
  /** Whether the author's markup shows the product; else our own layout does. */
  readonly isAuthored: boolean;
  readonly message: Message | null;
  /** Read out, and not shown. */
  readonly announced: string;
}

const noChoice: Choice = { options: {}, plan: '', quantity: 1 };
const empty: ProductSnapshot = { product: null, choice: noChoice, shown: null, isAuthored: true, message: null, announced: '' };

function startWith(product: ProductDetails): ProductSnapshot {
  const choice = firstChoice(product);
  return { ...empty, product, choice, shown: showProduct(product, choice), isAuthored: false };
}

/** The fields that a shop asks for, ready to be drawn into our own node beside the author's. */
export interface DrawnFields {
  readonly node: HTMLElement;
  readonly view: View;
  readonly props: object;
  place(): void;
}

/** A product, and what a visitor chooses of it. */
export class ProductState {
  readonly $snapshot: WritableAtom<ProductSnapshot>;
  readonly $fields = atom<DrawnFields | null>(null);

  /** `drawn` is a product that our own layout shows immediately, on a server too. */
  constructor(drawn: ProductDetails | null = null) {
    this.$snapshot = atom(drawn ? startWith(drawn) : empty);
  }

  get snapshot(): ProductSnapshot { return this.$snapshot.get(); }

  /** Another product, or the same with other facts: what is chosen stays where it still exists. */
  take(product: ProductDetails | null, isAuthored: boolean): void {
    const { product: before, choice } = this.snapshot;
    if (!product) return this.#set({ product, shown: null, isAuthored });
    const first = firstChoice(product);
    const stays = before?.id === product.id && product.options.every(({ name, values }) => values.includes(choice.options[name] ?? ''));
    const isPlanThere = product.plans.some(({ id }) => id === choice.plan) || (choice.plan === '' && product.isSoldOnce);
    this.#choose(product, stays ? { ...choice, plan: isPlanThere ? choice.plan : first.plan } : first, { isAuthored });
  }

  choose(choice: Partial<Choice>): void {
    const { product, choice: before } = this.snapshot;
    if (product) this.#choose(product, { ...before, ...choice }, { message: null });
  }

  /** What the author's own fields have: no news of the visitor's, so that what was said stays. */
  read(choice: Partial<Choice>): void {
    const { product, choice: before } = this.snapshot;
    if (product) this.#choose(product, { ...before, ...choice });
  }

  chooseOption(name: string, value: string): void {
    this.choose({ options: { ...this.snapshot.choice.options, [name]: value } });
  }

  say(message: Message | null): void { this.#set({ message }); }

  announce(announced: string): void { this.#set({ announced }); }

  #choose(product: ProductDetails, choice: Choice, more: Partial<ProductSnapshot> = {}): void {
    const shown = showProduct(product, choice);
    const quantity = Math.min(shown.maxQuantity, Math.max(1, Math.round(choice.quantity) || 1));
    this.#set({ ...more, product, shown, choice: { ...choice, quantity } });
  }

  #set(part: Partial<ProductSnapshot>): void { this.$snapshot.set({ ...this.snapshot, ...part }); }
}
