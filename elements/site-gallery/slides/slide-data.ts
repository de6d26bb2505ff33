import { deferredSelector } from '../../../core/image/deferred-image.js';
import { safeUrl } from '../../../core/links/safe-url.js';

/** Data attributes of slides and images that the feature `slide-data` reads: other galleries do not load it. Source: media-layout §3. */
export const slideDataSelector =
  `[data-image-focal-point], [data-image-dimensions], [data-src], ${deferredSelector}, [data-click-through-url], img[srcset]:not([sizes])`;

const withUrl = '[data-click-through-url]';

/** Where a slide leads by its `data-click-through-url`; null when nowhere, or nowhere safe. */
export function clickThroughUrl(slide: HTMLElement): string | null {
  const url = (slide.matches(withUrl) ? slide : slide.querySelector<HTMLElement>(withUrl))?.dataset.clickThroughUrl;
  return url ? safeUrl(url) : null;
}
