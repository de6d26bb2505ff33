import { holdCalm } from '../../platform/timing.js';
import { getFormMembers } from './members.js';
import { createOwnNode } from './own-nodes.js';

type Button = HTMLButtonElement | HTMLInputElement;

/** A button in either of the two ways to write one. */
export const isButton = (element: Element | null): element is Button =>
  element instanceof HTMLButtonElement || element instanceof HTMLInputElement;

/** The button a form is sent with when none was pressed: the browser's own choice, among the author's. */
export const getSubmitButton = (form: HTMLFormElement): Button | null =>
  [...getFormMembers(form).elements].find((element): element is Button =>
    isButton(element) && element.type === 'submit' && !element.matches('.site-form-next')) ?? null;

/** What a button says. */
export const buttonText = (button: HTMLElement | null): string => {
  if (button instanceof HTMLInputElement) return button.value;
  return button?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
};

/**
 * Locks the form's button and says what happens; returns the way back, which puts the author's own nodes in again.
 * Not `disabled`: a disabled button drops the focus to nowhere. The form ignores the press instead.
 */
export function lockSubmit(form: HTMLFormElement, button: Button | null, label: string, mark = 'submitting'): () => void {
  getFormMembers(form).classList.add(mark); // spec: commerce-forms-data §4
  button?.setAttribute('aria-disabled', 'true');
  const putBack = button && relabel(button, label);
  const lock = new AbortController();
  holdCalm(lock.signal); // React DOM would hydrate our button with its earlier text
  return () => {
    lock.abort();
    getFormMembers(form).classList.remove(mark);
    button?.removeAttribute('aria-disabled');
    putBack?.();
  };
}

function relabel(button: Button, label: string): () => void {
  if (button instanceof HTMLInputElement) {
    const before = button.getAttribute('value');
    button.value = label;
    return () => {
      if (before === null) button.removeAttribute('value');
      else button.value = before;
    };
  }
  const before = [...button.childNodes];
  // Its own element: page translators wrap bare text in elements of theirs.
  const text = createOwnNode(button, 'span');
  text.textContent = label;
  button.replaceChildren(text);
  return () => button.replaceChildren(...before);
}
