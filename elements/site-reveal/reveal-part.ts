import { reveal } from '../../core/motion/reveal.js';
import { getDirectedEffect, type RevealDirection } from '../../core/motion/reveal-effects.js';
import { onIntersection } from '../../core/platform/observers.js';
import { getDocument } from '../../core/platform/page-document.js';
import type { RevealValues } from './reveal.settings.js';
import type { RevealQueue } from './reveal-queue.js';

/** A direction of reading as one of the page. */
function directionOf(element: Element, direction: RevealValues['direction']): RevealDirection {
  if (direction !== 'start' && direction !== 'end') return direction;
  return (getComputedStyle(element).direction === 'rtl') === (direction === 'end') ? 'left' : 'right';
}

/** How far an element may start beside its place without making the page wider or longer. */
function roomFor(direction: RevealDirection, { left, right, bottom }: DOMRectReadOnly, page: Element): number {
  if (direction === 'left') return page.clientWidth - right;
  if (direction === 'right') return left;
  return direction === 'up' ? page.scrollHeight - page.scrollTop - bottom : Infinity;
}

/** Whether an element is still to come: what a visitor has seen, or has passed, stays as it is. */
function isBelow({ isIntersecting, boundingClientRect: { top, height }, rootBounds }: IntersectionObserverEntry): boolean {
  if (isIntersecting) return false;
  // A frame does not know where it is in the window around it.
  return rootBounds && window.parent === window ? top >= rootBounds.bottom : height > 0;
}

/** Has a part of the page appear when it comes into view. What is in view already is never hidden. */
export function revealPart(part: Element, values: RevealValues, turns: RevealQueue, onShow: () => void, signal: AbortSignal): void {
  if (values.effect === 'none') return onShow();
  const { effect: name, duration, delay, visibleRatio } = values;
  const seen = new AbortController();
  onIntersection(part, entry => {
    seen.abort();
    if (!isBelow(entry)) return onShow();
    const direction = directionOf(part, values.direction);
    const effect = getDirectedEffect(name, direction, roomFor(direction, entry.boundingClientRect, getDocument(part).documentElement));
    reveal(part, effect, { visibleRatio, duration, delay, takeTurn: begin => turns.join(part, begin, values.stagger), onShow, signal });
  }, { signal: AbortSignal.any([signal, seen.signal]) });
}
