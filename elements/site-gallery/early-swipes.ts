import { isPage } from '../../core/platform/page.js';
import { slidesOf } from './slides-of.js';

const places = new WeakMap<Element, number>();

/**
 * Before its script arrives a gallery is a strip to swipe: remembers how far the visitor came.
 * One reading for all galleries, before the first of them changes the page's layout.
 */
export function rememberEarlySwipes(tag: string): void {
  if (!isPage) return;
  for (const element of document.querySelectorAll(`${tag}:not(:defined)`)) {
    if (!element.scrollLeft) continue;
    const last = slidesOf(element).length - 1;
    places.set(element, Math.round(Math.abs(element.scrollLeft) / (element.scrollWidth - element.clientWidth) * last));
  }
}

/** The slide the visitor had come to, once. */
export function takeEarlySwipe(element: Element): number | null {
  const place = places.get(element) ?? null;
  places.delete(element);
  return place;
}
