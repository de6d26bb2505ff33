import { shared } from '../registry/registry.js';

const lock = shared('scroll-lock@1', null, () => ({ holders: new Set<AbortSignal>(), restore(): void {} }));

/** Keeps the page behind an overlay from scrolling until the signal ends; its width stays, so nothing moves. */
export function lockScroll(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (lock.holders.size === 0) {
    const { style } = root;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    const hasBar = root.ownerDocument.defaultView!.innerWidth > root.clientWidth;
    style.overflow = 'hidden';
    if (hasBar) style.scrollbarGutter = 'stable';
    lock.restore = () => { Object.assign(style, before); };
  }
  lock.holders.add(signal);
  signal.addEventListener('abort', () => {
    lock.holders.delete(signal);
    if (lock.holders.size === 0) lock.restore();
  }, { once: true });
}
