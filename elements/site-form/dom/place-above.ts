/** Puts a note above the block in which a control of the form stands; at the form's start where there is no such control. */
export function placeAbove(form: HTMLFormElement, control: Element | null, note: Element): void {
  let block = form.contains(control) ? control : null;
  while (block && block.parentElement !== form) block = block.parentElement;
  if (block) block.before(note);
  else form.prepend(note);
}
