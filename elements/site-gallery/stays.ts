import { imageIn } from './image-in.js';
import type { StackTransition } from './transitions/transition.js';

/** Has pictures do what a plan says for as long as their slides are among those shown; the answer is told which are. */
export function stays(plan: NonNullable<StackTransition['stay']>) {
  const animations = new Map<HTMLElement, Animation>();
  return (shown: readonly HTMLElement[], all: readonly HTMLElement[]): void => {
    for (const [slide, animation] of animations) {
      if (shown.includes(slide)) continue;
      animation.cancel();
      animations.delete(slide);
    }
    for (const slide of shown) {
      const picture = imageIn(slide);
      if (!picture || animations.has(slide)) continue;
      const corner = slide.querySelector('figcaption') && getComputedStyle(picture).borderRadius;
      const { keyframes, timing } = plan({ index: all.indexOf(slide), corner });
      animations.set(slide, picture.animate(keyframes, timing));
    }
  };
}
