import { pageDocument } from '../../../core/platform/page-document.js';
import type { ImageHost } from '../image.settings.js';

/** The <img> each element was given, where its author has put none. */
const given = new WeakMap<HTMLElement, HTMLImageElement>();

/**
 * Gives an element that has a source but no <img> one, beside its author's content: there the page's rules for images,
 * search engines and "Save image" find it. It goes when the author's own arrives.
 */
export function provideImage({ element, values: { source, alt } }: ImageHost): void {
  const own = given.get(element!);
  const hasAuthors = [...element!.querySelectorAll('img')].some(image => image !== own);
  if (hasAuthors || !source) return own?.remove();
  const image = own ?? pageDocument.createElement('img');
  given.set(element!, image);
  image.alt = alt;
  if (image.parentNode !== element) element!.append(image);
}
