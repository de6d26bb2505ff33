import { getFullSizeUrl } from '../../../core/image/deferred-image.js';
import { readDimensions } from '../../../core/image/read-image-data.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import type { Size } from '../../../core/image/frame.js';
import { linkTarget, type Target } from './large-address.js';
import { videoProportions } from './video-proportions.js';

/** What the lightbox reads from one of the author's slides. */
export interface Slide {
  readonly node: HTMLElement;
  /** What is seen of it on the page. */
  readonly thumbnail: HTMLImageElement | null;
  readonly isVideo: boolean;
  /** A link to the large picture or the video; empty without one. */
  readonly link: string;
  readonly dataSrc: string;
  readonly alt: string;
  /** The large picture's own size. */
  readonly natural: Size | null;
  /** Its proportions, as far as they are known. */
  readonly proportions: Size | null;
}

const marked = '[data-type="video" i]';
const video = `${marked}, video, site-video, iframe`;
const withId = 'video[id], site-video[id], iframe[id]';
const sameAddress = 'data-site-lightbox-set';

export const getSlideLink = (node: HTMLElement): HTMLAnchorElement | null =>
  node.closest<HTMLAnchorElement>('a[href]') ?? [...node.querySelectorAll<HTMLAnchorElement>('a[href]')].find(link => !link.closest('figcaption')) ?? null;

const thumbnailOf = (node: HTMLElement): HTMLImageElement | null =>
  node instanceof HTMLImageElement
    ? node
    : ([...node.querySelectorAll('img')].find(image => !image.closest('figcaption, noscript, [aria-hidden="true"]')) ?? null);

/** What a slide's link leads to; a link that names the lightbox leads to a picture, whatever its address looks like. */
export function getLinkTarget(link: HTMLAnchorElement | null, thumbnail: HTMLImageElement | null): Target {
  if (!link || safeUrl(link.getAttribute('href')!) === null) return null;
  if (link.closest(marked)) return 'video';
  const target = linkTarget(link.href, thumbnail?.currentSrc || thumbnail?.src || '');
  return target ?? (link.hasAttribute(sameAddress) ? 'image' : null);
}

/** The first value of an attribute on a slide and what is in it. */
const firstAttribute = (name: string, ...nodes: (Element | null)[]): string =>
  nodes.map(node => node?.getAttribute(name)?.trim()).find(Boolean) ?? '';

function proportionsOf(image: HTMLImageElement | null): Size | null {
  const attribute = (name: string) => Number(image?.getAttribute(name));
  const [width, height] = [attribute('width'), attribute('height')];
  if (width > 0 && height > 0) return { width, height };
  return image?.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : null;
}

export function readSlide(node: HTMLElement): Slide {
  const thumbnail = thumbnailOf(node);
  const link = getSlideLink(node);
  const target = getLinkTarget(link, thumbnail);
  const natural = readDimensions(firstAttribute('data-image-dimensions', node, link, thumbnail));
  const isVideo = target === 'video' || node.matches(video) || !!node.querySelector(video);
  return {
    node,
    thumbnail,
    isVideo,
    link: target ? link!.href : '',
    dataSrc: safeUrl(firstAttribute('data-src', node)) || getFullSizeUrl(thumbnail),
    alt: thumbnail?.alt.trim() ?? '',
    natural,
    proportions: natural ?? (isVideo ? videoProportions(node, target ? link!.href : '') : proportionsOf(thumbnail)),
  };
}

/** How addresses name a slide. Source: media-layout §3 */
export function getSlideNames(node: HTMLElement): { id: string; url: string } {
  const inside = node.querySelector('[data-slide-id], [data-slide-url]');
  const link = node.closest('a');
  return {
    id: firstAttribute('data-slide-id', node, link, inside) || firstAttribute('id', node, link, thumbnailOf(node), node.querySelector(withId)),
    url: firstAttribute('data-slide-url', node, link, inside),
  };
}

/** A video in the background is a moving image: nothing in it can be pressed. */
const movingImage = 'video[loop][muted]:not([controls], site-video *)';
/** What has a meaning of its own, and so does not open a slide. */
const busy = `button, input, select, textarea, label, summary, audio, video:not(${movingImage}), iframe, site-video, figcaption, [contenteditable]`;

/** The place of the slide that a click opens; -1 when it opens none: a link to a page, a control, a click for a new tab. */
export function findClickedSlide(event: MouseEvent, slides: readonly HTMLElement[]): number {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return -1;
  const pressed = event.composedPath()[0] as Element;
  const index = slides.findIndex(slide => slide.contains(pressed));
  if (index < 0 || pressed.closest(busy)) return -1;
  const slide = slides[index]!;
  const link = pressed.closest('a');
  if (link) return getLinkTarget(getSlideLink(slide), slide.querySelector('img')) ? index : -1;
  return pressed instanceof HTMLImageElement || pressed.matches(movingImage) || pressed === slide ? index : -1;
}
