import { getDocument } from '../platform/page-document.js';
import { shared } from '../registry/registry.js';

const lock = shared('scroll-lock@1', null, () => ({ holders: new Set<AbortSignal>(), restore(): void {} }));

/**
 * Whose `overflow` the window takes: the body's, where the page has given it one and the root none. Locking the root
 * then would make a scroller of the body, and sticky headers on the page would jump.
 */
function scrolled(root: HTMLElement): HTMLElement {
  const { body, defaultView } = getDocument(root);
  const isVisible = (element: HTMLElement) => defaultView!.getComputedStyle(element).overflow === 'visible';
  return isVisible(root) && !isVisible(body) ? body : root;
}

/** Keeps the page behind an overlay from scrolling until the signal ends; its width stays, so nothing moves. */
export function lockScroll(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (lock.holders.size === 0) {
    const { style } = scrolled(root);
    const { overflow } = style;
    const { scrollbarGutter } = root.style;
    const hasBar = getDocument(root).defaultView!.innerWidth > root.clientWidth;
    style.overflow = 'hidden';
    if (hasBar) root.style.scrollbarGutter = 'stable';
    lock.restore = () => {
      style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }
  lock.holders.add(signal);
  signal.addEventListener('abort', () => {
    lock.holders.delete(signal);
    if (lock.holders.size === 0) lock.restore();
  }, { once: true });
}
