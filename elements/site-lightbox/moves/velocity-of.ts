export interface Sample { readonly x: number; readonly y: number; readonly timeMs: number }

/** Ours: older samples say nothing of how fast a hand is when it lets go. */
const recentMs = 80;

/** How fast a hand moves at a moment, in pixels per millisecond: 0 when it has rested before. */
export function velocityOf(samples: readonly Sample[], nowMs: number): { x: number; y: number } {
  const recent = samples.filter(({ timeMs }) => nowMs - timeMs <= recentMs);
  const [first, last] = [recent[0], recent.at(-1)];
  const passedMs = first && last ? last.timeMs - first.timeMs : 0;
  if (passedMs <= 0) return { x: 0, y: 0 };
  return { x: (last!.x - first!.x) / passedMs, y: (last!.y - first!.y) / passedMs };
}
