/** Why a provider makes no refund. */
export const refundFaults = ['already', 'tooMuch', 'balance', 'disputed', 'expired', 'account', 'access', 'noPayment', 'owner', 'other'] as const;
export type RefundFault = (typeof refundFaults)[number];

/** What is wrong with a refund: a fault, or `unknown` while its provider has not answered. */
export interface RefundProblem {
  readonly because: RefundFault | 'unknown';
  /** The provider's own words, for `other`. */
  readonly detail?: string;
}
