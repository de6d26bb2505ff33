import { pageClock } from '../platform/timing.js';
import { onIntersection } from '../platform/observers.js';
import { passedShare } from './passage.js';

/**
 * Tells how far an element has come through the window, from 0 to 1, at once and then at most once a frame while it is
 * near, until the signal ends. Throws when it is given no element. Source: media-layout §5.
 */
export function scrollProgress(element: Element, tell: (share: number) => void, signal: AbortSignal): void {
  const view = element?.ownerDocument?.defaultView;
  if (!view || !(element instanceof view.Element)) throw new TypeError('No valid element supplied'); // spec: media-layout §8
  if (signal.aborted) return;
  let told = NaN;
  const measure = () => {
    const { top: topPx, height: heightPx } = element.getBoundingClientRect();
    const share = passedShare({ topPx, heightPx, viewportPx: view.innerHeight });
    if (share !== told) tell(told = share);
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
      view.document.addEventListener('scroll', onScroll, { passive: true, capture: true, signal: near.signal });
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
