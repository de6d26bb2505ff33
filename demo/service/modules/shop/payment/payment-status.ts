import type { Database } from '../../../kernel/database/database.js';
import type { StoredOrder } from '../shop.schema.js';

/** How a requested payment stands. */
export interface PaymentStatus {
  readonly subject: string;
  readonly orderId: string;
  /** What the owner calls the order. */
  readonly number: number;
  readonly state: 'waiting' | 'paid' | 'failed' | 'canceled' | 'expired' | 'refunded';
  readonly provider: string;
  readonly reference: string | null;
  readonly paymentUrl: string | null;
  readonly cents: number;
  readonly refundedCents: number;
  readonly currency: string;
}

declare module '../../../kernel/events.js' {
  interface ServiceEvents {
    /** A requested payment was paid, refunded or canceled, inside that transaction. */
    'payment.changed': PaymentStatus & { readonly transaction: Database };
  }
}

function stateOf({ state, canceledBecause }: StoredOrder): PaymentStatus['state'] {
  if (state === 'pending') return 'waiting';
  if (state === 'canceled') return canceledBecause ?? 'canceled';
  return state === 'refunded' ? 'refunded' : 'paid';
}

export const toPaymentStatus = (order: StoredOrder): PaymentStatus => ({
  subject: order.cartId, orderId: order.id, number: order.number, state: stateOf(order), provider: order.provider, reference: order.reference,
  paymentUrl: order.paymentUrl, cents: order.grandTotalCents, refundedCents: order.refundedCents, currency: order.currency,
});
