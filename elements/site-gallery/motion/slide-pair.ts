import { afterNextFrame } from '../../../core/platform/timing.js';
import type { StackTransition } from '../transitions/transition.js';

/** Any length will do for an animation that a pointer holds. */
const wholeMs = 1000;

interface PairOptions {
  readonly track: HTMLElement;
  /** Absent past an end. */
  readonly before: HTMLElement | undefined;
  readonly after: HTMLElement | undefined;
  /** The one of them that is in view, where the other comes only with the animation; absent where both are there from the start. */
  readonly shown: HTMLElement | undefined;
  readonly transition: StackTransition;
  readonly sign: 1 | -1;
  /** Whether the track never shrinks. */
  readonly onlyGrows: boolean;
  /** These are there now, and no others. */
  readonly show: (slides: readonly HTMLElement[]) => void;
}

/** Two slides of a stack, one of which replaces the other: in a transition, or as far as a pointer holds them. */
export class SlidePair {
  readonly #options: PairOptions;
  /** The slides that are there. */
  slides: readonly HTMLElement[] = [];
  /** Null until they are measured. */
  #heightsPx: readonly number[] | null = null;
  #animations: Animation[] = [];
  #range: readonly [from: number, to: number] = [0, 1];
  #isHeld = false;

  constructor(options: PairOptions) {
    this.#options = options;
    this.#display(options.shown && [options.shown]);
  }

  /** How much of the way has passed. */
  get share(): number {
    const [from, to] = this.#range;
    return from + (to - from) * (this.#animations[0]?.effect?.getComputedTiming().progress ?? 1);
  }

  /** Stands still at a share of the way. */
  hold(share: number): void {
    if (!this.#isHeld) {
      this.#display();
      this.#measure();
      this.#animate(0, 1, { duration: wholeMs });
      this.#isHeld = true;
      for (const animation of this.#animations) animation.pause();
    }
    for (const animation of this.#animations) animation.currentTime = share * wholeMs;
  }

  /** Goes from a share of the way to another, and calls back when it is there. */
  play(from: number, to: number, timing: KeyframeAnimationOptions, arrived: () => void): void {
    this.#animate(from, to, timing);
    const [first] = this.#animations;
    first!.onfinish = arrived;
    if (this.#heightsPx) return;
    // Nothing of the second slide is seen at the beginning: it is drawn with the second frame, so that the first is there sooner.
    afterNextFrame(() => {
      if (first !== this.#animations[0]) return;
      for (const slide of this.#display()) this.#move(slide, timing);
      this.#measure();
      this.#grow(timing);
    });
  }

  /** Leaves the slides as they were. */
  end(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel();
  }

  #animate(from: number, to: number, timing: KeyframeAnimationOptions): void {
    this.end();
    this.#isHeld = false;
    this.#range = [from, to];
    for (const slide of this.slides) this.#move(slide, timing);
    this.#grow(timing);
  }

  /** Shows these from now on, or both; returns those that were not there before. */
  #display(slides = [this.#options.before, this.#options.after].filter(slide => !!slide)): readonly HTMLElement[] {
    const added = slides.filter(slide => !this.slides.includes(slide));
    this.#options.show(this.slides = slides);
    return added;
  }

  #move(slide: HTMLElement, timing: KeyframeAnimationOptions): void {
    const { before, transition, sign } = this.#options;
    const at = slide === before ? 0 : 1;
    this.#play(slide, this.#range.map(share => transition.at(share, sign)[at]), timing);
  }

  #play(element: HTMLElement, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = element.animate(keyframes, { ...timing, fill: 'both' });
    const [first] = this.#animations;
    this.#animations.push(animation);
    // As if all had begun together; on a busy machine that moment is not known yet.
    first?.ready.then(() => {
      if (!this.#isHeld && this.#animations.includes(animation)) animation.startTime = first.startTime;
    }, () => {});
  }

  /** The track grows and shrinks with its slides. Source: media-layout §9, auto height. */
  #grow(timing: KeyframeAnimationOptions): void {
    const [first, second] = this.#heightsPx ?? [];
    if (!first || !second || first === second) return;
    const heights = this.#range.map(share => ({ blockSize: `${first + (second - first) * share}px` }));
    this.#play(this.#options.track, heights, timing);
  }

  /** Both slides are laid out now. */
  #measure(): void {
    const { track, onlyGrows } = this.#options;
    track.style.setProperty('--_least', onlyGrows ? `${100 * track.offsetHeight / track.offsetWidth}cqi` : null);
    this.#heightsPx = this.slides.map(slide => slide.offsetHeight);
  }
}
