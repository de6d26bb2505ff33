const axisPx = 10; // spec: media-layout §9, drag axis
const velocitySamples = 5; // spec: media-layout §9
const advanceShare = 0.5; // spec: media-layout §9, half the width
const advanceVelocity = 1; // spec: media-layout §9; px per ms

export interface Sample { readonly x: number; readonly timeMs: number }

/** Whether a pointer that moved this far drags the track, is left to the page, or has not decided. */
export function dragAxis(dx: number, dy: number): 'along' | 'across' | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < axisPx) return null;
  return Math.abs(dx) >= Math.abs(dy) ? 'along' : 'across';
}

/** The samples that still count, with the new one. */
export const sampled = (samples: readonly Sample[], sample: Sample): Sample[] => [...samples, sample].slice(-velocitySamples);

/** Pixels per millisecond over the last samples. */
export function dragVelocity(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  const timeMs = first && last ? last.timeMs - first.timeMs : 0;
  return timeMs > 0 ? (last!.x - first!.x) / timeMs : 0;
}

/** How many slides to the right (1), to the left (-1) or none a released drag goes; `draggedPx` is where the pointer went. */
export function dragStep({ draggedPx, widthPx, velocity }: { draggedPx: number; widthPx: number; velocity: number }): -1 | 0 | 1 {
  const isFast = Math.abs(velocity) > advanceVelocity;
  // A quick flick back takes the drag back.
  if (isFast && Math.sign(velocity) !== Math.sign(draggedPx)) return 0;
  if (!isFast && Math.abs(draggedPx) <= widthPx * advanceShare) return 0;
  return draggedPx < 0 ? 1 : -1;
}
