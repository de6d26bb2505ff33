import { overlays, type Closable } from './overlay-stack.js';

const isPlainEscape = ({ key, shiftKey, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Escape' && !(shiftKey || ctrlKey || altKey || metaKey || isComposing);

/** Closes an overlay by Escape, if it is the topmost one. Source: commerce-forms-data §4. */
export function closeOnEscape(target: EventTarget, closable: Closable, signal: AbortSignal): void {
  target.addEventListener('keydown', event => {
    if (event.defaultPrevented || overlays.top !== closable || !isPlainEscape(event as KeyboardEvent)) return;
    event.preventDefault(); // one press closes one overlay, also where the browser would close a second
    closable.close();
  }, { signal });
}
