/** Pixels from one slide to the next; 0 while the track has no size. */
export function slidePitchPx(track: Element, count: number): number {
  return count > 1 ? (track.scrollWidth - track.clientWidth) / (count - 1) : 0;
}

/** +1 where scrolling on goes to the right, -1 where it goes to the left. */
export const inlineSign = (track: Element): 1 | -1 => (getComputedStyle(track).direction === 'rtl' ? -1 : 1);

/** Where a track stands, in slides: 1.5 is halfway between the second and the third; null while it has no size. */
export function trackPlace(track: Element, count: number): number | null {
  const pitchPx = slidePitchPx(track, count);
  return pitchPx > 0 ? Math.abs(track.scrollLeft) / pitchPx : null;
}

/** The scroll offset that shows a slide; negative in right-to-left text. */
export const offsetOf = (track: Element, index: number, count: number): number =>
  inlineSign(track) * index * slidePitchPx(track, count);
