import { releaseByTime } from '../../../core/gestures/release-rules.js';
import { newSwipe } from './new-swipe.js';
import type { StackTransition } from './transition.js';

const swipeMs = 280; // spec: media-layout §9

/** Slides follow the pointer, by the rules of touch. */
export const swipe: StackTransition = { ...newSwipe, durationMs: () => swipeMs, release: releaseByTime };
