import { releaseByVelocity } from '../../../core/gestures/release-rules.js';
import type { TrackTransition } from './transition.js';

/** A slide further away than this many times what is in view. */
const farShare = 1.5;
const appearMs = 320;
const appearEasing = 'cubic-bezier(0.2, 0, 0, 1)';

/** A neighbour glides in; a far slide appears immediately, without a rush past everything between. */
export const scroll: TrackTransition = {
  flow: 'track',
  durationMs: ({ speedMs }) => speedMs,
  release: releaseByVelocity,
  isFar: ({ leftPx, viewPx, isWrapping }) => isWrapping || leftPx > viewPx * farShare,
  appear: {
    keyframes: [{ opacity: 0, scale: 0.985 }, { opacity: 1, scale: 1 }],
    timing: { duration: appearMs, easing: appearEasing },
  },
};
