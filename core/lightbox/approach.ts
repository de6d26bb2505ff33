import { onceVisible } from '../platform/observers.js';
import { onceCalm } from '../platform/timing.js';
import { savesBytes } from '../platform/visitor.js';

/** What precedes a click: a pointer or a finger arrives, or the focus. */
export const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls back once, when one of the elements is on the screen and the page is calm. Never for a visitor who saves bytes. */
export function onceVisibleAndIdle(elements: Iterable<Element>, callback: () => void, signal: AbortSignal): void {
  const seen = new AbortController();
  const either = AbortSignal.any([signal, seen.signal]);
  const see = () => {
    if (either.aborted) return;
    seen.abort();
    onceCalm(() => { if (!savesBytes()) callback(); }, signal);
  };
  for (const element of elements) onceVisible(element, see, either);
}

/** Calls back once, before a visitor can press something in an element: at the first approach, or earlier where the element is in view and the page is calm. */
export function onceApproached(element: Element, callback: () => void, signal: AbortSignal): void {
  const done = new AbortController();
  const either = AbortSignal.any([signal, done.signal]);
  const call = () => {
    if (either.aborted) return;
    done.abort();
    callback();
  };
  for (const type of approaches) element.addEventListener(type, call, { signal: either, passive: true });
  onceVisibleAndIdle([element], call, either);
}
