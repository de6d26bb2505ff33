import { getDocument } from '../platform/page-document.js';
import { onReducedMotionChange, prefersReducedMotion } from '../platform/visitor.js';
import { easings, type Easing } from './easings.js';
import type { RevealEffect } from './reveal-effects.js';
import { whenVisible } from './when-visible.js';

const defaultDurationMs = 300; // spec: media-layout §9, 0.3 s in the animation helper

export interface RevealOptions {
  /** The share of the element that has to be visible, from 0 to 1; 0.5 by default. */
  readonly visibleRatio?: number;
  /** Milliseconds; 300 by default. */
  readonly duration?: number;
  /** Milliseconds that it waits once it is visible; 0 by default. */
  readonly delay?: number;
  /** Called once it is visible, with what lets it begin, after more milliseconds: for elements that take turns. */
  readonly takeTurn?: (begin: (waitMs: number) => void) => void;
  /** `easings.easeOutSine` by default. */
  readonly easing?: Easing;
  /** Called once: it begins to appear, or is shown immediately. Not called when the signal ends. */
  readonly onShow?: () => void;
  /** Shows the element immediately and ends the observation. */
  readonly signal: AbortSignal;
}

/** Whether the page's address names something in an element: a visitor has asked for it. */
const isAddressed = (element: Element): boolean => element.contains(getDocument(element).querySelector(':target'));

/**
 * Keeps an element hidden until it is visible and its images are loaded, then lets it appear within 300 ms. It is simply
 * there under reduced motion, on paper, with the focus in it, when the address names something in it, and when the signal
 * ends. Nothing is written to the element.
 */
export function reveal(element: Element, effect: RevealEffect, options: RevealOptions): void {
  const { visibleRatio, duration = defaultDurationMs, delay = 0, easing = easings.easeOutSine, takeTurn = begin => begin(0), onShow, signal } = options;
  if (signal.aborted) return;
  if (prefersReducedMotion() || element.matches(':focus-within') || isAddressed(element)) return onShow?.();
  const waiting = effect.waiting ?? effect.hidden;
  let animation = element.animate([waiting, waiting], { duration, fill: 'both' });
  animation.pause();
  let isWaiting = true;
  const over = new AbortController();
  const end = () => {
    over.abort();
    animation.cancel();
  };
  const tell = () => {
    if (isWaiting) onShow?.();
    isWaiting = false;
  };
  const show = () => {
    end();
    tell();
  };
  const begin = (waitMs: number) => {
    if (over.signal.aborted) return;
    const hidden = animation;
    animation = element.animate([effect.hidden, effect.shown ?? {}], {
      duration, delay: delay + waitMs, easing: easing.css, fill: 'backwards',
    });
    hidden.cancel();
    for (const type of ['finish', 'cancel']) animation.addEventListener(type, () => over.abort(), { once: true });
    tell();
  };
  signal.addEventListener('abort', end, { signal: over.signal });
  const view = getDocument(element).defaultView;
  view?.addEventListener('beforeprint', show, { signal: over.signal });
  view?.addEventListener('hashchange', () => { if (isAddressed(element)) show(); }, { signal: over.signal });
  element.addEventListener('focusin', show, { signal: over.signal });
  onReducedMotionChange(isReduced => { if (isReduced) show(); }, over.signal);
  whenVisible(element, () => takeTurn(begin), { visibleRatio, signal: over.signal });
}
