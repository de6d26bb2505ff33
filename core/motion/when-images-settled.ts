import { pageClock } from '../platform/timing.js';

/** Ours: an image that never arrives holds nothing up for longer. */
const timeoutMs = 3000;

const isLoading = (image: HTMLImageElement): boolean => !image.complete && image.getClientRects().length > 0;

/** Calls back once when no image of an element is loading any more: immediately, when they load or fail, or after three seconds. */
export function whenImagesSettled(element: Element, callback: () => void, signal: AbortSignal): void {
  const images = element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')];
  const loading = new Set(images.filter(isLoading));
  if (signal.aborted) return;
  if (loading.size === 0) return callback();
  const over = new AbortController();
  const finish = () => {
    if (over.signal.aborted) return;
    over.abort();
    callback();
  };
  const cancel = pageClock.after(timeoutMs, finish);
  over.signal.addEventListener('abort', cancel, { once: true });
  signal.addEventListener('abort', () => over.abort(), { signal: over.signal });
  for (const image of loading) {
    for (const type of ['load', 'error']) {
      image.addEventListener(type, () => {
        loading.delete(image);
        if (loading.size === 0) finish();
      }, { once: true, signal: over.signal });
    }
  }
}
