import { recordNamed } from '../record-named.js';
import type { Transition } from './transition.js';
import { transitions } from './transitions.js';

/** The transition of a name in any case. Throws a RangeError in the specification's words when there is none. Source: media-layout §5. */
export const transitionNamed = (name: string): Transition =>
  recordNamed<Transition>(transitions, name, 'could not find transition by that name');
