import { Countdown } from '../../../../core/motion/countdown.js';
import type { Clock } from '../../../../core/platform/timing.js';

/** What is not ready yet is asked again after this time. */
const resumeMs = 1000; // spec: media-layout §9, resume

/** What a slideshow asks of the lightbox. */
export interface SlideshowEffects {
  /** How long a slide is shown. */
  durationMs(): number;
  /** The slide is there, and no visitor moves it. */
  isReady(): boolean;
  isAtEnd(): boolean;
  /** Goes to the next slide, unless the page refuses: then this one is shown as long again. */
  advance(): void;
  /** Goes to the first slide. */
  rewind(): void;
  /** It has begun or has stopped, automatically or by the visitor. */
  changed(isByItself: boolean): void;
}

/** Slides that change automatically, once a visitor has asked for it. Leaves no timer when it is stopped. */
export class SlideshowState {
  isPlaying = false;
  readonly #effects: SlideshowEffects;
  readonly #countdown: Countdown;
  #isStepping = false;

  constructor(effects: SlideshowEffects, clock?: Clock) {
    this.#effects = effects;
    this.#countdown = new Countdown(() => this.#due(), clock);
  }

  /** The visitor's button. Begins again where there is nothing more to come. */
  toggle(): void {
    if (this.isPlaying) return this.stop(false);
    this.isPlaying = true;
    if (this.#effects.isAtEnd()) this.#step(() => this.#effects.rewind());
    this.#countdown.start(this.#effects.durationMs());
    this.#effects.changed(false);
  }

  /** Another slide is current. False when it was a step of its own; a visitor's move stops it. */
  slideChanged(): boolean {
    if (this.#isStepping) return false;
    this.stop(false);
    return true;
  }

  stop(isByItself: boolean): void {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.#countdown.stop();
    this.#effects.changed(isByItself);
  }

  #due(): void {
    if (!this.#effects.isReady()) return this.#countdown.start(resumeMs);
    if (this.#effects.isAtEnd()) return this.stop(true);
    this.#step(() => this.#effects.advance());
    if (this.isPlaying) this.#countdown.start(this.#effects.durationMs());
  }

  #step(go: () => void): void {
    this.#isStepping = true;
    go();
    this.#isStepping = false;
  }
}
