import { ownerText } from './owner-text.js';

/** Why a machine may have sent something, as the database has it in English, in the words of who reads it. */
export function spamReasonText(stored: string): string {
  if (stored === 'filled in a hidden field') return ownerText('spamHoneypot');
  if (stored === 'sent within a second') return ownerText('spamFast');
  const [, most] = /^more than (\d{1,4}) links$/.exec(stored) ?? [];
  return most ? ownerText('spamLinks', { count: Number(most) }) : stored;
}
