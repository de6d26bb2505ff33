import { hostReady, imagesLoaded } from '../../core/image/image-readiness.js';
import type { ImageControl } from './image.control.js';

/** Loads the picture whatever the settings say, once its place is known; rejects when it does not come. */
export async function loadNow({ host, shown }: ImageControl): Promise<void> {
  await hostReady(() => !!shown?.box.width, host.signal);
  await shown?.consider(true);
  await imagesLoaded(host.element);
}
