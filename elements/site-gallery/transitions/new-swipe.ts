import { boundaries } from '../boundaries.js';
import { releaseByVelocity } from '../../../core/gestures/release-rules.js';
import { sideBySide } from './side-by-side.js';
import type { StackTransition } from './transition.js';

const mobilePx = 767; // spec: media-layout §9
const mobileMs = { least: 200, most: 400 }; // spec: media-layout §9
const otherMs = { least: 300, most: 500 }; // spec: media-layout §9
/** The spring takes longer than a hand that would keep its speed. */
const slowing = 2;

/** Slides follow the hand, and pass faster where it was faster. */
export const newSwipe: StackTransition = {
  flow: 'stack',
  at: sideBySide,
  isBlended: false,
  boundary: boundaries.inertial,
  durationMs({ windowPx, leftPx, pxPerMs }) {
    const { least, most } = windowPx < mobilePx ? mobileMs : otherMs;
    return Math.max(least, Math.min(most, slowing * leftPx / pxPerMs));
  },
  release: releaseByVelocity,
};
