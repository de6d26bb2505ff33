import type { Easing } from '../../core/motion/easings.js';

const stiffness = 7;
const sampleCount = 24;

/** So much of its time is behind when a glide is as good as there: its slow end does not hold up the next step. */
export const arrivedTime = 0.72;

/** The curve of every step that no hand has pushed: worked out once. */
let ofStep = '';

/**
 * How everything in a gallery comes to rest: like a damped spring, which takes over the speed that a hand let go at.
 * The speed is in whole ways per whole time. Never goes past its end.
 */
export function glide(speed = 0): Easing {
  const start = Math.max(0, Math.min(speed, stiffness));
  const spring = (share: number) => 1 - (1 + (stiffness - start) * share) * Math.exp(-stiffness * share);
  const at = (share: number) => spring(share) / spring(1);
  const curve = () => `linear(${Array.from({ length: sampleCount + 1 }, (_, sample) => at(sample / sampleCount).toFixed(4)).join()})`;
  return {
    at,
    get css() { return start ? curve() : ofStep ||= curve(); },
  };
}
