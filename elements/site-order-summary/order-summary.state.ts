import { atom } from 'nanostores';
import type { Order } from '../../core/contract/order.js';
import { lineId, type Cart } from '../../core/contract/store/cart.js';

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

/** What is left of the entries of a cart of which an order took units, by line: an order does not say which of two entries with one SKU it means. */
export function getRemainingEntries({ lines }: Pick<Order, 'lines'>, { entries }: Cart): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  for (const { sku, quantity, subscriptionPlan } of lines) {
    let ordered = quantity;
    for (const entry of entries) {
      if (entry.sku !== sku || (entry.plan ?? '') !== (subscriptionPlan?.id ?? '')) continue;
      const there = left.get(lineId(entry)) ?? entry.quantity;
      const taken = Math.min(there, ordered);
      if (taken > 0) left.set(lineId(entry), there - taken);
      ordered -= taken;
    }
  }
  return left;
}

/** The order that is shown, or why it is missing. Framework-free: it runs in Node, on a server and in tests. */
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

  /** The order of a token is requested. One that is shown stays while it is requested again; another order does not replace it. */
  load(token: string): void {
    const view = this.$view.get();
    if (view.kind !== 'shown' || view.token !== token) this.$view.set({ kind: 'loading' });
  }
  show(order: Order, token: string): void { this.$view.set({ kind: 'shown', order, token }); }
  leave(): void { this.$view.set({ kind: 'authored' }); }
  miss(): void { this.$view.set({ kind: 'missing' }); }
  fail(): void { if (!this.order) this.$view.set({ kind: 'failed' }); }
}
