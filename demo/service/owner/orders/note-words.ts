import { readNote } from '../../commerce/order-note.js';
import { written } from '../../commerce/store-settings.js';
import { sayToOwner } from '../say-to-owner.js';

/** The note of an order in the language of who reads it. */
export function noteWords(stored: string): string {
  const note = readNote(stored);
  if (!note) return stored;
  return note.of === 'gift-cards-spent' ? sayToOwner('noteGiftCardsSpent', { sum: written(note.cents) }) : sayToOwner('notePaidAfterCanceled');
}
