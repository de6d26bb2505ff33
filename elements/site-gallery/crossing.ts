import type { StackTransition } from './transitions/transition.js';

/** Any length will do for frames that a hand goes through. */
const wholeMs = 1000;

interface Parts {
  readonly track: HTMLElement;
  /** Absent past an end. */
  readonly before: HTMLElement | undefined;
  readonly after: HTMLElement | undefined;
  readonly transition: StackTransition;
  readonly sign: 1 | -1;
  /** Whether the track never shrinks. */
  readonly onlyGrows: boolean;
}

/** Two slides of a stack, one of which takes the other's place: by itself, or as far as a hand holds them. */
export class Crossing {
  readonly #parts: Parts;
  /** The slides that are there. */
  readonly slides: readonly HTMLElement[];
  /** Null until they are measured. */
  #heightsPx: readonly number[] | null = null;
  #animations: Animation[] = [];
  #way: readonly [from: number, to: number] = [0, 1];
  #isHeld = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.slides = [parts.before, parts.after].filter(slide => !!slide);
    parts.track.dataset.crossing = '';
  }

  /** How much of the way is behind. */
  get share(): number {
    const [from, to] = this.#way;
    return from + (to - from) * (this.#animations[0]?.effect?.getComputedTiming().progress ?? 1);
  }

  /** Stands still at a share of the way. */
  hold(share: number): void {
    if (!this.#isHeld) {
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
    // With all that this frame lays out, not by a layout of its own.
    requestAnimationFrame(() => {
      if (first !== this.#animations[0]) return;
      this.#measure();
      this.#grow(timing);
    });
  }

  /** Leaves the slides as they were. */
  end(): void {
    this.#cancel();
    delete this.#parts.track.dataset.crossing;
  }

  #animate(from: number, to: number, timing: KeyframeAnimationOptions): void {
    this.#cancel();
    this.#isHeld = false;
    this.#way = [from, to];
    const { before, after, transition, sign } = this.#parts;
    const [start, stop] = [transition.at(from, sign), transition.at(to, sign)];
    // With the motion and not by a rule: a rule for all slides would have all of them styled anew.
    const mixBlendMode = transition.isBlended ? 'plus-lighter' : 'normal';
    const blended = (keyframe: Keyframe) => ({ ...keyframe, mixBlendMode });
    this.#play(before, [start[0], stop[0]].map(blended), timing);
    this.#play(after, [start[1], stop[1]].map(blended), timing);
    this.#grow(timing);
  }

  #play(element: HTMLElement | undefined, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (element) this.#animations.push(element.animate(keyframes, { ...timing, fill: 'both' }));
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

  #cancel(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel();
  }
}
