import { controls } from '../../core/shop/own-control.js';

type Control = HTMLElement & { readonly form?: HTMLFormElement | null; readonly type?: string };

const isModified = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * The author's control behind an event, if the event means "add this". A form speaks through its `submit`, once,
 * however it was sent and only when its fields are right; a button of a form around the element speaks for itself.
 */
export function clickedControl(host: HTMLElement, event: Event): HTMLElement | null {
  if (event.defaultPrevented) return null;
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(host)).filter((node): node is Control => node instanceof HTMLElement);
  if (event.type === 'submit') {
    const { submitter } = event as SubmitEvent;
    return submitter ?? inside.find(node => node.matches('form')) ?? null;
  }
  const control = inside.find(node => node.matches(controls));
  if (!control || isModified(event as MouseEvent)) return null;
  const form = control.type === 'submit' || control.type === 'image' ? control.form : null;
  if (!form) return control.type === 'reset' ? null : control;
  return host.contains(form) || !form.checkValidity() ? null : control;
}

/** Whether the author brought a control. */
export const hasControl = (host: HTMLElement): boolean => host.querySelector(controls) !== null;

/** What the visitor chose in a field called `quantity`, if there is one with a good number. */
export function getSelectedQuantity(host: HTMLElement): number | undefined {
  const field = host.querySelector<HTMLInputElement | HTMLSelectElement>('[name="quantity"]');
  const quantity = Number(field?.value);
  return field?.value && Number.isInteger(quantity) && quantity > 0 ? quantity : undefined;
}
