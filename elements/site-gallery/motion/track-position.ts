import type { TrackAxis } from './track-axis.js';

/** Closer to a slide than this share of it is there. */
export const settledShare = 0.04;

/**
 * The distance at which a slide is in its place: `alignment` is the share of the slide, and of the track, that are
 * brought together. Not further than the track scrolls.
 */
export function getSlideOffset(axis: TrackAxis, track: Element, slide: Element, alignment: number): number {
  const sign = axis.sign(track);
  const [box, view] = [slide.getBoundingClientRect(), track.getBoundingClientRect()];
  const away = axis.start(box, sign) + axis.sizePx(box) * alignment - axis.start(view, sign) - axis.sizePx(view) * alignment;
  return Math.max(0, Math.min(axis.offset(track) + away, axis.maxOffset(track)));
}

/**
 * Where an offset is in a row of rising offsets, as a position between two of them: 1.5 is halfway between the second
 * and the third. The first of several that are the same. Measures few of many, all of them among those that `bounds` names.
 */
export function positionIn(
  offsetAt: (index: number) => number,
  count: number,
  offset: number,
  bounds: readonly [first: number, last: number] = [0, count - 1],
): number {
  let [low, high] = bounds; // the first that is not before the offset
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsetAt(middle) < offset - 0.5) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  const [before, after] = [offsetAt(low - 1), offsetAt(low)];
  return after > before ? low - Math.max(0, Math.min(1, (after - offset) / (after - before))) : low;
}

/** A row of slides that sends no scroll events any more. */
export interface SilentRow {
  /** Where it stands, in slides. */
  readonly position: number;
  /** Whether a finger may still lie on it: then no code moves it. */
  readonly isTouched: boolean;
  /** The silence has lasted too long for a browser that is only late. */
  readonly isSure: boolean;
}

/**
 * Whether a silent row rests, or stands between two slides, as WebKit leaves it after a script's scrolling; null while it
 * may be under way. A busy browser draws no frame of a finger's scrolling for hundreds of milliseconds, so silence between
 * two slides alone means little.
 */
export function getRestState({ position, isTouched, isSure }: SilentRow): 'at rest' | 'between' | null {
  if (Math.abs(position - Math.round(position)) < settledShare) return 'at rest';
  if (!isSure) return null;
  return isTouched ? 'at rest' : 'between';
}
