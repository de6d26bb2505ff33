const axisPx = 10; // spec: media-layout §9, drag axis
const velocitySamples = 5; // spec: media-layout §9
/** A hand that has not moved for so long has no speed left. */
const restMs = 100;

export interface Sample { readonly x: number; readonly timeMs: number }

/** Whether a pointer that moved this far drags the slides, is left to the page, or has not decided. */
export function dragAxis(dx: number, dy: number): 'along' | 'across' | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < axisPx) return null;
  return Math.abs(dx) >= Math.abs(dy) ? 'along' : 'across';
}

/** The samples that still count, with the new one. */
export const sampled = (samples: readonly Sample[], sample: Sample): Sample[] => [...samples, sample].slice(-velocitySamples);

/** Pixels per millisecond over the last samples, the last of which is where the hand let go. */
export function dragVelocity(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (last && last.timeMs - (samples.at(-2) ?? last).timeMs > restMs) return 0;
  const timeMs = first && last ? last.timeMs - first.timeMs : 0;
  return timeMs > 0 ? (last!.x - first!.x) / timeMs : 0;
}
