/** A field that the author has written inside an element, and that their form submits. */
export type AuthorField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The author's field inside an element for editors; null without one. */
export const findAuthorField = (element: HTMLElement): AuthorField | null =>
  element.querySelector<AuthorField>('input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=file]), textarea, select');

/** Sets a field's value by the property of its class, which frameworks that watch the field's own property do not notice: they read the event. */
export function writeField(field: AuthorField, value: string): void {
  if (field.value !== value) Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/** The value that a reset of its form gives a field. */
export function getDefaultValue(field: AuthorField): string {
  if ('defaultValue' in field) return field.defaultValue;
  return (field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0])?.value ?? '';
}

/** Dispatches `input` or `change` on the author's field, otherwise on the element, as a native field does. */
export function dispatchEdit(element: HTMLElement, type: 'input' | 'change'): void {
  (findAuthorField(element) ?? element).dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
}
