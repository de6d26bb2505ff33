import { canParseUrl } from '../../../core/links/can-parse-url.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import type { GalleryContext } from '../gallery-context.js';
import { captionPosition } from '../layout/css-properties.js';
import { clickThroughUrl } from '../slides/slide-data.js';
import { getSlideImage } from '../slides/slide-images.js';

/** Where a click has a meaning of its own. */
const control = 'a, button, label, input, select, textarea, summary, [contenteditable]';
const interactive = `${control}, figcaption`;
/** A background video is a moving image. Whether one in a `<site-video>` is, the lightbox asks who plays it. */
const imagery = 'img, video[loop][muted]:not([controls], site-video *)';
const imageFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether a link leads to nothing but a large image. */
const leadsToImage = ({ href, target, download }: HTMLAnchorElement): boolean =>
  !target && !download && canParseUrl(href) && imageFile.test(new URL(href).pathname);

/** The image under a caption that lies over it: a click on its text, not one that ends a selection, is meant for the image. */
function imageUnder(pressed: Element, slide: Element | undefined, { host, state }: GalleryContext): HTMLImageElement | null {
  if (captionPosition(host.values, state.layout) === 'below' || !slide || !pressed.closest('figcaption') || pressed.closest(control)) return null;
  return getSelection()?.toString() ? null : getSlideImage(slide);
}

/** A click on a caption that lies over an image is one on the image, with the same keys. */
function clickImage(image: HTMLImageElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  image.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }));
}

/** Opens the lightbox at a slide. Where the page has none, a pressed link does what it would without scripts. */
function openLightbox(gallery: GalleryContext, index: number, link: HTMLAnchorElement | null): void {
  const followLink = () => { if (link && safeUrl(link.getAttribute('href')!)) location.assign(link.href); };
  import('../slides/open-at-slide.js').then(
    ({ openAtSlide }) => { if (!gallery.host.signal.aborted && !openAtSlide(gallery, index)) followLink(); },
    followLink,
  );
}

/** spec: media-layout §9, a click on the active slide goes next. Where one is in view at a time, another is visible only during a transition. */
function goToSlide({ state }: GalleryContext, index: number): void {
  const { place } = state.layout;
  if (!state.isPaged || place === 'row') return;
  if (place === 'strip' && index !== state.index) state.show(index, 'visitor');
  else if (place !== 'strip' || state.phase === 'idle') state.next('visitor');
}

/** Whether the browser follows a link natively, instead of the lightbox. */
const isForBrowser = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !leadsToImage(link) || ctrlKey || metaKey || shiftKey;

/** A click in the track: on an image it opens the lightbox, follows its address, or shows a slide; any other is the page's. */
export function click(gallery: GalleryContext, event: MouseEvent): void {
  const { host, state, slides } = gallery;
  const path = event.composedPath();
  const pressed = path[0] as HTMLElement;
  const index = slides.findIndex(slide => path.includes(slide));
  const image = !event.defaultPrevented && imageUnder(pressed, slides[index], gallery);
  if (image) return clickImage(image, event);
  const link = pressed.closest<HTMLAnchorElement>('a[href]');
  const opensLightbox = host.values.lightbox ?? state.layout.opensLightbox;
  const isImagery = pressed.matches(imagery) || (opensLightbox && gallery.backgroundVideos?.isPressed(event));
  const isPlainImage = isImagery && !pressed.closest(interactive);
  if (event.defaultPrevented || index < 0 || !(isPlainImage || link)) return;
  const url = isPlainImage && clickThroughUrl(slides[index]!);
  if (url) return void (event.ctrlKey || event.metaKey ? open(url, '_blank', 'noopener') : location.assign(url));
  if (!opensLightbox) return isPlainImage ? goToSlide(gallery, index) : undefined;
  if (link && isForBrowser(link, event)) return;
  event.preventDefault();
  openLightbox(gallery, index, link);
}
