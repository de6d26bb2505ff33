/** Closer to a slide than this is there. */
export const arrivedShare = 0.04;

/** A row of slides from which no scrolling is heard any more. */
export interface Silence {
  /** Where it stands, in slides. */
  readonly place: number;
  /** Whether a finger may still lie on it: then nobody else moves it. */
  readonly isTouched: boolean;
  /** The silence has lasted too long for a browser that is only late. */
  readonly isSure: boolean;
}

/**
 * Whether a silent row rests, or stands between two slides, as WebKit leaves it after a script's scrolling; null while it
 * may be under way. A busy browser draws no frame of a hand's scrolling for hundreds of milliseconds, so silence between
 * two slides means little by itself.
 */
export function judgeRest({ place, isTouched, isSure }: Silence): 'at rest' | 'between' | null {
  if (Math.abs(place - Math.round(place)) < arrivedShare) return 'at rest';
  if (!isSure) return null;
  return isTouched ? 'at rest' : 'between';
}
