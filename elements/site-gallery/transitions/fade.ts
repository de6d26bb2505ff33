import { boundaries } from './boundaries.js';
import { releaseByTime } from '../../../core/gestures/release-rules.js';
import type { StackTransition } from './transition.js';

/** A fade that a drag has half done takes no less. */
const leastMs = 200;

/** One slide fades into the other. */
export const fade: StackTransition = {
  flow: 'stack',
  // In the animation and not in a sheet: a rule for all slides would have all of them restyled.
  at: share => [{ opacity: 1 - share, mixBlendMode: 'plus-lighter' }, { opacity: share, mixBlendMode: 'plus-lighter' }],
  isBlended: true,
  boundary: boundaries.hard,
  durationMs: ({ speedMs, shareLeft }) => Math.max(leastMs, speedMs * shareLeft),
  release: releaseByTime,
};
