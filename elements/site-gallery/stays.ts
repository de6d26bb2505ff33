import type { StackTransition } from './transitions/transition.js';

/** What pictures do for as long as their slides are shown. */
export class Stays {
  readonly #plan: NonNullable<StackTransition['stay']>;
  readonly #animations = new Map<HTMLElement, Animation>();

  constructor(plan: NonNullable<StackTransition['stay']>) {
    this.#plan = plan;
  }

  /** These slides are shown now, and no others. */
  keep(shown: readonly HTMLElement[], all: readonly HTMLElement[]): void {
    for (const [slide, animation] of this.#animations) {
      if (shown.includes(slide)) continue;
      animation.cancel();
      this.#animations.delete(slide);
    }
    for (const slide of shown) if (!this.#animations.has(slide)) this.#begin(slide, all.indexOf(slide));
  }

  #begin(slide: HTMLElement, index: number): void {
    const picture = slide instanceof HTMLImageElement ? slide : slide.querySelector('img');
    if (!picture) return;
    const corner = slide.querySelector('figcaption') && getComputedStyle(picture).borderRadius;
    const { keyframes, timing } = this.#plan({ index, corner });
    this.#animations.set(slide, picture.animate(keyframes, timing));
  }
}
