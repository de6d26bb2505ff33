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
}

/** Two slides of a stack, one of which takes the other's place: by itself, or as far as a hand holds them. */
export class Crossing {
  readonly #parts: Parts;
  /** The slides that are there. */
  readonly slides: readonly HTMLElement[];
  #heightsPx: readonly [number, number] | null = null;
  #animations: Animation[] = [];
  #way: readonly [from: number, to: number] = [0, 1];
  #isHeld = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.slides = [parts.before, parts.after].filter(slide => !!slide);
    parts.track.dataset.crossing = parts.transition.isBlended ? 'blended' : '';
  }

  /**
   * Both slides are laid out now: the track grows with them, and shrinks unless it only grows. Source: media-layout §9,
   * auto height.
   */
  measure(onlyGrows: boolean): void {
    const { track } = this.#parts;
    track.style.setProperty('--_least', onlyGrows ? `${100 * track.offsetHeight / track.offsetWidth}cqi` : null);
    const [first, second] = this.slides.map(slide => slide.offsetHeight);
    if (first && second && first !== second) this.#heightsPx = [first, second];
  }

  /** How much of the way is behind. */
  get share(): number {
    const [from, to] = this.#way;
    return from + (to - from) * (this.#animations[0]?.effect?.getComputedTiming().progress ?? 1);
  }

  /** Stands still at a share of the way. */
  hold(share: number): void {
    if (!this.#isHeld) {
      this.#animate(0, 1, { duration: wholeMs });
      this.#isHeld = true;
      for (const animation of this.#animations) animation.pause();
    }
    for (const animation of this.#animations) animation.currentTime = share * wholeMs;
  }

  /** Goes from a share of the way to another, and calls back when it is there. */
  play(from: number, to: number, timing: KeyframeAnimationOptions, arrived: () => void): void {
    this.#animate(from, to, timing);
    this.#animations[0]!.onfinish = arrived;
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
    const { track, before, after, transition, sign } = this.#parts;
    const [start, stop] = [transition.at(from, sign), transition.at(to, sign)];
    const play = (element: HTMLElement | undefined, keyframes: Keyframe[]) => {
      if (element) this.#animations.push(element.animate(keyframes, { ...timing, fill: 'both' }));
    };
    // With the motion and not by a rule: a rule for all slides would have all of them styled anew.
    const mixBlendMode = transition.isBlended ? 'plus-lighter' : 'normal';
    const blended = (keyframe: Keyframe) => ({ ...keyframe, mixBlendMode });
    play(before, [start[0], stop[0]].map(blended));
    play(after, [start[1], stop[1]].map(blended));
    const heightAt = ([first, second]: readonly [number, number], share: number) => ({ blockSize: `${first + (second - first) * share}px` });
    if (this.#heightsPx) play(track, [heightAt(this.#heightsPx, from), heightAt(this.#heightsPx, to)]);
  }

  #cancel(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel();
  }
}
