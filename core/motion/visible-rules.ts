/** How much of an element must be crossed to be told of. spec: page-runtime-platform §9 */
export const visibleThresholds = [0, 0.1, 0.25, 0.5, 1];
const defaultVisibleRatio = 0.5; // spec: page-runtime-platform §9

interface Sight {
  readonly isIntersecting: boolean;
  /** The share of the element that is seen. */
  readonly ratio: number;
  readonly heightPx: number;
  readonly viewportPx: number;
}

/** Whether an element is seen well enough to begin its motion: half of it, or any of one that is taller than the window. */
export function isSeen({ isIntersecting, ratio, heightPx, viewportPx }: Sight, visibleRatio = defaultVisibleRatio): boolean {
  return isIntersecting && (heightPx > viewportPx || ratio >= visibleRatio);
}
