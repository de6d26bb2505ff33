import type { RefundProblem } from './payment/refund-problem.js';

/** What an order's owner has to know of it. Kept as facts: who reads it chooses the language. */
export type OrderNote = { readonly of: 'gift-cards-spent'; readonly cents: number } | { readonly of: 'paid-after-canceled' }
  | { readonly of: 'paid-otherwise'; readonly cents: number; readonly currency: string }
  | { readonly of: 'charged-at-old-rates'; readonly cents: number }
  | ({ readonly of: 'refund-failed'; readonly cents: number } & RefundProblem);

export const storedNote = (note: OrderNote): string => JSON.stringify(note);

/** A note as it was stored; null for one in words, as they were stored before. */
export function readNote(stored: string): OrderNote | null {
  return stored.startsWith('{"of":') ? JSON.parse(stored) as OrderNote : null;
}
