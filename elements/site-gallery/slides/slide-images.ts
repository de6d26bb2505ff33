import { showsPlaceholder } from '../../../core/image/deferred-image.js';
import type { ImageService } from '../../../core/image/image-address.js';
import { readDimensions } from '../../../core/image/read-image-data.js';
import { baseUrl } from '../../../core/platform/page.js';

/** A slide whose image does not come is shown without it after so long. */
const patienceMs = 400;

/** Not the copy that a lazy loader leaves for pages without scripts: it is there where markup came in by script. */
const shownImage = 'img:not(noscript *)';

/** The image that a slide is, or has. */
export const getSlideImage = (slide: Element): HTMLImageElement | null =>
  (slide instanceof HTMLImageElement ? slide : slide.querySelector<HTMLImageElement>(shownImage));

/** The image or video that a slide is, or has. */
export const getSlideMedia = (slide: HTMLElement): HTMLImageElement | HTMLVideoElement | null =>
  (slide.matches('img, video') ? slide : slide.querySelector(`${shownImage}, video`)) as HTMLImageElement | null;

type ServiceSettings = Pick<ImageService, 'sizeFormat' | 'urlTemplate'>;

/** How widths of an image are requested: as the `<site-image>` around it says, also before its script is there, else as the gallery. */
export function getImageService(image: Element | null, values: ServiceSettings): ImageService {
  const base = baseUrl();
  const own = image?.closest<HTMLElement & Partial<ServiceSettings>>('site-image');
  if (!own) return { sizeFormat: values.sizeFormat, urlTemplate: values.urlTemplate, base };
  const isByName = (own.sizeFormat ?? own.getAttribute('size-format')) === 'filename';
  return { sizeFormat: isByName ? 'filename' : 'query-string', urlTemplate: own.urlTemplate ?? own.getAttribute('url-template') ?? '', base };
}

/** The alternative text or caption of a slide; empty when it has neither. */
export function slideLabel(slide: Element | undefined): string {
  return (slide && getSlideImage(slide))?.alt.trim() || slide?.querySelector('figcaption')?.textContent?.trim() || '';
}

const defaultVideoPercent = 56.3; // spec: media-layout §9, height of a video in percent of its width

function videoRatio(video: Element): number {
  const size = readDimensions((video.getAttribute('ratio') ?? '').replace(/[:/]/, 'x'));
  return size ? size.width / size.height : 100 / defaultVideoPercent;
}

/** Width to height of a slide's image or video: as its author says, else as it was loaded; null while unknown. */
export function getAspectRatio(slide: HTMLElement): number | null {
  const video = slide.matches('site-video') ? slide : slide.querySelector('site-video');
  if (video) return videoRatio(video); // its image is a poster
  const media = getSlideMedia(slide);
  const written = media?.dataset.imageDimensions ?? slide.dataset.imageDimensions
    ?? `${media?.getAttribute('width')}x${media?.getAttribute('height')}`;
  const known = media instanceof HTMLImageElement && !showsPlaceholder(media) ? media : { naturalWidth: 0, naturalHeight: 0 };
  const { naturalWidth, naturalHeight } = known;
  const size = readDimensions(written) ?? readDimensions(`${naturalWidth}x${naturalHeight}`);
  return size && size.width / size.height;
}

const imagesOf = (slide: HTMLElement): HTMLImageElement[] =>
  (slide instanceof HTMLImageElement ? [slide] : [...slide.querySelectorAll<HTMLImageElement>(shownImage)]);

/** Whether a slide has an image that its author left for later. */
export const hasLazyImage = (slide: HTMLElement): boolean => imagesOf(slide).some(image => image.loading === 'lazy');

/** Fetches and decodes the images of a slide that its author left for later. */
export function loadImages(slide: HTMLElement): void {
  for (const image of imagesOf(slide)) {
    if (image.loading !== 'lazy') continue;
    image.loading = 'eager';
    image.decode().catch(() => {}); // a broken image is the page's affair
  }
}

/** The image of a slide that is still loading, if any. */
export const loadingImage = (slide: HTMLElement): HTMLImageElement | undefined =>
  imagesOf(slide).find(image => !image.complete && (image.src || image.srcset));

/** Calls back when the images of a slide are there, or have not come for long; immediately when nothing is missing. */
export function whenImagesLoaded(slide: HTMLElement, callback: () => void, signal: AbortSignal): void {
  loadImages(slide);
  const image = loadingImage(slide);
  if (!image) return callback();
  const waiting = new AbortController();
  const done = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    clearTimeout(timer);
    if (!signal.aborted) callback();
  };
  const timer = setTimeout(done, patienceMs);
  for (const type of ['load', 'error']) image.addEventListener(type, done, { signal: waiting.signal });
}
