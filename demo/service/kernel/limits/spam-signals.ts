/** Nobody fills in a form faster. */
const fastestMs = 1000;

export interface SpamSignals {
  honeypot?: string | null;
  filledInMs?: number | null;
}

const filledHoneypot = 'filled in a hidden field';

/** What no person does: such a submission goes to the spam folder. Who is fast may have a browser that fills in. */
export const isSpam = (suspicion: string | null): boolean => suspicion === filledHoneypot;

/** Why a machine may have sent this, in a word for the owner; null for nothing odd. Nothing is refused for it. */
export function spamReason({ honeypot, filledInMs }: SpamSignals): string | null {
  if (honeypot) return filledHoneypot;
  if (typeof filledInMs === 'number' && filledInMs < fastestMs) return 'sent within a second';
  return null;
}
