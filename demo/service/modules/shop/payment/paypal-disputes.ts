import { centsOfPayPal, type PayPalAmount } from './paypal-client.js';
import type { DisputeEvent, DisputeReason, DisputeState } from './provider.js';

// https://developer.paypal.com/docs/api/customer-disputes/v1/

/** A dispute as its events have it. */
export interface PayPalDispute {
  dispute_id: string;
  update_time?: string;
  disputed_transactions?: { seller_transaction_id?: string }[];
  reason?: string;
  status?: string;
  dispute_amount?: PayPalAmount;
  dispute_outcome?: { outcome_code?: string };
  seller_response_due_date?: string;
}

const outcomes: Readonly<Partial<Record<string, DisputeState>>> = {
  RESOLVED_BUYER_FAVOUR: 'lost', ACCEPTED: 'lost', RESOLVED_SELLER_FAVOUR: 'won', DENIED: 'won', RESOLVED_WITH_PAYOUT: 'won',
};

const reasons: Readonly<Partial<Record<string, DisputeReason>>> = {
  UNAUTHORISED: 'fraud', MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'notReceived', MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'notAsDescribed',
  DUPLICATE_TRANSACTION: 'duplicate', CANCELED_RECURRING_BILLING: 'canceled', CREDIT_NOT_PROCESSED: 'refundMissing',
};

function stateOf({ status, dispute_outcome: outcome }: PayPalDispute): DisputeState {
  if (status === 'RESOLVED') return outcomes[outcome?.outcome_code ?? ''] ?? 'closed';
  return status === 'OPEN' || status === 'WAITING_FOR_SELLER_RESPONSE' ? 'open' : 'review';
}

const toMoment = (text: string | undefined): Date | null => {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
};

/** `CUSTOMER.DISPUTE.CREATED`, `UPDATED` and `RESOLVED`: all have the dispute as it is then. */
export function readPayPalDispute({ id, at }: { id: string; at: string | undefined }, dispute: PayPalDispute): DisputeEvent | null {
  const { dispute_id: reference, disputed_transactions: transactions = [], reason = '', dispute_amount: amount, seller_response_due_date: due } = dispute;
  const [charge, moment] = [transactions[0]?.seller_transaction_id, toMoment(dispute.update_time ?? at)];
  if (!charge || !amount || !moment) return null;
  const state = stateOf(dispute);
  return {
    id, charge, at: moment,
    dispute: {
      reference, state, reason: reasons[reason] ?? 'other', cents: centsOfPayPal(amount), currency: amount.currency_code,
      dueAt: state === 'open' ? toMoment(due) : null,
    },
  };
}
