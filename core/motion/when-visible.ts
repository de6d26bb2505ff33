import { onIntersection } from '../platform/observers.js';
import { whenImagesSettled } from './when-images-settled.js';

/** How much of an element must be crossed to be reported. spec: page-runtime-platform §9 */
export const visibleThresholds = [0, 0.1, 0.25, 0.5, 1];
const defaultVisibleRatio = 0.5; // spec: page-runtime-platform §9

interface Intersection {
  readonly isIntersecting: boolean;
  /** The share of the element that is visible. */
  readonly ratio: number;
  readonly heightPx: number;
  readonly viewportPx: number;
}

/** Whether enough of an element is visible to begin its motion: half of it, or any of one that is taller than the window. */
export function isVisibleEnough({ isIntersecting, ratio, heightPx, viewportPx }: Intersection, visibleRatio = defaultVisibleRatio): boolean {
  return isIntersecting && (heightPx > viewportPx || ratio >= visibleRatio);
}

export interface VisibleOptions {
  /** The share that has to be visible, from 0 to 1; 0.5 by default. An element taller than the window needs to be visible at all. */
  readonly visibleRatio?: number;
  /** Ends the observation. */
  readonly signal: AbortSignal;
}

/** Calls back once, when an element is visible and its images have loaded. Source: page-runtime-platform §4, §9. */
export function whenVisible(element: Element, callback: () => void, { visibleRatio, signal }: VisibleOptions): void {
  const watched = new AbortController();
  signal.addEventListener('abort', () => watched.abort(), { signal: watched.signal });
  if (signal.aborted) return;
  onIntersection(element, ({ isIntersecting, intersectionRatio: ratio, boundingClientRect, rootBounds }) => {
    const viewportPx = rootBounds?.height ?? Infinity; // unknown inside the frame of another site
    if (!isVisibleEnough({ isIntersecting, ratio, heightPx: boundingClientRect.height, viewportPx }, visibleRatio)) return;
    watched.abort();
    whenImagesSettled(element, callback, signal);
  }, { threshold: visibleThresholds, signal: watched.signal });
}
