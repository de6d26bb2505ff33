import type { GalleryContext } from '../../gallery-context.js';

const present = new WeakMap<Element, GalleryContext>();
const callbacks = new Set<() => void>();

/** A gallery is on the page now: those that are linked to one look whether it is theirs. */
export function announceGallery(gallery: GalleryContext): void {
  const { element, signal } = gallery.host;
  present.set(element!, gallery);
  signal.addEventListener('abort', () => present.delete(element!), { once: true });
  for (const callback of callbacks) callback();
}

/** The gallery of an element; undefined for other elements, and before its script has loaded. */
export const getGallery = (element: Element | null): GalleryContext | undefined => (element ? present.get(element) : undefined);

/** Calls back whenever a gallery comes, until the signal ends. */
export function onGallery(callback: () => void, signal: AbortSignal): void {
  callbacks.add(callback);
  signal.addEventListener('abort', () => callbacks.delete(callback), { once: true });
}
