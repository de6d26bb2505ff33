import type { Field } from './field.js';

/** Puts a note after a field: at the end of its box, never inside a label, whose words it would become, and after a tick box's label. */
export function placeAfter({ last, box }: Field, note: Element): void {
  if (box && box !== last) return void box.append(note);
  const wrapping = last.closest('label');
  const next = last.nextElementSibling;
  const isTick = last.type === 'checkbox' || last.type === 'radio';
  if (wrapping) wrapping.after(note);
  else if (isTick && next instanceof HTMLLabelElement && next.control === last) next.after(note);
  else last.after(note);
}
