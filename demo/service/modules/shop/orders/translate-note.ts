import { readNote } from '../order-note.js';
import { formatPrice } from '../format-price.js';
import { ownerText } from '../texts.js';

/** The note of an order in the language of who reads it. `currency`: that of the order. */
export function translateNote(stored: string, currency: string): string {
  const note = readNote(stored);
  if (!note) return stored;
  if (note.of === 'paid-otherwise') return ownerText('notePaidOtherwise', { sum: formatPrice(note.cents, note.currency) });
  return note.of === 'gift-cards-spent' ? ownerText('noteGiftCardsSpent', { sum: formatPrice(note.cents, currency) }) : ownerText('notePaidAfterCanceled');
}
