import type { Easing } from '../../../core/motion/easings.js';

const stiffness = 7;
const sampleCount = 24;

/** After this share of its time a spring is as good as there: its slow end does not hold up the next step. */
export const settledTime = 0.72;

/** The curve of every step without a drag: worked out once. */
let atRestCss = '';

/**
 * How everything in a gallery comes to rest: like a damped spring that takes over the velocity of a released pointer.
 * The velocity is in whole ways per whole time. Never goes past its end.
 */
export function springEasing(velocity = 0): Easing {
  const start = Math.max(0, Math.min(velocity, stiffness));
  const spring = (share: number) => 1 - (1 + (stiffness - start) * share) * Math.exp(-stiffness * share);
  const at = (share: number) => spring(share) / spring(1);
  const curve = () => `linear(${[...Array(sampleCount + 1).keys()].map(sample => at(sample / sampleCount).toFixed(4)).join()})`;
  return {
    at,
    get css() { return start ? curve() : atRestCss ||= curve(); },
  };
}
