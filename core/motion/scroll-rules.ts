const defaultOffsetPx = 30; // spec: media-layout §9
const defaultMinMs = 50; // spec: media-layout §9
const defaultMaxMs = 50; // spec: media-layout §9
/** A screen's height takes about half a second, where the bounds leave room for it. */
const msPerPx = 0.5;

export interface ScrollRules {
  /** How much of what lies before the target stays in view; 30 by default. */
  readonly offsetPx?: number;
  /** Milliseconds; 50 by default. */
  readonly minDuration?: number;
  /** Milliseconds; 50 by default. */
  readonly maxDuration?: number;
}

interface ScrollFacts {
  /** Where the scroller stands, and how far it can go. */
  readonly from: number;
  readonly most: number;
  /** Where the target's beginning is seen, counted from the scroller's. */
  readonly seenAt: number;
}

/** Where a scroller has to go so that a target stands below its offset, and how long it takes. Source: media-layout §9. */
export function planScroll({ from, most, seenAt }: ScrollFacts, rules: ScrollRules = {}): { to: number; durationMs: number } {
  const { offsetPx = defaultOffsetPx, minDuration = defaultMinMs, maxDuration = defaultMaxMs } = rules;
  const to = Math.max(0, Math.min(most, from + seenAt - offsetPx));
  const durationMs = to === from ? 0 : Math.max(minDuration, Math.min(maxDuration, Math.abs(to - from) * msPerPx));
  return { to, durationMs };
}
