/** A press on a dialog's backdrop arrives at the dialog itself, outside of its box. */
function isOnBackdrop(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.composedPath()[0] !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Closes a modal dialog by a press beside it. A drag that only ends there, such as marking text, is none. */
export function closeOnBackdrop(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  let beganThere = false;
  dialog.addEventListener('pointerdown', event => { beganThere = isOnBackdrop(dialog, event); }, { signal });
  dialog.addEventListener('click', event => { if (beganThere && isOnBackdrop(dialog, event)) close(); }, { signal });
}
