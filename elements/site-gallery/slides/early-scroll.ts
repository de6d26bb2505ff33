import { pageDocument } from '../../../core/platform/page-document.js';
import { getSlides } from './get-slides.js';

const positions = new WeakMap<Element, number>();

/**
 * Before its script arrives a gallery is a strip that scrolls: stores how far the visitor has scrolled it.
 * One reading for all galleries, before the first of them changes the page's layout.
 */
export function storeEarlyScroll(tag: string): void {
  for (const element of pageDocument.querySelectorAll(`${tag}:not(:defined)`)) {
    if (!element.scrollLeft) continue;
    const last = getSlides(element).length - 1;
    positions.set(element, Math.round(Math.abs(element.scrollLeft) / (element.scrollWidth - element.clientWidth) * last));
  }
}

/** The slide that the visitor had scrolled to, once. */
export function readEarlyScroll(element: Element): number | null {
  const index = positions.get(element) ?? null;
  positions.delete(element);
  return index;
}
