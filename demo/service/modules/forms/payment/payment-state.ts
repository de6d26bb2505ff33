/** `waiting` is also one that was never begun; `canceled`: by the owner. */
export const paymentStates = ['waiting', 'paid', 'failed', 'canceled', 'expired', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How a payment stands, and by which order. */
export interface PaymentPosition {
  readonly state: PaymentState;
  readonly orderId: string | null;
}

/** What may follow by the same order. Money that arrives late is still money. */
const follows: Record<PaymentState, readonly PaymentState[]> = {
  waiting: ['paid', 'failed', 'canceled', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  canceled: ['paid'],
  paid: ['paid', 'refunded', 'canceled'],
  refunded: [],
};

/**
 * The state after a change of an order; null if it changes nothing. For an order before the last attempt, only a payment counts.
 */
export function nextPaymentState(now: PaymentPosition, change: PaymentPosition): PaymentState | null {
  const isThis = now.orderId === change.orderId;
  const isLatePayment = change.state === 'paid' && now.state !== 'paid' && now.state !== 'refunded';
  return (isThis ? follows[now.state].includes(change.state) : isLatePayment) ? change.state : null;
}

/** Whether its visitor can begin to pay, or continue. One that its owner has canceled stays so. */
export const isPayable = (state: PaymentState): boolean => state === 'waiting' || state === 'failed' || state === 'expired';
