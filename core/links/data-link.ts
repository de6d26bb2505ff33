import { safeUrl } from './safe-url.js';
import { warnAboutAmbiguousLink } from './warn-about-ambiguous-link.js';

/**
 * An address from an author's or a service's data, as a link may have it; empty for anything else. One that may be meant as a website
 * is reported in the console. `place` says where it is written, such as `product "Mug": url`.
 */
export function dataLink(value: unknown, place: string): string {
  const address = typeof value === 'string' && value.trim() ? safeUrl(value) ?? '' : '';
  warnAboutAmbiguousLink(place, address);
  return address;
}
