/** Puts a note above the block in which a control of the form stands; at the form's start where there is no such control. */
export function placeAbove(form: HTMLFormElement, control: Element | null, note: Element): void {
  const block = [...form.querySelectorAll(':scope > *')].find(child => child.contains(control));
  if (block) block.before(note);
  else form.prepend(note);
}
