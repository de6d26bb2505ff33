import { onResize } from '../../../../core/platform/observers.js';
import type { GalleryContext } from '../../gallery-context.js';
import { loadingImage } from '../../slides/slide-images.js';
import { safeDecode, matchesPath, isSamePath, pathOnSite } from './address-rules.js';

/** A data attribute of a slide or of the image in it. */
const dataOf = (slide: HTMLElement, name: 'data-slide-id' | 'data-slide-url'): string =>
  (slide.getAttribute(name) ?? slide.querySelector(`[${name}]`)?.getAttribute(name) ?? '').trim();

const withId = ['a', 'img', 'video', 'site-video', 'iframe'].map(tag => `${tag}[id]:not(figcaption *)`).join();

/**
 * The id by which an address names a slide, as the lightbox shares it: `data-slide-id`, else its own `id` or that of what
 * it shows; empty when it has none.
 */
export const slideId = (slide: HTMLElement): string => dataOf(slide, 'data-slide-id') || slide.id || (slide.querySelector(withId)?.id ?? '');

/** A slide's path on this site, `data-slide-url`, from the site's root or from its collection on; empty when it has none. */
export const slideUrl = (slide: HTMLElement): string => pathOnSite(dataOf(slide, 'data-slide-url'), location.host);

/**
 * The slide that the page's address names, counted from 0: by its id or url in the hash, or, if the path counts, by its
 * url at the end of the path; null when it names none. Source: media-layout §2.
 */
export function slideAtAddress(slides: () => readonly HTMLElement[], readsPath: boolean): number | null {
  const { hash, pathname } = location;
  const name = safeDecode(hash.slice(1));
  let at = name ? slides().findIndex(slide => slideId(slide) === name) : -1;
  if (at < 0 && name) at = slides().findIndex(slide => isSamePath(name, slideUrl(slide)));
  if (at < 0 && readsPath) at = slides().findIndex(slide => matchesPath(pathname, slideUrl(slide)));
  return at < 0 ? null : at;
}

/** Whether the visitor has followed a link, and not arrived by a reload or on the way back. */
export const isFreshNavigation = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate';

/**
 * A visitor who opens the address of a slide sees it: as a browser does with an anchor, the page scrolls to the slide, or to the
 * gallery that shows it. Not where the browser knows better, and not once the visitor has scrolled.
 */
export function scrollToNamed(gallery: GalleryContext, shown: Element): void {
  if (location.hash && isFreshNavigation() && scrollY === 0) keepInView(gallery, shown);
}

/** The page has one address, and so one place that it keeps in view. */
let keeping: AbortController | undefined;

/**
 * Has the page scroll, as far as a slide is out of view, or the gallery itself: now, and again when the images before it, whose
 * sizes are not known before they come, have moved it. The visitor's first press, key or scrolling ends that.
 */
export function keepInView(gallery: GalleryContext, shown: Element): void {
  const { host } = gallery;
  keeping?.abort();
  const { signal } = keeping = new AbortController();
  const end = () => keeping!.signal === signal && keeping!.abort();
  const bring = () => {
    scrollToNode(shown);
    const before = gallery.slides.slice(0, gallery.slides.findIndex(slide => slide === shown) + 1);
    if (!before.some(loadingImage)) end();
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, end, { signal, capture: true, passive: true });
  host.signal.addEventListener('abort', end, { once: true, signal });
  bring();
  onResize(host.element!, bring, signal);
}

/** Has the page scroll, as far as something is out of view. */
export const scrollToNode = (node: Element): void => node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
