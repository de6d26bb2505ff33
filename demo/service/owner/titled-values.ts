import type { FieldValue } from '../../../core/contract/submission.js';
import type { StoredForm } from '../forms/find-form.js';

/** In the form's order; a value whose field the form has since lost is still shown, under its id. */
export function titledValues(form: StoredForm, values: Record<string, FieldValue>): [title: string, value: FieldValue][] {
  const left = new Map(Object.entries(values));
  const known = form.fields.filter(({ id }) => left.has(id)).map(({ id, title }): [string, FieldValue] => {
    const value = left.get(id) ?? null;
    left.delete(id);
    return [title, value];
  });
  return [...known, ...left];
}

/** A value in words: parts and lists in one line. */
export function valueAsText(value: FieldValue): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(valueAsText).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value).filter(([, part]) => part !== '' && part !== null).map(([name, part]) => `${name}: ${valueAsText(part)}`).join(', ');
  }
  return String(value);
}
