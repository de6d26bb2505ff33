import { atom } from 'nanostores';
import type { Order } from '../../core/contract/order.js';

export type OrderView =
  /** The author's own markup alone. */
  | { readonly kind: 'authored' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly order: Order; readonly token: string }
  | { readonly kind: 'missing' }
  /** The service does not answer. */
  | { readonly kind: 'failed' };

/** The steps of an order that goes well, in their order. */
export const orderSteps = ['pending', 'paid', 'fulfilled'] as const;

/** The order that is shown, or why there is none. Framework-free: it runs in Node, on a server and in tests. */
export class OrderSummaryState {
  readonly $view;

  /** Begins with the order that the page itself gives, if it does. */
  constructor(order: Order | null, token: string) {
    this.$view = atom<OrderView>(order ? { kind: 'shown', order, token } : { kind: 'authored' });
  }

  get order(): Order | null {
    const view = this.$view.get();
    return view.kind === 'shown' ? view.order : null;
  }

  /** An order that is shown stays while it is asked for again. */
  load(): void { if (!this.order) this.$view.set({ kind: 'loading' }); }
  show(order: Order, token: string): void { this.$view.set({ kind: 'shown', order, token }); }
  leave(): void { this.$view.set({ kind: 'authored' }); }
  miss(): void { this.$view.set({ kind: 'missing' }); }
  fail(): void { if (!this.order) this.$view.set({ kind: 'failed' }); }
}
