import { plainEmails } from '../../contract/fields/email.js';
import { fieldRules } from '../../contract/fields/field-rules.js';
import { cleanPastedText } from '../../text/pasted.js';
import type { FieldType } from '../../contract/form-field.js';
import type { FieldValue } from '../../contract/submission.js';
import type { FormValues } from '../form.settings.js';
import { type Control, Field, shownValue } from './field.js';
import { isPassword } from './is-password.js';
import { getFormMembers } from './members.js';

/** Which type of field a browser's own control is, where the author says nothing else; all others are text. */
const nativeTypes: ReadonlyMap<string, FieldType> = new Map(
  [...fieldRules].flatMap(([type, rule]) => (rule.nativeTypes ?? []).map(nativeType => [nativeType, type] as const)),
);

/** Buttons carry no field. */
const without = new Set(['submit', 'button', 'reset', 'image']);

export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** A control that a visitor, or the page, gives a value. */
export const hasValue = (element: Element): element is Control => isControl(element) && !without.has(element.type);

/** The kind an author names on a control or around it; null if the author names none, or an unknown one. */
function saidType(box: HTMLElement | null): FieldType | null {
  const type = box?.dataset.field as FieldType | undefined;
  // The result of a calculation is carried as it is: nothing was typed that could be wrong.
  return type && type !== 'calculation' && fieldRules.get(type)?.schema ? type : null;
}

/** Field id and part of a control: `home.city` in a box that holds a structured value, else the name as it is. */
function splitName(name: string, box: HTMLElement | null, type: FieldType): [id: string, part: string | null] {
  if (!box || (type !== 'likert' && !fieldRules.get(type)!.parts)) return [name, null];
  const boxName = box.getAttribute('name');
  const at = boxName && name.startsWith(`${boxName}.`) ? boxName.length : name.indexOf('.');
  return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name, null];
}

/** The fields of a form in page order, those that would be sent: named and not disabled. Those of `others` as well. */
export function readFields(form: HTMLFormElement, others?: ReadonlySet<Control>): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const element of getFormMembers(form).elements) {
    if (!hasValue(element) || !element.name) continue;
    if (element.matches(':disabled') && !others?.has(element)) continue;
    const box = element.closest<HTMLElement>('[data-field]');
    const said = saidType(box);
    const type = said ?? (isPassword(element) ? 'password' : nativeTypes.get(element.type) ?? 'text');
    const [id, part] = splitName(element.name, said && box, type);
    const field = fields.get(id) ?? new Field(id, type, said && box);
    field.add(element, part);
    fields.set(id, field);
  }
  return fields;
}

/** The field a control belongs to. */
export const findField = (form: HTMLFormElement, control: Control): Field | undefined =>
  [...readFields(form).values()].find(({ controls }) => controls.includes(control));

/** Ids of the fields that passwords are typed into, whatever their names: the service stores none of them as a text. */
export const passwordsAmong = (fields: ReadonlyMap<string, Field>): string[] =>
  [...fields.values()].filter(({ type, controls }) => type === 'password' || controls.some(isPassword)).map(({ id }) => id);

/** Every value of a form: also what custom inputs and the pressed button add to what the browser would post. Without files. */
export function readValues(fields: ReadonlyMap<string, Field>, posted: FormData): FormValues {
  const values = new Map<string, FieldValue>([...fields].filter(([, { type }]) => type !== 'file').map(([id, field]) => [id, field.sent]));
  const read = new Set([...fields.values()].flatMap(({ controls }) => controls.map(({ name }) => name)));
  for (const [name, value] of posted) {
    if (read.has(name) || typeof value !== 'string') continue;
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
}

/** A line as it is posted: without what came along with a pasted text and cannot be seen. */
function cleanLine({ type, formField }: Field, control: Control): string {
  if (!(control instanceof HTMLInputElement) || control.type === 'checkbox' || control.type === 'radio') return control.value;
  if (type === 'email') return plainEmails(shownValue(control), formField.multiple);
  return fieldRules.get(type)!.isCleanedLine ? cleanPastedText(control.value) : control.value;
}

/** What the browser would post, with lines as they are seen in the form. */
export function postedData(form: HTMLFormElement, submitter: HTMLElement | null, fields: ReadonlyMap<string, Field>): FormData {
  const posted = new FormData(form, submitter);
  const changed = [...fields.values()]
    .flatMap(field => field.controls.map(control => ({ control, line: cleanLine(field, control) })))
    .filter(({ control, line }) => line !== control.value);
  if (changed.length === 0) return posted;
  const clean = new FormData();
  for (const [name, value] of posted) {
    const own = changed.find(({ control }) => control.name === name && control.value === value);
    if (own) clean.append(name, own.line);
    else if (typeof value === 'string') clean.append(name, value);
    else clean.append(name, value, value.name);
  }
  return clean;
}

/** The files of a form, by field id; an empty file input posts one without a name. */
export function readFiles(posted: FormData): Map<string, File[]> {
  const files = new Map<string, File[]>();
  for (const [name, value] of posted) {
    if (typeof value !== 'string' && value.name) files.set(name, [...files.get(name) ?? [], value]);
  }
  return files;
}
