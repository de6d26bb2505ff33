import { easeOutSine } from './easings/sine.js';
import type { Easing } from './easings/easing.js';
import { planScroll, type ScrollRules } from './scroll-rules.js';
import { Tween } from './tween.js';

export interface ScrollOptions extends ScrollRules {
  /** What scrolls; by default the page. */
  readonly scroller?: Element;
  /** Slow at its end by default. Source: media-layout §9. */
  readonly easing?: Easing;
  readonly signal?: AbortSignal;
}

/** What a visitor scrolls with: their hand goes before ours. */
const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls until an element stands below an offset, downwards or upwards. Resolves when it is there: true, or false when
 * the visitor or the signal has stopped it. Under reduced motion it is there at once. Source: media-layout §9.
 */
export function scrollToElement(element: Element, options: ScrollOptions = {}): Promise<boolean> {
  const page = element.ownerDocument;
  const { scroller = page.scrollingElement!, easing = easeOutSine, signal } = options;
  const isPage = scroller === page.scrollingElement;
  const seenAt = element.getBoundingClientRect().top - (isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop);
  const from = scroller.scrollTop;
  const { to, durationMs } = planScroll({ from, most: scroller.scrollHeight - scroller.clientHeight, seenAt }, options);
  const stopped = new AbortController();
  return new Promise(resolve => {
    const tween = new Tween(
      // `instant`, or the page's own smooth scrolling would smooth every step.
      share => scroller.scrollTo({ top: share < 1 ? from + (to - from) * share : to, behavior: 'instant' }),
      { duration: durationMs, easing, signal: stopped.signal, onEnd: () => { resolve(true); stopped.abort(); } },
    );
    const stop = () => { stopped.abort(); };
    stopped.signal.addEventListener('abort', () => resolve(false), { once: true });
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { signal: stopped.signal });
    for (const hand of hands) page.addEventListener(hand, stop, { passive: true, signal: stopped.signal });
    tween.start();
  });
}
