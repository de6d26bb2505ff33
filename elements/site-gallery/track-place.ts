/** +1 where scrolling on goes to the right, -1 where it goes to the left. */
export const inlineSign = (track: Element): 1 | -1 => (getComputedStyle(track).direction === 'rtl' ? -1 : 1);

/** What of a track can be seen only by scrolling. */
export const mostOffset = (track: Element): number => Math.max(0, track.scrollWidth - track.clientWidth);

/** Distance from the track's beginning; right-to-left text counts scroll offsets below 0. */
export const offsetNow = (track: Element): number => Math.abs(track.scrollLeft);

/**
 * The distance at which a slide stands in its place: `alignment` is the share of the slide, and of the track, that are
 * brought together. Not further than the track scrolls.
 */
export function offsetOf(track: Element, slide: Element, alignment: number): number {
  const sign = inlineSign(track);
  const [box, view] = [slide.getBoundingClientRect(), track.getBoundingClientRect()];
  const start = ({ left, right }: DOMRect) => (sign > 0 ? left : -right);
  const away = start(box) + box.width * alignment - start(view) - view.width * alignment;
  return Math.max(0, Math.min(offsetNow(track) + away, mostOffset(track)));
}

/**
 * Where something stands in a row of rising offsets, as a place between two of them: 1.5 is halfway between the second
 * and the third. The first of several that are the same. Looks at few of many.
 */
export function placeIn(offsetAt: (index: number) => number, count: number, offset: number): number {
  let [low, high] = [0, count - 1]; // the first that is not before the offset
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsetAt(middle) < offset - 0.5) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  const [before, after] = [offsetAt(low - 1), offsetAt(low)];
  return after > before ? low - Math.max(0, Math.min(1, (after - offset) / (after - before))) : low;
}
