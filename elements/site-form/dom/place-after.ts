import type { Field } from './field.js';

/** Puts a note after a field: never inside its label, whose words it would become, and after a tick box's label. */
export function placeAfter({ last, type }: Field, note: Element): void {
  const wrapping = last.closest('label');
  const next = last.nextElementSibling;
  const isTick = type === 'checkbox' || type === 'radio';
  if (wrapping) wrapping.after(note);
  else if (isTick && next instanceof HTMLLabelElement && next.control === last) next.after(note);
  else last.after(note);
}
