import { onIntersection } from '../platform/observers.js';
import { isSeen, visibleThresholds } from './visible-rules.js';
import { whenPicturesLoaded } from './when-pictures-loaded.js';

interface SeenOptions {
  /** The share that has to be seen; 0.5 by default. An element taller than the window needs to be seen at all. */
  readonly visibleRatio?: number;
  readonly signal: AbortSignal;
}

/** Calls back once when an element is seen and its pictures are there. Source: page-runtime-platform §4, §9. */
export function whenSeen(element: Element, callback: () => void, { visibleRatio, signal }: SeenOptions): void {
  const watched = new AbortController();
  signal.addEventListener('abort', () => watched.abort(), { signal: watched.signal });
  if (signal.aborted) return;
  onIntersection(element, ({ isIntersecting, intersectionRatio: ratio, boundingClientRect, rootBounds }) => {
    const viewportPx = rootBounds?.height ?? Infinity; // unknown inside the frame of another site
    if (!isSeen({ isIntersecting, ratio, heightPx: boundingClientRect.height, viewportPx }, visibleRatio)) return;
    watched.abort();
    whenPicturesLoaded(element, callback, signal);
  }, { threshold: visibleThresholds, signal: watched.signal });
}
