import type { Layout } from './designs/design.js';
import { drag } from './drag.js';
import type { GalleryMachine } from './gallery.state.js';
import { keepInView } from './keep-in-view.js';
import { keptIndex } from './kept-index.js';
import { slidesOf } from './slides-of.js';
import { normaliseIndex } from './normalise-index.js';
import { inlineSign, offsetOf, trackPlace } from './track-place.js';
import { scroll } from './transitions/scroll.js';
import type { Travel } from './transitions/transition.js';
import { watchScrolling, type ScrollWatch } from './watch-scrolling.js';

/** Closer to a slide than this is there: the slow end of a browser's glide does not hold up the next step. */
const arrivedShare = 0.04;
/** Farther than a hand comes in one frame, from rest: the page was laid out anew and the track with it. */
const leapShare = 0.9;
const calm = '(prefers-reduced-motion: reduce)';

/** The gallery's part of the page: the author's slides and the track they scroll in. The machine decides, it moves. */
export class Stage {
  slides: readonly HTMLElement[] = [];
  flow: Layout['flow'] = 'track';
  readonly #machine: GalleryMachine;
  #track: HTMLElement | null = null;
  #scrolling: ScrollWatch | null = null;
  #gesture: AbortController | null = null;
  #forget = () => {};

  constructor(machine: GalleryMachine) {
    this.#machine = machine;
  }

  /** Reads the author's children as they stand now. */
  read(element: Element): void {
    const slides = slidesOf(element);
    for (const gone of this.slides) if (!slides.includes(gone)) gone.inert = false;
    const kept = keptIndex(this.slides, slides, this.#machine.index);
    this.slides = slides;
    this.#machine.recount(slides.length, kept);
    this.rest();
  }

  /** The view has drawn the track; what is returned takes everything off again. */
  attach(track: HTMLElement): () => void {
    this.#track = track;
    const scrolling = watchScrolling(track, { moved: () => this.#moved(), rested: isSure => this.#rested(isSure) });
    this.#scrolling = scrolling;
    if (this.#machine.index > 0) {
      this.place(this.#machine.index);
      this.rest();
    }
    return () => {
      this.#gesture?.abort();
      scrolling.stop();
      this.#forget();
      this.#track = null;
      for (const slide of this.slides) slide.inert = false; // the author's nodes as they were
    };
  }

  /** What a still gallery looks like: slides out of view are inert, the current one is held in view. */
  rest(): void {
    this.#forget();
    const { index, phase } = this.#machine;
    if (phase !== 'still') return;
    const current = this.slides[index];
    const isTrack = this.flow === 'track';
    const isLeavingFocus = isTrack && this.#track?.matches(':focus-within')
      && this.slides.some(slide => slide !== current && slide.matches(':focus-within'));
    if (isLeavingFocus) this.#track!.focus({ preventScroll: true }); // focus must not vanish with the slide that had it
    for (const slide of this.slides) slide.inert = isTrack && slide !== current;
    // The first slide is where every track begins: there is nothing to keep.
    if (isTrack && this.#track && current && index > 0) this.#forget = keepInView(current, this.#track, () => this.place(index));
  }

  place(index: number): void {
    if (!this.#track || this.flow === 'rows') return;
    this.#track.scrollTo({ left: offsetOf(this.#track, index, this.slides.length), behavior: 'instant' });
  }

  travel(travel: Travel): void {
    const track = this.#track;
    if (!track) return this.#arrive(travel.to);
    const isCalm = matchMedia(calm).matches;
    if (this.flow === 'rows') {
      this.slides[travel.to]!.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
      return this.#arrive(travel.to);
    }
    const motion = scroll.plan(travel);
    const left = offsetOf(track, travel.to, this.slides.length);
    const isGliding = motion.scroll === 'smooth' && !isCalm && Math.abs(track.scrollLeft - left) >= 1;
    track.scrollTo({ left, behavior: isGliding ? 'smooth' : 'instant' });
    if (isGliding) return this.#scrolling!.expect();
    if (motion.play && !isCalm) track.animate(motion.play.keyframes, motion.play.timing);
    this.#arrive(travel.to);
  }

  /** A pointer pressed the gallery. */
  press(event: PointerEvent): void {
    const track = this.#track;
    if (!track || this.flow === 'rows' || this.slides.length < 2) return;
    const from = this.#machine.index;
    this.#gesture?.abort();
    this.#gesture = new AbortController();
    drag(event, { frame: track.parentElement!, track }, {
      began: () => { track.dataset.drag = 'held'; },
      ended: step => {
        track.dataset.drag = 'released'; // snapping stays off until the track has arrived
        this.#release(from, (step * inlineSign(track)) as -1 | 0 | 1);
      },
    }, this.#gesture);
  }

  #release(from: number, step: -1 | 0 | 1): void {
    const count = this.slides.length;
    const wrapped = normaliseIndex(from + step, count);
    const isOver = wrapped !== from + step;
    const isWrapping = isOver && this.#machine.isLooping;
    this.#machine.release(isOver && !isWrapping ? from : wrapped, isWrapping);
  }

  #moved(): void {
    const place = this.#track && trackPlace(this.#track, this.slides.length);
    if (place === null || this.flow === 'rows') return;
    const { index, phase } = this.#machine;
    const away = Math.abs(place - index);
    const isThere = away < arrivedShare;
    if (phase === 'still' && away > leapShare) this.place(index);
    else if (phase === 'travelling' && isThere && !this.#track!.dataset.drag) this.#arrive(index);
    else if (phase === 'carried' || !isThere) this.#machine.carried(Math.round(place));
  }

  #rested(isSure: boolean): boolean {
    if (!this.#track || this.#track.dataset.drag === 'held') return true;
    const { index, phase } = this.#machine;
    const place = Math.round(trackPlace(this.#track, this.slides.length) ?? index);
    if (phase === 'travelling' && place !== index && !isSure) return false;
    this.#arrive(place);
    return true;
  }

  #arrive(index: number): void {
    if (this.#track) delete this.#track.dataset.drag;
    this.#machine.settled(index);
    this.rest();
  }
}
