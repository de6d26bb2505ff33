import { getDocument } from '../platform/page-document.js';
import { pageClock } from '../platform/timing.js';
import { dragAxis, velocityAt, withSample, type PointerSample } from './drag-rules.js';
import type { Swipe } from './release-rules.js';

interface Callbacks {
  /** The drag is along the axis: from now on the content follows the pointer. */
  started(): void;
  /** The pointer is so far to the right of where it was pressed, or below it. */
  moved(draggedPx: number): void;
  /** Released; to the right and down are positive. Null when it was taken away, for a pinch or by the system. */
  ended(swipe: Swipe | null): void;
}

interface Target {
  /** Where the pointer is followed, and where the click after a drag is canceled. */
  readonly area: HTMLElement;
  /** Captures the pointer while it drags, and carries `data-drag` then. */
  readonly captor: HTMLElement;
  /** The axis that the content follows; a movement along the other one is left to the page. */
  readonly axis?: 'horizontal' | 'vertical' | undefined;
}

const sampleOf = ({ clientX, clientY, timeStamp }: PointerEvent): PointerSample => ({ x: clientX, y: clientY, timeMs: timeStamp });

/**
 * Follows one pointer from its `pointerdown` event until it is released or `gesture` is aborted. A movement across the
 * axis, a vertical one unless said, is left to the page.
 */
export function dragPointer(
  down: PointerEvent, { area, captor, axis: along = 'horizontal' }: Target, { started, moved, ended }: Callbacks, gesture: AbortController,
): void {
  const { signal } = gesture;
  const { clientX, clientY, pointerId, timeStamp } = down;
  let samples = [sampleOf(down)];
  let axis: ReturnType<typeof dragAxis> = null;

  // Images and links are draggable by default, which would end the gesture: this is disabled while the pointer is down.
  area.addEventListener('dragstart', event => event.preventDefault(), { signal });
  area.addEventListener('pointermove', move => {
    if (move.pointerId !== pointerId || (axis && axis !== along)) return;
    const [dx, dy] = [move.clientX - clientX, move.clientY - clientY];
    samples = withSample(samples, sampleOf(move));
    if (!axis) {
      axis = dragAxis(dx, dy);
      if (axis !== along) return;
      captor.dataset.drag = '';
      signal.addEventListener('abort', () => { delete captor.dataset.drag; }, { once: true });
      captor.setPointerCapture(pointerId);
      started();
    }
    moved(along === 'vertical' ? dy : dx);
  }, { signal });
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    gesture.abort();
    if (axis) cancelNextClick(area);
    if (axis !== along) return;
    const { x, y } = velocityAt(withSample(samples, sampleOf(up)), up.timeStamp);
    const [draggedPx, velocity] = along === 'vertical' ? [up.clientY - clientY, y] : [up.clientX - clientX, x];
    ended(up.type === 'pointercancel' ? null : { draggedPx, velocity, heldMs: up.timeStamp - timeStamp });
  };
  area.addEventListener('pointerup', end, { signal });
  area.addEventListener('pointercancel', end, { signal });
}

/** The click that follows a drag was not meant for what is under it. */
function cancelNextClick(area: HTMLElement): void {
  const waiting = new AbortController();
  getDocument(area).addEventListener('click', click => {
    if (!click.composedPath().includes(area)) return;
    click.preventDefault();
    click.stopPropagation();
  }, { capture: true, signal: waiting.signal });
  pageClock.after(0, () => waiting.abort());
}
