import type { ErrorAnswer } from './answers.js';

/** What can stand between a visitor and a purchase. A refusal of a commerce call carries one as `code`; a notice of a cart too. */
export const commerceProblemCodes = [
  'product-gone', 'sold-out', 'low-stock', 'quantity-limit', 'price-changed', 'plan-gone', 'form-invalid',
  'coupon-unknown', 'coupon-expired', 'coupon-used-up', 'coupon-minimum', 'coupon-excluded',
  'coupon-not-yet', 'coupon-alone', 'coupon-first-order', 'coupon-once', 'coupon-buyer-unknown', 'no-shipping',
  'gift-card-unknown', 'gift-card-empty', 'gift-card-changed',
  'cart-gone', 'cart-empty', 'cart-full', 'key-reused', 'payment-unavailable',
] as const;

export type CommerceProblemCode = (typeof commerceProblemCodes)[number];

/** Refusal of a commerce call. */
export interface CommerceErrorAnswer extends ErrorAnswer {
  code: CommerceProblemCode;
  /** SKU of the affected line. */
  sku?: string;
  /** How many can be had, after `sold-out`, `low-stock` and `quantity-limit`. */
  available?: number;
}
