import { getFormMembers } from '../dom/members.js';
import { createOwnNode } from '../dom/own-nodes.js';
import { placeAbove } from '../dom/place.js';
import { hasValue } from '../dom/read-fields.js';
import { stepAttribute } from './step-elements.js';

type Button = HTMLButtonElement | HTMLInputElement;

/** The box that the author has put around the button alone, into which others fit. */
function boxOf(button: Button, form: HTMLFormElement): Element | null {
  const box = button.parentElement;
  if (!box || box === form || !getFormMembers(form).contains(box) || box.closest(`[${stepAttribute}]`) || box.localName === 'label') return null;
  return [...box.querySelectorAll('*')].some(hasValue) ? null : box;
}

/** The node for Back and Next: beside the author's button where it has a box of its own, else in a row above it or at the end. */
export function makeMovesNode(form: HTMLFormElement, button: Button | null): HTMLElement {
  return createOwnNode(form, button && boxOf(button, form) ? 'span' : 'p', 'site-form-moves');
}

/** Puts the node there, unless it is there. */
export function placeMoves(form: HTMLFormElement, button: Button | null, node: HTMLElement): void {
  const box = button && boxOf(button, form);
  if (box) {
    if (node.parentNode !== box) button.before(node);
  } else if (button && getFormMembers(form).contains(button) && !button.closest(`[${stepAttribute}]`)) placeAbove(form, button, node);
  else if (node.parentNode !== form) getFormMembers(form).append(node);
}
