import type { GalleryParts } from '../gallery-parts.js';

const present = new WeakMap<Element, GalleryParts>();
const waiting = new Set<() => void>();

/** A gallery is on the page now: who waits for one looks whether it is theirs. */
export function arrive(element: Element, parts: GalleryParts): void {
  present.set(element, parts);
  for (const look of waiting) look();
}

/** The gallery that an element is; undefined for other elements, and before its script has come. */
export const galleryOf = (element: Element | null): GalleryParts | undefined => (element ? present.get(element) : undefined);

/** Calls back whenever a gallery arrives, until the signal ends. */
export function onArrival(look: () => void, signal: AbortSignal): void {
  waiting.add(look);
  signal.addEventListener('abort', () => waiting.delete(look), { once: true });
}
