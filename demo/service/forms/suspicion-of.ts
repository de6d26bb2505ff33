/** Nobody fills in a form faster. */
const fastestMs = 1000;

export interface Signs {
  trap?: string | null;
  filledInMs?: number | null;
}

/** Why a machine may have sent this, in a word for the owner; null for nothing odd. Nothing is refused for it. */
export function suspicionOf({ trap, filledInMs }: Signs): string | null {
  if (trap) return 'filled in a hidden field';
  if (typeof filledInMs === 'number' && filledInMs < fastestMs) return 'sent within a second';
  return null;
}
