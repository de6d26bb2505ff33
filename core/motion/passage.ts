/** An element's place in its viewport. */
export interface Passage {
  /** The element's upper edge below the viewport's. */
  readonly topPx: number;
  readonly heightPx: number;
  readonly viewportPx: number;
}

/** How much of an element's way through the viewport is behind it: 0 before it comes in below, 1 when it has left above. */
export function passedShare({ topPx, heightPx, viewportPx }: Passage): number {
  const wayPx = viewportPx + heightPx;
  return wayPx > 0 ? Math.max(0, Math.min(1, (viewportPx - topPx) / wayPx)) : 0;
}
