import { imageQueue } from './load-queue.js';

/** Marks an image while another one is loading for it. spec: media-layout §4, the loading class */
export const loadingClass = 'site-image-loading';
/** A server that never answers keeps its place in the queue for so long; its image may still come later. */
export const loadTimeoutMs = 10_000;

/** Resolves when the image has, or has not, loaded what its address says: events of an earlier address may still arrive. */
const settled = (image: HTMLImageElement, signal: AbortSignal): Promise<boolean> => new Promise(resolve => {
  const onSettled = ({ type }: Event) => { if (image.currentSrc === image.src) resolve(type === 'load'); };
  for (const type of ['load', 'error']) image.addEventListener(type, onSettled, { signal });
});

/**
 * Puts an address on an image when the page's queue has room for it, and resolves to `true` when it loaded, to `false`
 * when it did not. What was shown before stays until then. When the signal ends, others need not wait for it any longer.
 */
export async function loadImage(image: HTMLImageElement, address: string, signal: AbortSignal): Promise<boolean> {
  image.classList.add(loadingClass);
  const leave = await imageQueue.enter();
  const done = new AbortController();
  let isLoaded = false;
  if (!signal.aborted) {
    AbortSignal.any([signal, AbortSignal.timeout(loadTimeoutMs)]).addEventListener('abort', leave, { once: true });
    image.loading = 'eager'; // it is due: a lazy one would keep its place in the queue
    image.src = address;
    isLoaded = await settled(image, done.signal);
  }
  done.abort();
  leave();
  image.classList.remove(loadingClass);
  if (!image.className) image.removeAttribute('class');
  return isLoaded;
}
