/** Every motion of the lightbox is at rest after this time. */
export const speedMs = 600; // spec: media-layout §9
/** At rest means a thousandth of the way: (1 + 9.23) e^-9.23 is that. */
const restFactor = 9.23;

/** The strength of a spring that rests after `speedMs`, per millisecond. */
export const strength = restFactor / speedMs;

interface Moment {
  /** How far from where the spring pulls. */
  readonly offset: number;
  /** Per millisecond. */
  readonly velocity: number;
}

/**
 * Where a critically damped spring is after a time: it comes to rest as soon as it can without swinging.
 * With the velocity of a drag and no bound to pull it back (`offset` = -`velocity` / `strength`) it glides out freely.
 */
export function springAfter({ offset, velocity }: Moment, ms: number, perMs = strength): Moment {
  const decay = Math.exp(-perMs * ms);
  const pull = velocity + perMs * offset;
  return { offset: (offset + pull * ms) * decay, velocity: (velocity - perMs * pull * ms) * decay };
}
