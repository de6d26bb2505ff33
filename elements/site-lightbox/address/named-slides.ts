import { namesOf } from '../slides/slide.js';
import { slideAtAddress } from './slide-at-address.js';

/** The place of the slide that the page's address names; -1 for none. */
export const namesSlide = (slides: readonly HTMLElement[], pathname = location.pathname): number =>
  slideAtAddress(slides.map(namesOf), { hash: location.hash, pathname });

/** What the address is to call a slide; empty when its author gave it no name. */
export function nameOf(slide: HTMLElement): string {
  const { id, url } = namesOf(slide);
  return id || url;
}
