import { entryState } from '../platform/page.js';
import { shared } from '../registry/registry.js';

/** The color schemes of a lightbox. Source: media-layout §3, lightboxTheme. */
export type LightboxTheme = 'dark' | 'light';

/** A request to show slides large, and how their owner takes part. */
export interface LightboxRequest {
  /** The author's own nodes, read only: images, links to images, figures, videos. Never moved or changed. */
  readonly slides: readonly HTMLElement[];
  /** Counted from 0. */
  readonly index: number;
  /** By default the `<site-lightbox>`'s own. */
  readonly theme?: LightboxTheme;
  /** What stands for a slide on the page now: it grows from there, shrinks to there, and gives the focus back to there. */
  readonly thumbnailOf?: (index: number) => HTMLElement | null;
  /** Another slide is shown. */
  readonly changed?: (index: number) => void;
  /** It has closed, or gives way to another. */
  readonly closed?: () => void;
  /** The page's address names the slide, which is why it opens: it is the visitor's entry of history already. */
  readonly isAddressed?: boolean;
  /** Whether the owner writes the slide that is shown into the page's address: the lightbox then does not. */
  readonly keepsAddress?: () => boolean;
}

/** Marks the entry of history that an open lightbox has added: in its state, with the address of the entry below. */
export const historyMark = 'siteLightbox';

/** The address that closing goes back to, if the page is at an entry that a lightbox has added; else null. */
export function addressBelowLightbox(): string | null {
  const below = entryState()[historyMark];
  return typeof below === 'string' ? below : null;
}

export interface PendingRequest {
  readonly request: LightboxRequest;
  /** Ends with the element that made the request: closes what is shown for it. */
  readonly signal?: AbortSignal;
}

/** What a `<site-lightbox>` does for others. */
interface Offer {
  open(waiting: PendingRequest): void;
  /** Fetches what the first opening needs. */
  preload(): void;
}

interface Lightboxes {
  readonly ready: WeakMap<Element, Offer>;
  readonly waiting: WeakMap<Element, PendingRequest>;
  readonly preloading: WeakSet<Element>;
}

/** The `<site-lightbox>` elements that can open, and what waits for those whose script is loading. */
const lightboxes: Lightboxes = shared('lightboxes@2', null, () => ({ ready: new WeakMap(), waiting: new WeakMap(), preloading: new WeakSet() }));

/** An element says that it can open, until the signal ends; it opens immediately what waits for it. */
export function offerLightbox(element: Element, offer: Offer, signal: AbortSignal): void {
  lightboxes.ready.set(element, offer);
  signal.addEventListener('abort', () => lightboxes.ready.delete(element), { once: true });
  const waiting = lightboxes.waiting.get(element);
  lightboxes.waiting.delete(element);
  if (waiting && !waiting.signal?.aborted) offer.open(waiting);
  else if (lightboxes.preloading.has(element)) offer.preload();
}

/** Hands a request to an element, now or as soon as it can open; a newer one takes the place of one that waits. */
export function requestLightbox(element: Element, waiting: PendingRequest): void {
  const offer = lightboxes.ready.get(element);
  if (offer) offer.open(waiting);
  else lightboxes.waiting.set(element, waiting);
}

/** Has an element fetch what its first opening needs, now or when its script is there. */
export function preloadLightbox(element: Element): void {
  lightboxes.preloading.add(element);
  lightboxes.ready.get(element)?.preload();
}
