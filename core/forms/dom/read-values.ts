import type { FieldValue } from '../../contract/submission.js';
import type { FormValues } from '../form.settings.js';
import type { Field } from './field.js';

/** Everything the form carries, as the browser would post it: also what custom inputs and the pressed button add. */
export function readValues(form: HTMLFormElement, fields: ReadonlyMap<string, Field>, submitter: HTMLElement | null): FormValues {
  const values = new Map<string, FieldValue>([...fields].map(([id, field]) => [id, field.sent]));
  const read = new Set([...fields.values()].flatMap(({ controls }) => controls.map(({ name }) => name)));
  for (const [name, value] of new FormData(form, submitter)) {
    if (read.has(name) || typeof value !== 'string') continue;
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
}
