import { pageClock } from '../platform/timing.js';
import { dragAxis, velocityAt, withSample, type PointerSample } from './drag-rules.js';
import type { Swipe } from './release-rules.js';

interface Callbacks {
  /** The drag is a horizontal one: from now on the content follows the pointer. */
  started(): void;
  /** The pointer is so far to the right of where it was pressed. */
  moved(draggedPx: number): void;
  /** Released; to the right is positive. Null when it was taken away, for a pinch or by the system. */
  ended(swipe: Swipe | null): void;
}

interface Target {
  /** Where the pointer is followed, and where the click after a drag is cancelled. */
  readonly area: HTMLElement;
  /** Captures the pointer while it drags, and carries `data-drag` then. */
  readonly captor: HTMLElement;
}

const sampleOf = ({ clientX, clientY, timeStamp }: PointerEvent): PointerSample => ({ x: clientX, y: clientY, timeMs: timeStamp });

/**
 * Follows one pointer from its `pointerdown` event until it is released or `gesture` is aborted. A vertical movement is
 * left to the page.
 */
export function dragPointer(down: PointerEvent, { area, captor }: Target, { started, moved, ended }: Callbacks, gesture: AbortController): void {
  const { signal } = gesture;
  const { clientX, clientY, pointerId, timeStamp } = down;
  let samples = [sampleOf(down)];
  let axis: ReturnType<typeof dragAxis> = null;

  // Images and links are draggable by themselves, which would end the gesture: not until the pointer is released.
  area.addEventListener('dragstart', event => event.preventDefault(), { signal });
  area.addEventListener('pointermove', move => {
    if (move.pointerId !== pointerId || axis === 'vertical') return;
    const [dx, dy] = [move.clientX - clientX, move.clientY - clientY];
    samples = withSample(samples, sampleOf(move));
    if (!axis) {
      axis = dragAxis(dx, dy);
      if (axis !== 'horizontal') return;
      captor.dataset.drag = '';
      signal.addEventListener('abort', () => { delete captor.dataset.drag; }, { once: true });
      captor.setPointerCapture(pointerId);
      started();
    }
    moved(dx);
  }, { signal });
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    gesture.abort();
    if (axis) cancelNextClick(area);
    if (axis !== 'horizontal') return;
    const { x: velocity } = velocityAt(withSample(samples, sampleOf(up)), up.timeStamp);
    ended(up.type === 'pointercancel' ? null : { draggedPx: up.clientX - clientX, velocity, heldMs: up.timeStamp - timeStamp });
  };
  area.addEventListener('pointerup', end, { signal });
  area.addEventListener('pointercancel', end, { signal });
}

/** The click that follows a drag was not meant for what is under it. */
function cancelNextClick(area: HTMLElement): void {
  const waiting = new AbortController();
  area.ownerDocument.addEventListener('click', click => {
    if (!click.composedPath().includes(area)) return;
    click.preventDefault();
    click.stopPropagation();
  }, { capture: true, signal: waiting.signal });
  pageClock.after(0, () => waiting.abort());
}
