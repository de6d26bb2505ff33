const axisPx = 10; // spec: media-layout §9, drag axis
const sampleCount = 5; // spec: media-layout §9, samples for the velocity
/** Older samples say nothing about the speed at release: a pointer that has rested for so long has none left. */
const recentMs = 100;

/** Where a pointer was, and when. */
export interface PointerSample { readonly x: number; readonly y: number; readonly timeMs: number }

/** Pixels per millisecond. */
export interface Velocity { readonly x: number; readonly y: number }

/** The axis of a drag after a pointer has moved this far; null while it is not decided. */
export function dragAxis(dx: number, dy: number): 'horizontal' | 'vertical' | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < axisPx) return null;
  return Math.abs(dx) >= Math.abs(dy) ? 'horizontal' : 'vertical';
}

/** The samples that still count, with the new one. */
export const withSample = (samples: readonly PointerSample[], sample: PointerSample): PointerSample[] =>
  [...samples, sample].slice(-sampleCount);

/** The velocity of a pointer at a moment, over its last samples. */
export function velocityAt(samples: readonly PointerSample[], nowMs: number): Velocity {
  const recent = samples.slice(-sampleCount).filter(({ timeMs }) => nowMs - timeMs < recentMs);
  const [first, last] = [recent[0], recent.at(-1)];
  const passedMs = first && last ? last.timeMs - first.timeMs : 0;
  return passedMs > 0 ? { x: (last!.x - first!.x) / passedMs, y: (last!.y - first!.y) / passedMs } : { x: 0, y: 0 };
}
