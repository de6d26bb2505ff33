import { getDocument } from '../platform/page-document.js';
import { deepActiveElement } from '../platform/page.js';
import { isInside } from './trap-focus.js';

/** The node that takes the focus when an overlay closes, or how it is found then. */
export type FocusTarget = HTMLElement | null | (() => HTMLElement | null);

/**
 * Remembers where the focus is; what is returned gives it back, or to the target, once the overlay has closed.
 * It does not if the focus was moved elsewhere meanwhile.
 */
export function focusReturner(overlay: HTMLElement, target?: FocusTarget): () => void {
  const before = deepActiveElement() as HTMLElement | null;
  return () => {
    const now = deepActiveElement();
    const isFree = !now || now === before || now === getDocument(overlay).body || isInside(now, overlay);
    if (!isFree) return;
    const wanted = typeof target === 'function' ? target() : target;
    const to = wanted?.isConnected ? wanted : before;
    if (to !== now) to?.focus({ preventScroll: true });
  };
}
