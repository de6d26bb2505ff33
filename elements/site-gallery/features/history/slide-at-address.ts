import { decoded, isPathOf, pathOnSite } from './address-rules.js';

/** A data attribute of a slide or of the image in it. */
const dataOf = (slide: HTMLElement, name: 'data-slide-id' | 'data-slide-url'): string =>
  (slide.getAttribute(name) ?? slide.querySelector(`[${name}]`)?.getAttribute(name) ?? '').trim();

/** The id by which an address names a slide: `data-slide-id`, else its own `id`; empty when it has none. */
export const slideId = (slide: HTMLElement): string => dataOf(slide, 'data-slide-id') || slide.id;

/** A slide's path on this site, `data-slide-url`, from the site's root or from its collection on; empty when it has none. */
export const slideUrl = (slide: HTMLElement): string => pathOnSite(dataOf(slide, 'data-slide-url'), location.host);

/**
 * The slide that the page's address names, counted from 0: by its id in the hash, or, where the gallery writes the
 * address, by its url at the end of the path; null when it names none. Source: media-layout §2.
 */
export function slideAtAddress(slides: () => readonly HTMLElement[], writesAddress: boolean): number | null {
  const { hash, pathname } = location;
  const id = decoded(hash.slice(1));
  let at = id ? slides().findIndex(slide => slideId(slide) === id) : -1;
  if (at < 0 && writesAddress) at = slides().findIndex(slide => isPathOf(pathname, slideUrl(slide)));
  return at < 0 ? null : at;
}
