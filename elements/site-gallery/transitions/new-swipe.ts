import { releaseByVelocity } from '../../../core/gestures/release-rules.js';
import { boundaries } from './boundaries.js';
import type { StackTransition } from './transition.js';

const mobilePx = 767; // spec: media-layout §9
const mobileMs = { least: 200, most: 400 }; // spec: media-layout §9
const otherMs = { least: 300, most: 500 }; // spec: media-layout §9
/** The spring takes longer than slides that would keep their velocity. */
const slowing = 2;

/** So much of its width to the side of its place, and of the space between two slides. */
const aside = (share: number): Keyframe => ({ translate: `calc(${share} * (100% + var(--_gutter, 0px)))` });

/** Slides follow the pointer side by side, and pass faster where it was faster. */
export const newSwipe: StackTransition = {
  flow: 'stack',
  at: (share, sign) => [aside(-share * sign), aside((1 - share) * sign)],
  isBlended: false,
  boundary: boundaries.inertial,
  durationMs({ windowPx, leftPx, pxPerMs }) {
    const { least, most } = windowPx < mobilePx ? mobileMs : otherMs;
    return Math.max(least, Math.min(most, slowing * leftPx / pxPerMs));
  },
  release: releaseByVelocity,
};
