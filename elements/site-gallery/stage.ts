import { isPageHidden } from '../../core/platform/observers.js';
import { prefersReducedMotion } from '../../core/platform/visitor.js';
import type { Layout } from './designs/design.js';
import type { GalleryMachine } from './gallery.state.js';
import { keptIndex } from './kept-index.js';
import type { Manner } from './manner-of.js';
import type { Motion, Surroundings } from './motion.js';
import { normaliseIndex } from './normalise-index.js';
import { comingPicture, fetchPictures } from './pictures.js';
import { slidesOf } from './slides-of.js';
import { StackMotion } from './stack-motion.js';
import { headingOf, type Travel } from './transitions/transition.js';

const preloadCount = 1; // spec: media-layout §9
const lazy = 'img[loading="lazy"]';

/** The gallery's part of the page: the author's slides and the track they stand in. The machine decides, it moves. */
export class Stage implements Surroundings {
  slides: readonly HTMLElement[] = [];
  layout!: Layout;
  manner!: Manner;
  onlyGrows = false;
  readonly #machine: GalleryMachine;
  #track: HTMLElement | null = null;
  #motion: Motion | null = null;
  #gesture: AbortController | null = null;
  #shown: readonly HTMLElement[] = [];
  /** Whether slides out of view have been made inert: not where all are in view. */
  #isSwept = false;
  #heading: 1 | -1 = 1;

  constructor(machine: GalleryMachine) {
    this.#machine = machine;
  }

  get isCalm(): boolean { return prefersReducedMotion() || isPageHidden(); }

  get isDrawn(): boolean { return !!this.#track; }

  /** Slides stand and change like this from now on. */
  arrange(layout: Layout, manner: Manner): void {
    const isNew = this.layout?.flow !== layout.flow || (layout.flow === 'stack' && this.manner.transition !== manner.transition);
    [this.layout, this.manner] = [layout, manner];
    this.#loosen();
    if (!isNew) return;
    this.#isSwept = false;
    this.#restart();
  }

  /** Reads the author's children as they stand now. */
  read(element: Element): void {
    const slides = slidesOf(element);
    if (slides.length === this.slides.length && slides.every((slide, at) => slide === this.slides[at])) return;
    const present = new Set(slides);
    for (const slide of this.slides) if (!present.has(slide)) slide.inert = false;
    const kept = keptIndex(this.slides, slides, this.#machine.index);
    this.#halt();
    this.slides = slides;
    this.#isSwept = false;
    this.#machine.recount(slides.length, kept);
    if (this.layout.flow === 'stack') this.#motion?.place(this.#machine.index);
    this.rest();
  }

  /** The view has drawn the track; what is returned takes everything off again. */
  attach(track: HTMLElement): () => void {
    this.#track = track;
    this.#restart();
    return () => {
      this.#halt();
      this.#motion?.stop();
      this.#track = this.#motion = null;
      this.#isSwept = false;
      for (const slide of this.slides) slide.inert = false; // the author's nodes as they were
    };
  }

  /** The gallery stands elsewhere in the page: browsers have forgotten how far its row was scrolled. */
  moved(): void {
    if (this.layout.flow === 'track' && this.#machine.index > 0) this.place(this.#machine.index);
  }

  /** What a still gallery looks like: slides out of view are inert, and the next one's picture is there in time. */
  rest(): void {
    if (this.#machine.phase !== 'still' || this.slides.length === 0) return;
    const { index } = this.#machine;
    this.present(this.#motion?.seen() ?? this.slides.slice(index, index + 1));
    if (this.layout.flow !== 'rows') this.#preload();
  }

  present(slides: readonly HTMLElement[]): void {
    const isApart = this.layout.flow !== 'rows';
    const leaving = this.#shown.filter(slide => isApart && !slides.includes(slide));
    // Focus must not vanish with the slide that had it.
    if (leaving.some(slide => slide.matches(':focus-within'))) this.#track?.focus({ preventScroll: true });
    for (const slide of this.#isSwept ? leaving : this.slides) slide.inert = isApart && !slides.includes(slide);
    for (const slide of slides) slide.inert = false;
    this.#shown = slides;
    this.#isSwept = true;
  }

  place(index: number): void {
    this.#motion?.place(index);
  }

  travel(travel: Travel): void {
    this.#heading = headingOf(travel);
    if (this.#motion) return this.#motion.travel(travel);
    if (this.#track) this.slides[travel.to]!.scrollIntoView({ block: 'nearest', behavior: this.isCalm ? 'instant' : 'smooth' });
    this.arrived(travel.to);
  }

  /** A pointer pressed the gallery. */
  press(event: PointerEvent): void {
    if (!this.#motion || this.slides.length < 2 || !event.isPrimary) return;
    this.#gesture?.abort();
    this.#gesture = new AbortController();
    this.#motion.press(event, this.#gesture);
  }

  arrived(index: number): void {
    this.#machine.settled(index);
    this.rest();
  }

  /** Ends every motion where it is: what it was about is not there any more. */
  #halt(): void {
    this.#gesture?.abort();
    if (this.#machine.phase === 'still') return;
    this.#motion?.place(this.#machine.index);
    this.#machine.settled(this.#machine.index);
  }

  #restart(): void {
    this.#halt();
    this.#motion?.stop();
    this.#motion = null;
    const track = this.#track;
    if (!track) return;
    this.#loosen();
    const { layout: { flow }, manner: { transition } } = this;
    if (flow === 'stack' && transition.flow === 'stack') this.#motion = new StackMotion(track, this.#machine, this, transition);
    if (flow === 'track') void this.#bringTrackMotion(track);
    this.rest();
  }

  /** The browser does not snap where a row may rest between slides. */
  #loosen(): void {
    this.#track?.toggleAttribute('data-free', this.manner.snapPoints !== 'slides');
  }

  /** Until it comes, and should it never come, a row is the browser's own scroller. */
  async #bringTrackMotion(track: HTMLElement): Promise<void> {
    const module = await import('./track-motion.js').catch(() => null);
    if (!module || this.#motion || this.#track !== track || this.layout.flow !== 'track') return;
    this.#halt();
    this.#motion = new module.TrackMotion(track, this.#machine, this);
    this.rest();
  }

  /** The pictures that come next are fetched once the current one is there, and no others. */
  readonly #preload = (): void => {
    const { index } = this.#machine;
    const before = this.#shown.indexOf(this.slides[index]!);
    const from = this.#heading > 0 ? index + this.#shown.length - 1 - before : index - before;
    for (let ahead = 1; ahead <= preloadCount; ahead += 1) {
      const at = from + ahead * this.#heading;
      const next = this.slides[this.#machine.isLooping ? normaliseIndex(at, this.slides.length) : at];
      if (!next?.matches(lazy) && !next?.querySelector(lazy)) continue;
      const coming = this.#shown.map(comingPicture).find(picture => picture);
      if (coming) coming.addEventListener('load', this.#preload, { once: true }); // the same again is no second one
      else fetchPictures(next);
    }
  };
}

