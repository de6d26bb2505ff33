import { dragAxis, dragVelocity, sampled, type Sample } from './drag-rules.js';
import type { Gesture } from './release-rules.js';

interface Reactions {
  /** The drag has a direction: slides follow the pointer from now on. */
  began(): void;
  /** The pointer is so far to the right of where it was pressed. */
  moved(draggedPx: number): void;
  /** Let go; in pixels to the right. Null when it was taken away, for a pinch or by the system. */
  ended(gesture: Gesture | null): void;
}

/** Where a pointer has other things to do than to drag slides. */
const busy = 'input, textarea, select, button, video, audio, [contenteditable], [draggable="true"]';
/** A mouse selects words; a finger does so with a long press. */
const words = 'figcaption';

/**
 * Whether a press may become a drag. Fingers and pens scroll a row themselves, except from a button, which lies over it
 * and not in it.
 */
function isDrag({ isPrimary, pointerType, button }: PointerEvent, pressed: Element, isScroller: boolean): boolean {
  const isMouse = pointerType === 'mouse';
  if (!isPrimary || button !== 0) return false;
  if (pressed.closest('.arrow')) return !isMouse;
  return isMouse ? !pressed.closest(`${busy}, ${words}`) : !isScroller && !pressed.closest(busy);
}

const sampleOf = ({ clientX, timeStamp }: PointerEvent): Sample => ({ x: clientX, timeMs: timeStamp });

/** One drag, from its press on; it ends with its controller. `frame` holds the track and the buttons. */
export function drag(
  event: PointerEvent, { frame, track, isScroller }: { frame: HTMLElement; track: HTMLElement; isScroller: boolean },
  { began, moved, ended }: Reactions, gesture: AbortController,
): void {
  if (!isDrag(event, event.composedPath()[0] as Element, isScroller)) return;
  const { signal } = gesture;
  const { clientX, clientY, pointerId, timeStamp } = event;
  let samples = [sampleOf(event)];
  let isDragging = false;
  let isAcross = false;

  // Pictures and links are draggable by themselves, which would end the gesture: not until the button is let go.
  frame.addEventListener('dragstart', start => start.preventDefault(), { signal });
  frame.addEventListener('pointermove', move => {
    if (move.pointerId !== pointerId || isAcross) return;
    const [dx, dy] = [move.clientX - clientX, move.clientY - clientY];
    samples = sampled(samples, sampleOf(move));
    if (!isDragging) {
      const axis = dragAxis(dx, dy);
      isAcross = axis === 'across';
      if (axis !== 'along') return;
      isDragging = true;
      track.dataset.drag = '';
      signal.addEventListener('abort', () => { delete track.dataset.drag; }, { once: true });
      track.setPointerCapture(pointerId);
      began();
    }
    moved(dx);
  }, { signal });
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    gesture.abort();
    if (isDragging || isAcross) swallowClick(frame);
    if (!isDragging) return;
    const velocity = dragVelocity(sampled(samples, sampleOf(up)));
    ended(up.type === 'pointercancel' ? null : { draggedPx: up.clientX - clientX, velocity, heldMs: up.timeStamp - timeStamp });
  };
  frame.addEventListener('pointerup', end, { signal });
  frame.addEventListener('pointercancel', end, { signal });
}

/** The click that follows a drag was not meant for what is under it. */
function swallowClick(frame: HTMLElement): void {
  const swallowing = new AbortController();
  frame.ownerDocument.addEventListener('click', click => {
    if (!click.composedPath().includes(frame)) return;
    click.preventDefault();
    click.stopPropagation();
  }, { capture: true, signal: swallowing.signal });
  setTimeout(() => swallowing.abort());
}
