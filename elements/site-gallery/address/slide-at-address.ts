import { decoded, isPathOf } from './address-rules.js';
import { slideId, slideUrl } from './slide-address.js';

/**
 * The slide that the page's address names, counted from 0: by its id in the hash, or, where the gallery keeps the
 * address, by its url at the end of the path; null when it names none. Source: media-layout §2.
 */
export function slideAtAddress(slides: () => readonly HTMLElement[], isKept: boolean): number | null {
  const { hash, pathname } = location;
  const id = decoded(hash.slice(1));
  let at = id ? slides().findIndex(slide => slideId(slide) === id) : -1;
  if (at < 0 && isKept) at = slides().findIndex(slide => isPathOf(pathname, slideUrl(slide)));
  return at < 0 ? null : at;
}
