import { hostReady, imagesLoaded } from '../../../core/image/image-readiness.js';
import type { ImageController } from '../image.controller.js';

/** Loads the image whatever the settings say, once its place is known; rejects when it fails. */
export async function loadNow({ host, shown }: ImageController): Promise<void> {
  await hostReady(() => !!shown?.box.width, host.signal);
  await shown?.consider(true);
  await imagesLoaded(host.element);
}
