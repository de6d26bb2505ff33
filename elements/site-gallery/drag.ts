import { dragAxis, dragStep, dragVelocity, sampled, type Sample } from './drag-rules.js';

interface Reactions {
  /** The drag has a direction: the track follows the pointer from now on. */
  began(): void;
  /** Let go; 1 is a slide to the right of the screen, -1 to the left, 0 back. */
  ended(step: -1 | 0 | 1): void;
}

/** Where a pointer has other things to do than to drag the track. */
const notHere = 'figcaption, input, textarea, select, button, video, audio, [contenteditable], [draggable="true"]';

const sampleOf = (event: PointerEvent): Sample => ({ x: event.clientX, timeMs: event.timeStamp });

/** Fingers and pens scroll the track themselves, except from a button, which lies over the track and not in it. */
function isDrag(event: PointerEvent): boolean {
  const pressed = event.composedPath()[0] as Element;
  if (event.pointerType !== 'mouse') return !!pressed.closest('.arrow');
  return event.button === 0 && !pressed.closest(notHere);
}

/** One drag, from its press on; it ends with its controller. `frame` holds the track and the buttons. */
export function drag(
  event: PointerEvent, { frame, track }: { frame: HTMLElement; track: HTMLElement }, { began, ended }: Reactions, gesture: AbortController,
): void {
  if (!isDrag(event)) return;
  const { signal } = gesture;
  const { clientX, clientY, pointerId } = event;
  const { scrollLeft } = track;
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
      track.setPointerCapture(pointerId);
      began();
    }
    track.scrollLeft = scrollLeft - dx;
  }, { signal });
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    gesture.abort();
    if (!isDragging) return;
    swallowClick(frame);
    const draggedPx = up.clientX - clientX;
    const isGivenUp = up.type === 'pointercancel';
    ended(isGivenUp ? 0 : dragStep({ draggedPx, widthPx: track.clientWidth, velocity: dragVelocity(samples) }));
  };
  frame.addEventListener('pointerup', end, { signal });
  frame.addEventListener('pointercancel', end, { signal });
}

/** The click that follows a drag was not meant for the link under it. */
function swallowClick(frame: HTMLElement): void {
  const swallowing = new AbortController();
  frame.ownerDocument.addEventListener('click', click => {
    if (!click.composedPath().includes(frame)) return;
    click.preventDefault();
    click.stopPropagation();
  }, { capture: true, signal: swallowing.signal });
  setTimeout(() => swallowing.abort());
}
