import type { GalleryContext } from '../gallery-context.js';
import { rangeSlot } from './slides-of.js';

/** So many slides, or a few more, are a range: of a row few are seen at a time, of a page of rows a hundred may be. */
export const rangeSizes = { track: 48, rows: 96 };
export const rangeClass = 'range';

/** More slides than these are laid out in ranges. */
const fewSlides = 200;

/** Whether a gallery has its slides in ranges. Columns are filled one after the other, and of a stack one slide is laid out. */
export const isLong = ({ slides, state: { layout: { flow, place } }, host }: Pick<GalleryContext, 'slides' | 'state' | 'host'>): boolean =>
  slides.length > fewSlides && flow !== 'stack' && place !== 'columns' && slides.every(({ parentElement }) => parentElement === host.element);

const rangeOf = ({ slot }: Element): number => Number(slot.startsWith(rangeSlot) ? slot.slice(rangeSlot.length) : 0);

/** Slides that came or moved go where their neighbours are: else their slots would have them elsewhere in the track. */
export function keepOrder(slides: readonly HTMLElement[]): void {
  let latest = 0;
  for (const slide of slides) {
    latest = Math.max(latest, rangeOf(slide));
    if (slide.slot !== `${rangeSlot}${latest}`) slide.slot = `${rangeSlot}${latest}`;
  }
}
