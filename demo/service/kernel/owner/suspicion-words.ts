import { sayToOwner } from './say-to-owner.js';

/** Why a machine may have sent something, as the database has it in English, in the words of who reads it. */
export function suspicionWords(stored: string): string {
  if (stored === 'filled in a hidden field') return sayToOwner('suspicionHoneypot');
  if (stored === 'sent within a second') return sayToOwner('suspicionFast');
  const [, most] = /^more than (\d{1,4}) links$/.exec(stored) ?? [];
  return most ? sayToOwner('suspicionLinks', { count: Number(most) }) : stored;
}
