import type { FieldValue } from '../../contract/submission.js';
import type { Field } from '../dom/field.js';

/** The value of a field as conditions and calculations read it: of files, their names. */
export function fieldAnswer(field: Field | undefined): FieldValue {
  if (field?.type !== 'file') return field?.sent ?? null;
  return field.controls.flatMap(control => (control instanceof HTMLInputElement ? [...control.files ?? []].map(({ name }) => name) : []));
}
