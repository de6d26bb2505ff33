/** No person fills in a form faster. */
const fastestMs = 1000;

export interface SpamSignals {
  honeypot?: string | null;
  filledInMs?: number | null;
}

const filledHoneypot = 'filled in a hidden field';

/** A filled honeypot is spam. A fast submission may be browser autofill. */
export const isSpam = (suspicion: string | null): boolean => suspicion === filledHoneypot;

/** Why a submission may be spam; null without a reason. It is stored either way. */
export function spamReason({ honeypot, filledInMs }: SpamSignals): string | null {
  if (honeypot) return filledHoneypot;
  if (typeof filledInMs === 'number' && filledInMs < fastestMs) return 'sent within a second';
  return null;
}
