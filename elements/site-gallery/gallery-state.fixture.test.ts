import { GalleryState, type Cause } from './gallery.state.js';
import type { SlideChange } from './transitions/transition.js';

/** A state whose effects are logged and done immediately, unless they are slow. */
export function galleryOf(count: number, { index = 0, isLooping = false, isSlow = false, isHeld = false, perGroup = 1 } = {}) {
  const log: string[] = [];
  const state = new GalleryState();
  state.effects = {
    startTransition({ from, to, isWrapping }: SlideChange) {
      log.push(`transition ${from}>${to}${isWrapping ? ' wrapping' : ''}`);
      if (!isSlow) state.settled(to);
    },
    jumpTo: at => { log.push(`jump ${at}`); },
    finishMotion() {
      if (!isHeld) state.settled(state.index);
      return !isHeld;
    },
    changed: detail => { log.push(`changed ${detail.previousIndex}>${detail.index}`); },
    reached: end => { log.push(end); },
    describe: at => `slide ${at + 1}`,
  };
  state.isLooping = isLooping;
  state.setGroupSize(perGroup);
  state.request(index);
  state.setSlides(count, 0);
  log.length = 0;
  return { state, log };
}

/** What a test asks of a state. */
export type Request = (state: GalleryState, cause: Cause) => boolean;
export const next: Request = (state, cause) => state.next(cause);
export const previous: Request = (state, cause) => state.previous(cause);
export const show = (index: number): Request => (state, cause) => state.show(index, cause);
