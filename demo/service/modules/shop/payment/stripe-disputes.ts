import type { DisputeEvent, DisputeReason, DisputeState } from './provider.js';
import { toMinorUnits } from './stripe-client.js';

// https://docs.stripe.com/api/disputes/object

/** A dispute as its events have it. */
export interface StripeDispute {
  id: string;
  payment_intent?: string | null;
  amount?: number;
  currency?: string;
  reason?: string;
  status?: string | null;
  evidence_details?: { due_by?: number | null } | null;
}

const states: Readonly<Partial<Record<string, DisputeState>>> = {
  warning_needs_response: 'open', needs_response: 'open', warning_under_review: 'review', under_review: 'review',
  won: 'won', lost: 'lost', warning_closed: 'closed', prevented: 'closed', charge_refunded: 'closed',
};

const reasons: Readonly<Partial<Record<string, DisputeReason>>> = {
  fraudulent: 'fraud', debit_not_authorized: 'fraud', product_not_received: 'notReceived', product_unacceptable: 'notAsDescribed', duplicate: 'duplicate',
  subscription_canceled: 'canceled', credit_not_processed: 'refundMissing', unrecognized: 'unrecognized',
};

/** All of its events have the dispute as it is then: `charge.dispute.created`, `updated`, `closed`, `funds_withdrawn`, `funds_reinstated`. */
export function readStripeDispute({ id, at }: { id: string; at: Date }, dispute: StripeDispute): DisputeEvent | null {
  const { id: reference, payment_intent: charge, amount = 0, currency = '', reason = '', status, evidence_details: evidence } = dispute;
  const state = states[status ?? ''];
  if (!charge || !state) return null;
  const dueAt = state === 'open' && evidence?.due_by ? new Date(evidence.due_by * 1000) : null;
  return {
    id, charge, at,
    dispute: { reference, state, reason: reasons[reason] ?? 'other', cents: toMinorUnits(amount, currency), currency: currency.toUpperCase(), dueAt },
  };
}
