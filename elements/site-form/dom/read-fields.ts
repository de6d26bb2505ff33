import { type Control, Field } from './field.js';

/** Buttons and files carry no field; a submission of files is refused by the service. */
const without = new Set(['submit', 'button', 'reset', 'image', 'file']);

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** The fields of a form in page order, those that would be sent: named and not disabled. */
export function readFields(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const element of form.elements) {
    if (!isControl(element) || !element.name || without.has(element.type) || element.matches(':disabled')) continue;
    const field = fields.get(element.name) ?? new Field(element.name);
    field.controls.push(element);
    fields.set(element.name, field);
  }
  return fields;
}
