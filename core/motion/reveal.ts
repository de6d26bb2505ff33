import { prefersReducedMotion } from '../platform/visitor.js';
import { easings } from './easings.js';
import { whenVisible } from './when-visible.js';

const durationMs = 300; // spec: media-layout §9, 0.3 s in the animation helper
const hiddenScale = 0.94; // spec: media-layout §9

/** One way in which an element appears. */
export interface RevealEffect {
  /** What it looks like at its hidden end; the other end is the element as its page draws it. */
  readonly hidden: Keyframe;
}

/** Every way to appear, by its name. */
export const revealEffects = {
  fade: { hidden: { opacity: 0 } },
  scale: { hidden: { opacity: 0, scale: hiddenScale } },
} as const satisfies Record<string, RevealEffect>;

export interface RevealOptions {
  /** The share of the element that has to be visible, from 0 to 1; 0.5 by default. */
  readonly visibleRatio?: number;
  /** Shows the element at once and ends the observation. */
  readonly signal: AbortSignal;
}

/**
 * Keeps an element hidden until it is visible and its images are loaded, then lets it appear within 300 ms. Under reduced
 * motion, on paper and when the signal ends, it is simply there. Nothing is written to the element.
 */
export function reveal(element: HTMLElement, { hidden }: RevealEffect, { visibleRatio, signal }: RevealOptions): void {
  if (signal.aborted || prefersReducedMotion()) return;
  const animation = element.animate([hidden, {}], { duration: durationMs, easing: easings.easeOutSine.css, fill: 'backwards' });
  animation.pause();
  const show = () => animation.cancel();
  const over = new AbortController();
  signal.addEventListener('abort', show, { signal: over.signal });
  element.ownerDocument.defaultView?.addEventListener('beforeprint', show, { signal: over.signal });
  for (const type of ['finish', 'cancel']) animation.addEventListener(type, () => over.abort(), { once: true });
  whenVisible(element, () => animation.play(), { visibleRatio, signal: over.signal });
}
