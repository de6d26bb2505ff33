// allFunctionsCalledOnLoad: an opening runs nearly all of it.
import { getDocument } from '../platform/page-document.js';
import { lockScroll } from './scroll-lock.js';
import { closeOnEscape, getZIndex, overlays } from './overlay-stack.js';
import { focusReturner, type FocusTarget } from './return-focus.js';
import { trapFocus } from './trap-focus.js';

/** How a visitor dismisses an overlay: the key, or a phone's back gesture; a click beside it. */
export type Dismissal = 'escape' | 'backdrop';

export interface Modal {
  readonly dialog: HTMLDialogElement;
  /** Takes the focus at first; by default what the browser chooses, `autofocus` or the first control. */
  readonly initialFocus?: HTMLElement | null;
  /**
   * Where the focus goes afterwards, asked only then when it is a function; by default where it is now.
   * Safari does not focus a pressed button: name it.
   */
  readonly returnFocus?: FocusTarget;
  /** What a visitor's dismissal does instead of closing immediately: ask the page first, or end by a motion. */
  readonly dismiss?: (by: Dismissal) => void;
  /** Called once when the dialog has closed, for any reason. */
  readonly onClose?: () => void;
  /** Ends with the element that owns the dialog. */
  readonly signal: AbortSignal;
}

/** A click on a dialog's backdrop arrives at the dialog itself, outside of its box. */
function isOnBackdrop(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.composedPath()[0] !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Closes a modal dialog by a click beside it. A drag that only ends there, such as selecting text, does not close it. */
function closeOnBackdrop(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  let beganThere = false;
  dialog.addEventListener('pointerdown', event => { beganThere = isOnBackdrop(dialog, event); }, { signal });
  dialog.addEventListener('click', event => { if (beganThere && isOnBackdrop(dialog, event)) close(); }, { signal });
}

/**
 * Opens a dialog over everything: the page behind is inert and does not scroll, Tab stays inside, Escape and a click
 * beside it close the topmost, and the focus returns. Close it by `dialog.close()`, or by what is returned,
 * which has given the focus back by the time it returns.
 */
export function openModal({ dialog, initialFocus, returnFocus, dismiss = () => dialog.close(), onClose, signal }: Modal): () => void {
  if (dialog.open || signal.aborted) return () => {};
  const opened = new AbortController();
  const page = getDocument(dialog);
  const giveBack = focusReturner(dialog, returnFocus);
  const release = () => {
    if (opened.signal.aborted) return;
    opened.abort();
    giveBack();
    onClose?.();
  };
  const close = () => {
    if (opened.signal.aborted) return;
    dialog.close();
    release();
  };
  const closable = { close: () => dismiss('escape') };
  // The event comes a task late: it may belong to a closing that an opening has followed.
  dialog.addEventListener('close', event => { if (event.target === dialog && !dialog.open) release(); }, { signal: opened.signal });
  dialog.addEventListener('cancel', event => { // the back gesture; the key is heard on the page
    if (event.target !== dialog) return;
    event.preventDefault();
    closable.close();
  }, { signal: opened.signal });
  signal.addEventListener('abort', close, { signal: opened.signal });
  dialog.style.setProperty('--_layer', String(getZIndex(overlays.size))); // seen only while it leaves the top layer
  lockScroll(page.documentElement, opened.signal); // before it opens: the page is laid out once for both
  dialog.showModal();
  if (!initialFocus?.matches(':focus')) initialFocus?.focus({ preventScroll: true });
  overlays.push(closable, opened.signal);
  closeOnEscape(page, closable, opened.signal);
  closeOnBackdrop(dialog, () => dismiss('backdrop'), opened.signal);
  trapFocus({ container: dialog, signal: opened.signal });
  return close;
}
