import type { StackTransition } from './transition.js';

/** So much of its width to the side of its place, and of the space between two slides. */
const aside = (share: number): Keyframe => ({ translate: `calc(${share} * (100% + var(--_gutter, 0px)))` });

/** Two slides that pass as if they lay in one row. */
export const sideBySide: StackTransition['at'] = (share, sign) => [aside(-share * sign), aside((1 - share) * sign)];
