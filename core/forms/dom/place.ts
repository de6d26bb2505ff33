import type { Field } from './field.js';
import { getFormMembers } from './members.js';

/**
 * Puts a message above the block in which a control of the form stands; at the form's start where there is no such control. One
 * that is there stays: a move would take the focus from it.
 */
export function placeAbove(form: HTMLFormElement, control: Element | null, message: Element): void {
  const block = [...getFormMembers(form).querySelectorAll(':scope > *')].find(child => child.contains(control));
  const next = block ?? getFormMembers(form).firstElementChild;
  if (next === message || (block && block.previousElementSibling === message)) return;
  if (next) next.before(message);
  else getFormMembers(form).append(message);
}

/**
 * Puts a message after a field: at the end of its box, never inside a label, whose words it would become, and after a tick box's
 * label. One that is there stays: a move would take it out of the page for a moment.
 */
export function placeAfter({ last, box }: Field, message: Element): void {
  if (box && box !== last) {
    if (message.parentNode !== box) box.append(message);
    return;
  }
  const next = last.nextElementSibling;
  const isTick = last.type === 'checkbox' || last.type === 'radio';
  const before = last.closest('label') ?? (isTick && next instanceof HTMLLabelElement && next.control === last ? next : last);
  if (message.parentNode !== before.parentNode) before.after(message);
}
