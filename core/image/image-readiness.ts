import { pageClock, type Clock } from '../platform/timing.js';

export const hostTries = 100; // spec: media-layout §9, image host readiness
export const hostWaitMs = 10; // spec: media-layout §9, image host readiness

/** Polls, 100 times at most, whether what holds an image is ready for it. Resolves to `true` when it is, to `false` when it never was. */
export async function hostReady(isReady: () => boolean, signal: AbortSignal, clock: Clock = pageClock): Promise<boolean> {
  for (let left = hostTries; !isReady(); left--) {
    if (left === 0 || signal.aborted) return false;
    await new Promise<void>(resolve => { clock.after(hostWaitMs, resolve); });
  }
  return true;
}

const written = (image: HTMLImageElement): string => `<img src="${image.getAttribute('src') ?? ''}">`;

/**
 * Resolves when every image inside a node has loaded. Rejects with `No root node`, `No images`, or the first that did
 * not load, `<img src="…"> not loaded`. spec: media-layout §8, image async loading
 */
export async function imagesLoaded(root: ParentNode | null): Promise<void> {
  if (!root) throw new Error('No root node');
  const images = [...root.querySelectorAll('img')];
  if (!images.length) throw new Error('No images');
  await Promise.all(images.map(async image => {
    await image.decode().catch(() => { throw new Error(`${written(image)} not loaded`); });
  }));
}
