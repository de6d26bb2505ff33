import { prefersReducedMotion } from '../platform/visitor.js';
import { easeOutSine } from './easings/sine.js';
import type { RevealKind } from './reveals/reveal-kind.js';
import { whenSeen } from './when-seen.js';

const durationMs = 300; // spec: media-layout §9, 0.3 s in the animation helper

interface RevealOptions {
  readonly visibleRatio?: number;
  readonly signal: AbortSignal;
}

/**
 * Keeps an element hidden until it is seen and its pictures are there, then lets it appear. Under reduced motion, on
 * paper and when the signal ends, it is simply there. Nothing is written to the element.
 */
export function reveal(element: HTMLElement, { hidden }: RevealKind, { visibleRatio, signal }: RevealOptions): void {
  if (signal.aborted || prefersReducedMotion()) return;
  const animation = element.animate([hidden, {}], { duration: durationMs, easing: easeOutSine.css, fill: 'backwards' });
  animation.pause();
  const show = () => animation.cancel();
  const over = new AbortController();
  signal.addEventListener('abort', show, { signal: over.signal });
  element.ownerDocument.defaultView?.addEventListener('beforeprint', show, { signal: over.signal });
  for (const type of ['finish', 'cancel']) animation.addEventListener(type, () => over.abort(), { once: true });
  whenSeen(element, () => animation.play(), { visibleRatio, signal: over.signal });
}
