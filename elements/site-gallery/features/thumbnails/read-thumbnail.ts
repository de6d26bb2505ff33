import { deferredImage, isPlaceholder } from '../../../../core/image/deferred-image.js';
import { pixelRatio } from '../../../../core/image/image-width.js';
import { readFocalPoint } from '../../../../core/image/read-image-data.js';
import { safeUrl } from '../../../../core/links/safe-url.js';
import { visitorScreen } from '../../../../core/platform/visitor.js';
import type { GalleryValues } from '../../gallery.settings.js';
import { thumbnailSizes } from '../../layout/thumbnail-sizes.js';
import { getAspectRatio, getImageService, getSlideMedia } from '../../slides/slide-images.js';
import { paintedWidthPx, thumbnailAddress, thumbnailRatio } from './thumbnail-rules.js';

/** What a thumbnail shows of its slide. */
export interface Thumbnail {
  readonly ratio: number;
  readonly isVideo: boolean;
  /** Null where the slide has no image: then its number is shown. */
  readonly image: {
    readonly src: string;
    readonly srcset: string | undefined;
    readonly sizes: string | undefined;
    /** `object-position`; null for the middle. */
    readonly focus: string | null;
  } | null;
}

const videoSelector = 'video, iframe, site-video';
const isVideo = (slide: HTMLElement): boolean =>
  slide.dataset.type === 'video' || slide.matches(videoSelector) || !!slide.querySelector(videoSelector);

/** The address that an image, its slide or the `<site-image>` around it has for any width; empty without one. */
function sourceOf(image: HTMLImageElement): string {
  const frame = image.closest<HTMLElement & { source?: string }>('site-image');
  return safeUrl(image.dataset.src || frame?.source || image.closest<HTMLElement>('[data-src]')?.dataset.src || '') ?? '';
}

/** Width to height of a slide's thumbnail, and whether that of its image is known. */
export function getThumbnailRatio(slide: HTMLElement, { squareThumbs: isSquare }: GalleryValues): { ratio: number; isMeasured: boolean } {
  const imageRatio = getAspectRatio(slide);
  return { ratio: isSquare ? 1 : thumbnailRatio({ isSquare, isVideo: isVideo(slide), imageRatio }), isMeasured: imageRatio !== null };
}

/** The address that an image shows or is going to show, the one of any width, and its choice of widths. */
function addressesOf(image: HTMLImageElement): { readonly address: string; readonly source: string; readonly srcset: string } {
  const source = sourceOf(image);
  const written = image.getAttribute('src') ?? '';
  const deferred = isPlaceholder(written) ? deferredImage(image) : null;
  return { address: (deferred ? deferred.address : written) || source, source, srcset: deferred?.srcset || image.srcset };
}

/** Reads a slide; `rowPx` is the width of the row of thumbnails, `ratio` the shape of this one. */
export function readThumbnail(slide: HTMLElement, values: GalleryValues, rowPx: number, ratio: number): Thumbnail {
  const { heightPx, perRow, gapPx } = thumbnailSizes(values, rowPx);
  const media = getSlideMedia(slide);
  const imageRatio = getAspectRatio(slide);
  const image = media instanceof HTMLImageElement ? media : null;
  const { address, source, srcset } = image ? addressesOf(image) : { address: (media as HTMLVideoElement | null)?.poster, source: '', srcset: '' };
  const shown = { ratio, isVideo: isVideo(slide) };
  if (!address) return { ...shown, image: null };
  const widthPx = paintedWidthPx({ heightPx, ratio, imageRatio, perRow, rowPx, gapPx });
  const focus = media?.dataset.imageFocalPoint ?? slide.dataset.imageFocalPoint;
  return {
    ...shown,
    image: {
      src: thumbnailAddress({ source, shown: address }, widthPx * pixelRatio(visitorScreen()), getImageService(image, values)),
      srcset: srcset || undefined,
      sizes: srcset ? `${Math.ceil(widthPx)}px` : undefined,
      focus: focus ? readFocalPoint(focus).point.map(share => `${share * 100}%`).join(' ') : null,
    },
  };
}
