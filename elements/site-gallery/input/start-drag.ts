import { dragPointer } from '../../../core/gestures/pointer-drag.js';

/** Where a pointer has other things to do than to drag slides. */
const interactive = 'input, textarea, select, button, video, audio, [contenteditable], [draggable="true"]';
/** A mouse selects text; a finger does so with a long press. */
const selectableText = 'figcaption';

/**
 * Whether a click may become a drag. Fingers and pens scroll a row themselves, except from a button, which lies over it
 * and not in it.
 */
function mayDrag({ isPrimary, pointerType, button }: PointerEvent, pressed: Element, isScroller: boolean): boolean {
  const isMouse = pointerType === 'mouse';
  if (!isPrimary || button !== 0) return false;
  if (pressed.closest('.arrow')) return !isMouse;
  return isMouse ? !pressed.closest(`${interactive}, ${selectableText}`) : !isScroller && !pressed.closest(interactive);
}

/** Follows a pointer that was pressed on the slides or on their buttons, where that may drag them. */
export function startDrag(
  down: PointerEvent, { track, isScroller, axis }: { track: HTMLElement; isScroller: boolean; axis?: 'horizontal' | 'vertical' },
  callbacks: Parameters<typeof dragPointer>[2], gesture: AbortController,
): void {
  if (!mayDrag(down, down.composedPath()[0] as Element, isScroller)) return;
  const stage = track.parentElement!;
  const started = () => {
    stage.dataset.drag = '';
    gesture.signal.addEventListener('abort', () => { delete stage.dataset.drag; }, { once: true });
    callbacks.started();
  };
  dragPointer(down, { area: stage, captor: track, axis }, { ...callbacks, started }, gesture);
}
