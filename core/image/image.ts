/**
 * The public entry `site-elements/image`: which width of an image to load, its address in that width, where it is in
 * its frame, the page's loading queue, and what opens the page's lightbox, as `<site-image>` and the gallery use them.
 * Importing it has no effect on a page; all but `loadImage`, `imagesLoaded`, `paintThumbhash` and the lightbox's functions also
 * runs on a server.
 *
 * ```js
 * import { chooseWidth, imageAddress, loadImage } from 'site-elements/image';
 * const width = chooseWidth(image.clientWidth * devicePixelRatio); // 100, 300, 500, 750, 1000, 1500 or 2500
 * const address = imageAddress('/harbour.jpg', width, { sizeFormat: 'query-string', urlTemplate: '', base: document.baseURI });
 * const isLoaded = await loadImage(image, address, signal);
 * ```
 */
export { imageWidths, type ImageWidth } from '../contract/image-format.js';
export { chooseWidth, neededWidth, pixelRatio, sizesFor } from './image-width.js';
export { fillTemplate, imageAddress, isUrlTemplate, sizeFormats, type ImageService, type SizeFormat, type SizeFormatName } from './image-address.js';
export { alignments, cropModes, fitFrame, focalPosition, type Alignment, type CropMode, type Fit, type Place, type Size } from './frame.js';
export { readDimensions, readFocalPoint, readRatio, type FocalPoint } from './read-image-data.js';
export { readDropShadow } from './drop-shadow.js';
export { loadImage } from './load-image.js';
export { imagesLoaded } from './image-readiness.js';
export { paintThumbhash } from './paint-thumbhash.js';
export { canOpenLightbox, openLightbox } from '../lightbox/open-lightbox.js';
export type { LightboxRequest, LightboxTheme } from '../lightbox/lightbox-requests.js';
