import type { Hint } from '../map.state.js';

interface Gestures {
  readonly stage: HTMLElement;
  readonly signal: AbortSignal;
  readonly allows: () => { readonly scrollwheel: boolean; readonly draggable: boolean };
  readonly hint: (hint: Hint) => void;
}

/**
 * Keeps the page scrollable over the map. The specification turns wheel zoom on by default, and taken literally every
 * map in a long page would swallow the wheel and the thumb that scroll past it. So the wheel zooms with Ctrl or Cmd
 * (a pinch on a touchpad is that too), or after the visitor has clicked into the map and until the pointer leaves it;
 * one finger scrolls the page (see `touch-action` in the styles), two move and zoom the map. A visitor who tries without them sees a hint.
 *
 * Listens in the capture phase: what is stopped here Leaflet never sees, and the browser scrolls.
 */
export function keepPageScrollable({ stage, signal, allows, hint }: Gestures): void {
  let isEngaged = false;
  const fingers = new Set<number>();
  const capture = { signal, capture: true };
  const isOnMarker = (event: Event) => !!(event.composedPath()[0] as Element).closest('.marker');

  stage.addEventListener('wheel', event => {
    if (isEngaged || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    if (allows().scrollwheel) hint('wheelHint');
  }, { ...capture, passive: true });

  // Leaflet follows touch events, and pointer events where a browser has no touch events: one finger reaches neither.
  stage.addEventListener('touchstart', event => {
    if (event.touches.length === 1 && !isOnMarker(event)) event.stopPropagation();
  }, { ...capture, passive: true });
  stage.addEventListener('pointerdown', event => {
    if (event.pointerType !== 'touch') {
      isEngaged = true;
      return;
    }
    fingers.add(event.pointerId);
    if (fingers.size === 1 && !isOnMarker(event)) event.stopPropagation();
  }, capture);
  for (const type of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(type, event => fingers.delete(event.pointerId), capture);
  }
  stage.addEventListener('pointerleave', () => { isEngaged = false; }, { signal });

  stage.addEventListener('touchmove', event => {
    if (event.touches.length > 1) event.preventDefault(); // the map's two fingers, not the page's
    else if (allows().draggable && !isOnMarker(event)) hint('touchHint');
  }, { signal, passive: false });
}
