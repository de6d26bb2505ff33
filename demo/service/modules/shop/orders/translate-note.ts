import { readNote } from '../order-note.js';
import { formatPrice } from '../format-price.js';
import { ownerText } from '../texts.js';
import { refundProblemText } from './refund-section.js';

/** The note of an order in the language of who reads it. `currency` and `provider`: those of the order. */
export function translateNote(stored: string, { currency, provider }: { currency: string; provider: string }): string {
  const note = readNote(stored);
  if (!note) return stored;
  if (note.of === 'paid-otherwise') return ownerText('notePaidOtherwise', { sum: formatPrice(note.cents, note.currency) });
  if (note.of === 'charged-at-old-rates') return ownerText('noteChargedAtOldRates', { sum: formatPrice(note.cents, currency) });
  if (note.of === 'refund-failed') return ownerText('noteRefundFailed', { sum: formatPrice(note.cents, currency), reason: refundProblemText(note, provider) });
  return note.of === 'gift-cards-spent' ? ownerText('noteGiftCardsSpent', { sum: formatPrice(note.cents, currency) }) : ownerText('notePaidAfterCanceled');
}
