/** How a track is measured and scrolled along the axis on which its slides follow one another. */
export interface TrackAxis {
  /** The axis of a pointer's drag. */
  readonly name: 'horizontal' | 'vertical';
  /** +1 where scrolling on goes to the right or down, -1 where it goes to the left. */
  readonly sign: (track: Element) => 1 | -1;
  /** Distance from the track's beginning; right-to-left text counts scroll offsets below 0. */
  readonly offset: (track: Element) => number;
  readonly scrollTo: (track: Element, offset: number) => void;
  /** How much of the track is in view. */
  readonly viewPx: (element: Element) => number;
  /** How far the track can be scrolled. */
  readonly maxOffset: (track: Element) => number;
  /** Where a box begins, rising in the direction of `sign`. */
  readonly start: (box: DOMRect, sign: 1 | -1) => number;
  readonly sizePx: (box: DOMRect) => number;
}

export const horizontal: TrackAxis = {
  name: 'horizontal',
  sign: track => (getComputedStyle(track).direction === 'rtl' ? -1 : 1),
  offset: track => Math.abs(track.scrollLeft),
  scrollTo: (track, offset) => track.scrollTo({ left: horizontal.sign(track) * offset, behavior: 'instant' }),
  viewPx: element => element.clientWidth,
  maxOffset: track => Math.max(0, track.scrollWidth - track.clientWidth),
  start: ({ left, right }, sign) => (sign > 0 ? left : -right),
  sizePx: box => box.width,
};

export const vertical: TrackAxis = {
  name: 'vertical',
  sign: () => 1,
  offset: track => track.scrollTop,
  scrollTo: (track, offset) => track.scrollTo({ top: offset, behavior: 'instant' }),
  viewPx: element => element.clientHeight,
  maxOffset: track => Math.max(0, track.scrollHeight - track.clientHeight),
  start: box => box.top,
  sizePx: box => box.height,
};
