/**
 * The public entry `site-elements/motion`: the tween, easings, scrolling and reveals that the elements use, and what an
 * overlay needs: a focus trap and the stack that decides which overlay Escape closes. Everything ends with an
 * `AbortSignal` and respects `prefers-reduced-motion`. Importing it has no effect on a page and needs none.
 *
 * ```js
 * import { easings, reveal, revealEffects, Tween } from 'site-elements/motion';
 * new Tween(share => { bar.value = share; }, { duration: 500, easing: easings.easeOutCubic }).start();
 * reveal(document.querySelector('.card'), revealEffects.fade, { signal });
 * ```
 */
export { Tween, type TweenOptions } from './tween.js';
export { defineGlobalTween } from './global-tween.js';
export { easings, type Easing, type EasingName } from './easings.js';
export { scrollToElement, type ScrollOptions } from './scroll-to-element.js';
export { scrollProgress } from './scroll-progress.js';
export { reveal, type RevealOptions } from './reveal.js';
export { revealEffects, type RevealEffect } from './reveal-effects.js';
export { whenVisible, type VisibleOptions } from './when-visible.js';
export { whenImagesSettled } from './when-images-settled.js';
export { whenAnimationsEnd } from './when-animations-end.js';
export { Countdown } from './countdown.js';
export { prefersReducedMotion, onReducedMotionChange } from '../platform/visitor.js';
export type { Clock } from '../platform/timing.js';
export { trapFocus, type FocusTrap } from '../overlay/trap-focus.js';
export { closeOnEscape, overlays, type Closable, type OverlayStack } from '../overlay/overlay-stack.js';
