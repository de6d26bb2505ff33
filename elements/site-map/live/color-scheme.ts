import { pageDocument } from '../../../core/platform/page-document.js';
/**
 * Reports if the page is dark around an element, now and at each change. No media query knows: a page may choose
 * by `color-scheme` on any ancestor. A color made with `light-dark()` does, and its transition fires an event.
 */
export function watchColorScheme(parent: HTMLElement, signal: AbortSignal, changed: (isDark: boolean) => void): void {
  const probe = pageDocument.createElement('span');
  probe.className = 'scheme-probe';
  parent.append(probe);
  const isDark = () => getComputedStyle(probe).color.replace(/\s/g, '').includes('255,255,255');
  probe.addEventListener('transitionend', () => changed(isDark()), { signal });
  signal.addEventListener('abort', () => probe.remove(), { once: true });
  changed(isDark());
}
