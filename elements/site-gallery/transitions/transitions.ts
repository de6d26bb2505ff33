import { recordNamed } from '../designs/record-named.js';
import { fade } from './fade.js';
import { kenBurns } from './ken-burns.js';
import { newSwipe } from './new-swipe.js';
import { scroll } from './scroll.js';
import { swipe } from './swipe.js';
import type { Transition } from './transition.js';

/** Every transition of a slideshow by the name a page writes; the first is the default. Source: media-layout §4. */
export const transitions = {
  fade, 'ken-burns': kenBurns, 'new-swipe': newSwipe, scroll, swipe,
} satisfies Record<string, Transition>;

export type TransitionName = keyof typeof transitions;

/** The transition of a name in any case. Throws a RangeError in the specification's words for an unknown name. Source: media-layout §5. */
export const transitionNamed = (name: string): Transition =>
  recordNamed<Transition>(transitions, name, 'could not find transition by that name');
