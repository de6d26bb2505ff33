import type { GalleryValues } from '../gallery.settings.js';
import { boundaries, type Boundary } from './boundaries.js';
import { fade } from './fade.js';
import type { Transition } from './transition.js';
import { transitionNamed } from './transitions.js';

/** How slides change and how they follow a pointer. */
export interface TransitionOptions {
  readonly transition: Transition;
  /** What a drag past the ends does; null leaves it to the transition. */
  readonly boundary: Boundary | null;
  readonly snapPoints: SnapPoints;
}

/**
 * Where a row that scrolls comes to rest: `slides`, on every slide; `none`, anywhere; a number, at every such share of
 * its width.
 */
export type SnapPoints = 'slides' | 'none' | number;

/** Snap points as a page writes them: `50%`, `none`, or nothing; null when it is neither. Source: media-layout §5. */
export function readSnapPoints(text: string): SnapPoints | null {
  const written = text.trim().toLowerCase();
  if (!written) return 'slides';
  if (written === 'none') return 'none';
  const percent = Number(/^(\d+(?:\.\d+)?)%$/.exec(written)?.[1]);
  return percent > 0 ? percent / 100 : null;
}

type TransitionValues = Pick<GalleryValues, 'transition' | 'swipeBoundaries' | 'snapPoints'>;

/** The options that the settings ask for. What cannot be read is reported by `warn`. */
export function readTransitionOptions(values: TransitionValues, warn: (message: string) => void): TransitionOptions {
  const { transition: name, swipeBoundaries, snapPoints: written } = values;
  let transition: Transition = fade;
  try {
    transition = transitionNamed(name);
  } catch (error) {
    warn(`transition "${name}" is unknown: ${(error as Error).message}; using fade.`);
  }
  const snapPoints = readSnapPoints(written);
  if (!snapPoints) warn(`snap-points "${written}" is neither a percentage nor none; expected one such as 50%; using every slide.`);
  return { transition, boundary: swipeBoundaries === 'auto' ? null : boundaries[swipeBoundaries], snapPoints: snapPoints ?? 'slides' };
}
