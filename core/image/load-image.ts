import { imageQueue } from './image-queue.js';

/** Marks an image while another picture is on its way to it. spec: media-layout §4, the loading class */
export const loadingClass = 'site-image-loading';
/** A server that never answers keeps its place in the queue for so long; its picture may still come later. */
export const patienceMs = 10_000;

/** Resolves when the image has, or has not, got what its address says: an earlier address may still be heard of. */
const settled = (image: HTMLImageElement, signal: AbortSignal): Promise<boolean> => new Promise(resolve => {
  const hear = ({ type }: Event) => { if (image.currentSrc === image.src) resolve(type === 'load'); };
  for (const type of ['load', 'error']) image.addEventListener(type, hear, { signal });
});

/**
 * Puts an address on an image when the page's queue has room for it, and resolves with whether the picture came.
 * What was shown before stays until then. When the signal ends, others need not wait for it any longer.
 */
export async function loadImage(image: HTMLImageElement, address: string, signal: AbortSignal): Promise<boolean> {
  image.classList.add(loadingClass);
  const leave = await imageQueue.enter();
  const done = new AbortController();
  let hasCome = false;
  if (!signal.aborted) {
    AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]).addEventListener('abort', leave, { once: true });
    image.loading = 'eager'; // it is due: a lazy one would keep its place in the queue
    image.src = address;
    hasCome = await settled(image, done.signal);
  }
  done.abort();
  leave();
  image.classList.remove(loadingClass);
  if (!image.className) image.removeAttribute('class');
  return hasCome;
}
