import { getDocument, membersOfDocument } from '../platform/page-document.js';
import { pageClock } from '../platform/timing.js';
import { onIntersection } from '../platform/observers.js';

/** An element's place in its viewport. */
export interface Passage {
  /** The element's upper edge below the viewport's. */
  readonly topPx: number;
  readonly heightPx: number;
  readonly viewportPx: number;
}

/** How much of an element's way through the viewport is behind it: 0 before it enters at the bottom, 1 after it has left at the top. */
export function passedShare({ topPx, heightPx, viewportPx }: Passage): number {
  const wayPx = viewportPx + heightPx;
  return wayPx > 0 ? Math.max(0, Math.min(1, (viewportPx - topPx) / wayPx)) : 0;
}

/** The window of an element; null if it is not a node of a page. */
function viewOf(element: Element): (Window & typeof globalThis) | null {
  try {
    return getDocument(element).defaultView;
  } catch {
    return null;
  }
}

/**
 * Reports how far an element has moved through the window, from 0 to 1, immediately and then at most once a frame while it is
 * near, until the signal ends. Throws a `TypeError` when it is given no element. Source: media-layout §5.
 */
export function scrollProgress(element: Element, report: (share: number) => void, signal: AbortSignal): void {
  const view = viewOf(element);
  if (!view || !(element instanceof view.Element)) throw new TypeError('No valid element supplied'); // spec: media-layout §8
  if (signal.aborted) return;
  let reported = NaN;
  const measure = () => {
    const { top: topPx, height: heightPx } = element.getBoundingClientRect();
    const share = passedShare({ topPx, heightPx, viewportPx: view.innerHeight });
    if (share !== reported) report(reported = share);
  };
  let cancelFrame = () => {};
  const onScroll = () => {
    cancelFrame();
    cancelFrame = pageClock.nextFrame(measure);
  };
  let near = new AbortController();
  onIntersection(element, ({ isIntersecting }) => {
    near.abort();
    near = new AbortController();
    if (isIntersecting) {
      membersOfDocument(view.document).addEventListener('scroll', onScroll, { passive: true, capture: true, signal: near.signal });
      view.addEventListener('resize', onScroll, { signal: near.signal });
    }
    measure();
  }, { signal });
  measure();
  signal.addEventListener('abort', () => {
    near.abort();
    cancelFrame();
  }, { once: true });
}
