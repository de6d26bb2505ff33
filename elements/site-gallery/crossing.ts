import { afterNextFrame } from '../../core/platform/timing.js';
import type { StackTransition } from './transitions/transition.js';

/** Any length will do for frames that a hand goes through. */
const wholeMs = 1000;

interface Parts {
  readonly track: HTMLElement;
  /** Absent past an end. */
  readonly before: HTMLElement | undefined;
  readonly after: HTMLElement | undefined;
  /** The one of them that is in view, where the other comes only when it moves; absent where both are there from the start. */
  readonly shown: HTMLElement | undefined;
  readonly transition: StackTransition;
  readonly sign: 1 | -1;
  /** Whether the track never shrinks. */
  readonly onlyGrows: boolean;
  /** These are there now, and no others. */
  readonly show: (slides: readonly HTMLElement[]) => void;
}

/** Two slides of a stack, one of which takes the other's place: by itself, or as far as a hand holds them. */
export class Crossing {
  readonly #parts: Parts;
  /** The slides that are there. */
  slides: readonly HTMLElement[] = [];
  /** Null until they are measured. */
  #heightsPx: readonly number[] | null = null;
  #animations: Animation[] = [];
  #way: readonly [from: number, to: number] = [0, 1];
  #isHeld = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#draw(parts.shown && [parts.shown]);
  }

  /** How much of the way is behind. */
  get share(): number {
    const [from, to] = this.#way;
    return from + (to - from) * (this.#animations[0]?.effect?.getComputedTiming().progress ?? 1);
  }

  /** Stands still at a share of the way. */
  hold(share: number): void {
    if (!this.#isHeld) {
      this.#draw();
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
    // Nothing of what comes is seen at the beginning: it is drawn with the second frame, and the first is there the sooner.
    afterNextFrame(() => {
      if (first !== this.#animations[0]) return;
      for (const slide of this.#draw()) this.#move(slide, timing);
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
    this.#way = [from, to];
    for (const slide of this.slides) this.#move(slide, timing);
    this.#grow(timing);
  }

  /** These are there from now on, or both; the answer is those that were not. */
  #draw(slides = [this.#parts.before, this.#parts.after].filter(slide => !!slide)): readonly HTMLElement[] {
    const coming = slides.filter(slide => !this.slides.includes(slide));
    this.#parts.show(this.slides = slides);
    return coming;
  }

  #move(slide: HTMLElement, timing: KeyframeAnimationOptions): void {
    const { before, transition, sign } = this.#parts;
    const at = slide === before ? 0 : 1;
    this.#play(slide, this.#way.map(share => transition.at(share, sign)[at]), timing);
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
    const heights = this.#way.map(share => ({ blockSize: `${first + (second - first) * share}px` }));
    this.#play(this.#parts.track, heights, timing);
  }

  /** Both slides are laid out now. */
  #measure(): void {
    const { track, onlyGrows } = this.#parts;
    track.style.setProperty('--_least', onlyGrows ? `${100 * track.offsetHeight / track.offsetWidth}cqi` : null);
    this.#heightsPx = this.slides.map(slide => slide.offsetHeight);
  }
}
