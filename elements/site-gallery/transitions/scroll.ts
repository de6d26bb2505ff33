import type { Transition } from './transition.js';

const fadeMs = 320;
const fadeEasing = 'cubic-bezier(0.2, 0, 0, 1)';

/** A neighbour glides in; a far slide appears at once, without a rush past everything between. */
export const scroll: Transition = {
  plan({ from, to, isWrapping }) {
    if (!isWrapping && Math.abs(to - from) <= 1) return { scroll: 'smooth' };
    return {
      scroll: 'instant',
      play: {
        keyframes: [{ opacity: 0, scale: 0.985 }, { opacity: 1, scale: 1 }],
        timing: { duration: fadeMs, easing: fadeEasing },
      },
    };
  },
};
