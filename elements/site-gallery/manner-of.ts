import { boundaries, type Boundary } from './boundaries.js';
import type { GalleryValues } from './gallery-parts.js';
import { readSnapPoints, type SnapPoints } from './snap-points.js';
import { fade } from './transitions/fade.js';
import type { Transition } from './transitions/transition.js';
import { transitionNamed } from './transitions/transition-named.js';

/** How slides change and how they follow a hand. */
export interface Manner {
  readonly transition: Transition;
  /** What a drag past the ends does; null leaves it to the transition. */
  readonly boundary: Boundary | null;
  readonly snapPoints: SnapPoints;
}

type Wished = Pick<GalleryValues, 'transition' | 'swipeBoundaries' | 'snapPoints'>;

/** The manner that the settings ask for. What cannot be read is said by `notice`. */
export function mannerOf({ transition: name, swipeBoundaries, snapPoints: written }: Wished, notice: (message: string) => void): Manner {
  let transition: Transition = fade;
  try {
    transition = transitionNamed(name);
  } catch (error) {
    notice(`transition "${name}" is unknown: ${(error as Error).message}; using fade.`);
  }
  const snapPoints = readSnapPoints(written);
  if (!snapPoints) notice(`snap-points "${written}" is neither a percentage nor none; expected one such as 50%; using every slide.`);
  return { transition, boundary: swipeBoundaries === 'auto' ? null : boundaries[swipeBoundaries], snapPoints: snapPoints ?? 'slides' };
}
