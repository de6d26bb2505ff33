import type { Phase } from './gallery.state.js';

/** Closer to a slide than this is there: the slow end of a browser's glide does not hold up the next step. */
export const arrivedShare = 0.04;

/** A track from which no scrolling is heard any more. */
export interface Silence {
  /** Where it stands, in slides. */
  readonly place: number;
  /** The machine's slide: with `travelling` where it is to go. */
  readonly index: number;
  /** Where the last travel began. */
  readonly from: number;
  readonly phase: Phase;
  /** Whether the track has moved at all since that travel began. */
  readonly hasMoved: boolean;
  /** Whether a finger may still lie on it: then nobody else moves it. */
  readonly isTouched: boolean;
  /** The silence has lasted too long for a browser that is only late. */
  readonly isSure: boolean;
}

export interface Rest {
  readonly index: number;
  /** What is left to do to be there. */
  readonly by: 'nothing' | 'placing' | 'gliding';
}

/**
 * Where a silent track has come to rest; null while it may be under way. A busy browser draws no frame of a glide for
 * hundreds of milliseconds, so silence between two slides, or where a glide began, is no rest by itself.
 */
export function judgeRest({ place, index, from, phase, hasMoved, isTouched, isSure }: Silence): Rest | null {
  const nearest = Math.round(place);
  const isOnSlide = Math.abs(place - nearest) < arrivedShare;
  const isWaiting = phase === 'travelling' && nearest !== index && nearest === from;
  if (isOnSlide && !isWaiting) return { index: nearest, by: 'nothing' };
  if (!isSure) return null;
  // A promise of a slide is kept, unless the visitor has taken the track back on its way.
  if (phase === 'travelling' && !(isOnSlide && hasMoved)) return { index, by: 'placing' };
  // WebKit snaps after a hand's scrolling, and not after a script's.
  return { index: nearest, by: isOnSlide || isTouched ? 'nothing' : 'gliding' };
}
