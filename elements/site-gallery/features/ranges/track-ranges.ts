import type { SlidesInRanges } from '../../motion/motion.js';
import { rangeSlot } from '../../slides/slide-parts.js';
import { rangeClass, rangeSizes } from './slide-ranges.js';

/** This many ranges at most are laid out because the position of their slides was requested. */
const mostDrawn = 6;

/** The ranges of a track of which slides are measured: not every browser knows where a slide is that it skips. */
class DrawnRanges {
  readonly #drawn: HTMLElement[] = [];

  /** Has a slide laid out, wherever it is. */
  draw(slide: HTMLElement): void {
    const range = slide.slot ? slide.assignedSlot?.parentElement : null;
    if (!range?.classList.contains(rangeClass) || this.#drawn.includes(range)) return;
    range.dataset.drawn = '';
    this.#drawn.push(range);
    if (this.#drawn.length > mostDrawn) delete this.#drawn.shift()!.dataset.drawn;
  }

  end(): void { for (const range of this.#drawn.splice(0)) delete range.dataset.drawn; }
}

const rangeOf = ({ slot }: Element): number => Number(slot.startsWith(rangeSlot) ? slot.slice(rangeSlot.length) : 0);

/** Slides that came or moved go where their neighbours are: else their slots would have them elsewhere in the track. */
function keepOrder(slides: readonly HTMLElement[]): void {
  let latest = 0;
  for (const slide of slides) {
    latest = Math.max(latest, rangeOf(slide));
    if (slide.slot !== `${rangeSlot}${latest}`) slide.slot = `${rangeSlot}${latest}`;
  }
}

/**
 * Among which of this many slides those stand that a track shows at an offset: all, unless it has them in ranges. A range
 * has a known position without laying out what is in it.
 */
const boundsNear: SlidesInRanges['boundsNear'] = ({ track, axis, count, offset }) => {
  const ranges = track.getElementsByClassName(rangeClass);
  if (ranges.length === 0) return [0, count - 1];
  const sign = axis.sign(track);
  const seenFrom = axis.start(track.getBoundingClientRect(), sign) - axis.offset(track) + offset;
  let [low, high] = [0, ranges.length - 1]; // the last that begins before what is seen
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (axis.start(ranges[middle]!.getBoundingClientRect(), sign) <= seenFrom) low = middle;
    else high = middle - 1;
  }
  const size = rangeSizes.track;
  return [Math.max(0, (low - 1) * size), Math.min(count, (low + 3) * size) - 1];
};

/** What a gallery has to know of its ranges where it moves slides. */
export function trackRanges(isCut: () => boolean): SlidesInRanges & { end(): void } {
  const drawn = new DrawnRanges();
  return { keepOrder: slides => { if (isCut()) keepOrder(slides); }, boundsNear, draw: slide => drawn.draw(slide), end: () => drawn.end() };
}
