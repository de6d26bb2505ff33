import { shared } from '../registry/registry.js';
import type { LightboxRequest } from './lightbox-request.js';

export interface WaitingRequest {
  readonly request: LightboxRequest;
  /** Ends with whoever asked: closes what is shown for them. */
  readonly signal?: AbortSignal;
}

type Open = (waiting: WaitingRequest) => void;

interface Lightboxes {
  readonly ready: WeakMap<Element, Open>;
  readonly waiting: WeakMap<Element, WaitingRequest>;
}

/** The `<site-lightbox>` elements that can open, and what waits for those whose script is on its way. */
const lightboxes: Lightboxes = shared('lightboxes@1', null, () => ({ ready: new WeakMap(), waiting: new WeakMap() }));

/** An element says that it can open, until the signal ends; it opens at once what waits for it. */
export function offerLightbox(element: Element, open: Open, signal: AbortSignal): void {
  lightboxes.ready.set(element, open);
  signal.addEventListener('abort', () => lightboxes.ready.delete(element), { once: true });
  const waiting = lightboxes.waiting.get(element);
  lightboxes.waiting.delete(element);
  if (waiting && !waiting.signal?.aborted) open(waiting);
}

/** Hands a request to an element, now or as soon as it can open; a newer one takes the place of one that waits. */
export function askLightbox(element: Element, waiting: WaitingRequest): void {
  const open = lightboxes.ready.get(element);
  if (open) open(waiting);
  else lightboxes.waiting.set(element, waiting);
}
