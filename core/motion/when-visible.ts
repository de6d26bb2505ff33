import { onIntersection } from '../platform/observers.js';
import { unclippedShare, visibleBox } from '../platform/visible-box.js';
import { whenImagesSettled } from './when-images-settled.js';

/** How much of an element must be crossed to be reported. spec: page-runtime-platform §9 */
export const visibleThresholds = [0, 0.1, 0.25, 0.5, 1];
const defaultVisibleRatio = 0.5; // spec: page-runtime-platform §9
const nearlyAll = 0.99;

interface Intersection {
  readonly isIntersecting: boolean;
  /** The share of the element that is visible. */
  readonly ratio: number;
  readonly heightPx: number;
  /** Height of what it is seen in: the window, or a lower box that scrolls. */
  readonly viewportPx: number;
  readonly widthPx?: number;
  readonly viewportWidthPx?: number;
}

/**
 * Whether enough of an element is visible to begin its motion: half of it, or any of one that is too large to be seen whole.
 * Pixels are broken and a share of 1 may never be reached: nearly all of it is all.
 */
export function isVisibleEnough(
  { isIntersecting, ratio, heightPx, viewportPx, widthPx = 0, viewportWidthPx = Infinity }: Intersection, visibleRatio = defaultVisibleRatio,
): boolean {
  return isIntersecting && (heightPx > viewportPx || widthPx > viewportWidthPx || ratio >= Math.min(visibleRatio, nearlyAll));
}

export interface VisibleOptions {
  /**
   * The share that has to be visible, from 0 to 1; 0.5 by default. One of which less can be seen, as it is taller than the window or cut off
   * by a box, needs to be visible at all.
   */
  readonly visibleRatio?: number;
  /** Ends the observation. */
  readonly signal: AbortSignal;
}

/** Calls back once, when an element is visible and its images have loaded. Source: page-runtime-platform §4, §9. */
export function whenVisible(element: Element, callback: () => void, { visibleRatio, signal }: VisibleOptions): void {
  const watched = new AbortController();
  signal.addEventListener('abort', () => watched.abort(), { signal: watched.signal });
  if (signal.aborted) return;
  const isEnough = ({
    isIntersecting,
    intersectionRatio: ratio,
    boundingClientRect: { width: widthPx, height: heightPx },
    rootBounds,
  }: IntersectionObserverEntry) => {
    if (!isIntersecting) return false;
    // The window's size is unknown inside the frame of another site.
    const { widthPx: viewportWidthPx, heightPx: viewportPx } = visibleBox(element, {
      widthPx: rootBounds?.width ?? Infinity,
      heightPx: rootBounds?.height ?? Infinity,
    });
    return (
      isVisibleEnough({ isIntersecting, ratio, widthPx, heightPx, viewportWidthPx, viewportPx }, visibleRatio)
      || unclippedShare(element) < Math.min(visibleRatio ?? defaultVisibleRatio, nearlyAll)
    ); // more of it will never be seen
  };
  const threshold = visibleRatio === undefined ? visibleThresholds : [...visibleThresholds, Math.min(visibleRatio, nearlyAll)];
  onIntersection(element, entry => {
    if (!isEnough(entry)) return;
    watched.abort();
    whenImagesSettled(element, callback, signal);
  }, { threshold, signal: watched.signal });
}
