import type { Layout } from './designs/design.js';
import { drag } from './drag.js';
import type { GalleryMachine } from './gallery.state.js';
import { keepInView } from './keep-in-view.js';
import { keptIndex } from './kept-index.js';
import { slidesOf } from './slides-of.js';
import { normaliseIndex } from './normalise-index.js';
import { TrackMotion } from './track-motion.js';
import { inlineSign } from './track-place.js';
import type { Travel } from './transitions/transition.js';

const calm = '(prefers-reduced-motion: reduce)';

/** The gallery's part of the page: the author's slides and the track they scroll in. The machine decides, it moves. */
export class Stage {
  slides: readonly HTMLElement[] = [];
  flow: Layout['flow'] = 'track';
  readonly #machine: GalleryMachine;
  #track: HTMLElement | null = null;
  #motion: TrackMotion | null = null;
  #gesture: AbortController | null = null;
  #forget = () => {};

  constructor(machine: GalleryMachine) {
    this.#machine = machine;
  }

  get isCalm(): boolean { return matchMedia(calm).matches; }

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
    const motion = new TrackMotion(track, this.#machine, this);
    this.#motion = motion;
    if (this.#machine.index > 0) {
      this.place(this.#machine.index);
      this.rest();
    }
    return () => {
      this.#gesture?.abort();
      motion.stop();
      this.#forget();
      this.#track = this.#motion = null;
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
    this.#motion?.place(index);
  }

  travel(travel: Travel): void {
    if (this.#motion && this.flow === 'track') return this.#motion.travel(travel);
    if (this.#track) this.slides[travel.to]!.scrollIntoView({ block: 'nearest', behavior: this.isCalm ? 'instant' : 'smooth' });
    this.arrived(travel.to);
  }

  /** A pointer pressed the gallery. */
  press(event: PointerEvent): void {
    const track = this.#track;
    if (!track || this.flow === 'rows' || this.slides.length < 2) return;
    const from = this.#machine.index;
    this.#motion!.pressed(event);
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

  /** The visitor moves the track: what holds the current slide in view must not hold it against a hand. */
  taken(): void {
    this.#forget();
  }

  /** The track is at a slide and free for the next motion. */
  arrived(index: number): void {
    if (this.#track) delete this.#track.dataset.drag;
    this.#machine.settled(index);
    this.rest();
  }

  #release(from: number, step: -1 | 0 | 1): void {
    const count = this.slides.length;
    const wrapped = normaliseIndex(from + step, count);
    const isOver = wrapped !== from + step;
    const isWrapping = isOver && this.#machine.isLooping;
    this.#machine.release(isOver && !isWrapping ? from : wrapped, isWrapping);
  }
}
