/** Whether a form can be sent. `login`: only from an account. `answered`: this account has sent it. */
export type FormPhase = 'open' | 'notYet' | 'closed' | 'full' | 'login' | 'answered';

/** When a form opens and closes, in milliseconds; null for no limit. */
export interface FormTimes { readonly opens: number | null; readonly closes: number | null }

/** Open from the very moment it opens until right before the moment it closes. */
export function phaseAt({ opens, closes }: FormTimes, now: number): 'open' | 'notYet' | 'closed' {
  if (closes !== null && now >= closes) return 'closed';
  return opens !== null && now < opens ? 'notYet' : 'open';
}

/** When the phase changes next; null if it stays. */
export function nextChange({ opens, closes }: FormTimes, now: number): number | null {
  const times = [opens, closes].filter((time): time is number => time !== null && time > now);
  return phaseAt({ opens, closes }, now) === 'closed' || times.length === 0 ? null : Math.min(...times);
}
