import { getSlideImage } from '../slides/slide-images.js';
import type { StackTransition } from '../transitions/transition.js';

/** Animates images for as long as their slides are shown. */
export class WhileShown {
  readonly #plan: NonNullable<StackTransition['whileShown']>;
  readonly #animations = new Map<HTMLElement, Animation>();

  constructor(plan: NonNullable<StackTransition['whileShown']>) { this.#plan = plan; }

  show(shown: readonly HTMLElement[], all: readonly HTMLElement[]): void {
    for (const [slide, animation] of this.#animations) {
      if (shown.includes(slide)) continue;
      animation.cancel();
      this.#animations.delete(slide);
    }
    for (const slide of shown) {
      const image = getSlideImage(slide);
      if (!image || this.#animations.has(slide)) continue;
      const corner = slide.querySelector('figcaption') && getComputedStyle(image).borderRadius;
      const { keyframes, timing } = this.#plan({ index: all.indexOf(slide), corner });
      this.#animations.set(slide, image.animate(keyframes, timing));
    }
  }
}
