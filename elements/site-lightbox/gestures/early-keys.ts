import { isComposing } from '../../../core/platform/is-composing.js';
/**
 * Holds the keys that are pressed before the code that knows them is there: a visitor who follows a link has not preloaded it.
 * The function returned has them pressed again.
 */
export function queueEarlyKeys(dialog: HTMLElement, signal: AbortSignal): () => void {
  const holding = new AbortController();
  const held: KeyboardEventInit[] = [];
  dialog.addEventListener('keydown', event => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const isOnButton = !!(event.composedPath()[0] as Element).closest('button'); // the space key is its own
    if (!event.defaultPrevented && !isComposing(event) && !isOnButton) held.push({ key, shiftKey, ctrlKey, altKey, metaKey, cancelable: true });
  }, { signal: AbortSignal.any([signal, holding.signal]) });
  return () => {
    holding.abort();
    // They do not bubble: everybody else has heard them.
    for (const init of held) dialog.dispatchEvent(new KeyboardEvent('keydown', init));
  };
}
