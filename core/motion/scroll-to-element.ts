import { getDocument } from '../platform/page-document.js';
import { easings, type Easing } from './easings.js';
import { Tween } from './tween.js';

const defaultOffsetPx = 30; // spec: media-layout §9
const defaultMinMs = 50; // spec: media-layout §9
const defaultMaxMs = 50; // spec: media-layout §9
/** A screen's height takes about half a second, where the bounds leave room for it. */
const msPerPx = 0.5;

export interface ScrollRules {
  /** How much of what lies before the target stays in view; 30 by default. */
  readonly offsetPx?: number;
  /** Milliseconds; 50 by default. */
  readonly minDuration?: number;
  /** Milliseconds; 50 by default. */
  readonly maxDuration?: number;
}

interface ScrollFacts {
  /** Where the scroller stands, and how far it can go. */
  readonly from: number;
  readonly most: number;
  /** Where the target's beginning is seen, counted from the scroller's. */
  readonly seenAt: number;
}

/** Where a scroller has to go so that a target is below its offset, and how long it takes. Source: media-layout §9. */
export function planScroll({ from, most, seenAt }: ScrollFacts, rules: ScrollRules = {}): { to: number; durationMs: number } {
  const { offsetPx = defaultOffsetPx, minDuration = defaultMinMs, maxDuration = defaultMaxMs } = rules;
  const to = Math.max(0, Math.min(most, from + seenAt - offsetPx));
  const durationMs = to === from ? 0 : Math.max(minDuration, Math.min(maxDuration, Math.abs(to - from) * msPerPx));
  return { to, durationMs };
}

export interface ScrollOptions extends ScrollRules {
  /** What scrolls; by default the page. */
  readonly scroller?: Element;
  /** `easings.easeOutSine` by default. Source: media-layout §9. */
  readonly easing?: Easing;
  /** Stops the scrolling where it is. */
  readonly signal?: AbortSignal;
}

/** What a visitor scrolls with: their input goes before ours. */
const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls until an element is below an offset, downwards or upwards. Resolves to `true` once it is there, or to
 * `false` when the visitor's own scrolling or the signal stopped it. Under reduced motion it jumps. Source: media-layout §9.
 */
export function scrollToElement(element: Element, options: ScrollOptions = {}): Promise<boolean> {
  const page = getDocument(element);
  const { scroller = page.scrollingElement!, easing = easings.easeOutSine, signal } = options;
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
    for (const input of inputs) page.addEventListener(input, stop, { passive: true, signal: stopped.signal });
    tween.start();
  });
}
