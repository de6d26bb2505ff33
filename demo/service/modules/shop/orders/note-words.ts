import { readNote } from '../order-note.js';
import { written } from '../store-settings.js';
import { ownerText } from '../texts.js';

/** The note of an order in the language of who reads it. */
export function noteWords(stored: string): string {
  const note = readNote(stored);
  if (!note) return stored;
  return note.of === 'gift-cards-spent' ? ownerText('noteGiftCardsSpent', { sum: written(note.cents) }) : ownerText('notePaidAfterCanceled');
}
