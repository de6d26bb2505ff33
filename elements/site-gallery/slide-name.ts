import { imageIn } from './image-in.js';

/** What a slide shows, in its author's words; empty when they gave none. */
export function slideName(slide: Element | undefined): string {
  return (slide && imageIn(slide))?.alt.trim() || slide?.querySelector('figcaption')?.textContent?.trim() || '';
}
