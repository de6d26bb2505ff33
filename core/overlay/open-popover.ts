import { getDocument } from '../platform/page-document.js';
import { closeOnEscape, getZIndex, overlays } from './overlay-stack.js';

export interface Popover {
  /** Drawn with `popover="manual"`; the page stays usable. */
  readonly element: HTMLElement;
  /** What Escape does while this lies on top; without it, Escape is not handled. */
  readonly dismiss?: () => void;
  /** Hides it again. */
  readonly signal: AbortSignal;
}

/**
 * Shows something over the page without blocking the page. In browsers without a top layer it lies at
 * `z-index: var(--_layer)`, and its styles must show it by `data-shown`.
 */
export function openPopover({ element, dismiss, signal }: Popover): void {
  if (signal.aborted) return;
  element.style.setProperty('--_layer', String(getZIndex(overlays.size)));
  element.dataset.shown = '';
  if (element.isConnected) element.showPopover?.();
  if (dismiss) {
    const closable = { close: dismiss };
    overlays.push(closable, signal);
    closeOnEscape(getDocument(element), closable, signal);
  }
  signal.addEventListener('abort', () => {
    delete element.dataset.shown;
    if (element.matches(':popover-open')) element.hidePopover();
  }, { once: true });
}
