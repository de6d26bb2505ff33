import { deepActiveElement } from '../platform/deep-active-element.js';
import { closeOnBackdrop } from './close-on-backdrop.js';
import { closeOnEscape } from './close-on-escape.js';
import { lockScroll } from './lock-scroll.js';
import { overlays } from './overlay-stack.js';
import { wrapTab } from './wrap-tab.js';

export interface Modal {
  readonly dialog: HTMLDialogElement;
  /** Where the focus goes afterwards; by default where it is now. Safari does not focus a pressed button. */
  readonly returnFocus?: HTMLElement | null;
  /** Called once when the dialog has closed, whoever closed it. */
  readonly onClose?: () => void;
  /** Ends with the element that owns the dialog. */
  readonly signal: AbortSignal;
}

/**
 * Opens a dialog over everything: the page behind is inert and does not scroll, Tab stays inside, Escape and a press
 * beside it close the topmost, and the focus returns. Close it by `dialog.close()`.
 */
export function openModal({ dialog, returnFocus = deepActiveElement() as HTMLElement | null, onClose, signal }: Modal): void {
  if (dialog.open || signal.aborted) return;
  const opened = new AbortController();
  const page = dialog.ownerDocument;
  const release = () => {
    if (opened.signal.aborted) return;
    opened.abort();
    returnFocus?.focus({ preventScroll: true });
    onClose?.();
  };
  const closable = { close: () => dialog.close() };
  dialog.addEventListener('close', release, { signal: opened.signal });
  signal.addEventListener('abort', () => { dialog.close(); release(); }, { signal: opened.signal });
  dialog.showModal();
  overlays.push(closable, opened.signal);
  closeOnEscape(page, closable, opened.signal);
  closeOnBackdrop(dialog, opened.signal);
  wrapTab(dialog, opened.signal);
  lockScroll(page.documentElement, opened.signal);
}
