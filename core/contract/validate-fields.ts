import { type ValueMessage, valueMessages } from './field-messages.js';
import { fieldRules } from './fields/field-rules.js';
import { type Locale, validateField } from './fields/validate-field.js';
import type { FormField } from './form-field.js';
import type { FieldValue } from './submission.js';

export type FieldsVerdict =
  | { kind: 'valid'; values: Record<string, FieldValue> }
  | { kind: 'unknown'; field: string }
  | { kind: 'invalid'; errors: Record<string, string> };

/**
 * Checks sent values against the fields of their form; returns all errors together, in the words of `say`: English by default.
 * `locale` is the language of the page where they were typed, which settles what a point or a comma in an amount is.
 */
export function validateFields(
  fields: FormField[], sent: ReadonlyMap<string, unknown>, say: (message: ValueMessage) => string = message => valueMessages[message], locale: Locale = [],
): FieldsVerdict {
  const known = new Set(fields.filter(field => fieldRules.get(field.type)?.schema).map(field => field.id));
  for (const id of sent.keys()) if (!known.has(id)) return { kind: 'unknown', field: id };

  const values: [string, FieldValue][] = [];
  const errors: [string, string][] = [];
  for (const field of fields.filter(({ id }) => known.has(id))) {
    const verdict = validateField(field, sent.get(field.id), locale);
    if (verdict.kind === 'good') values.push([field.id, verdict.value]);
    if (verdict.kind === 'bad') errors.push([field.id, say(verdict.message)]);
  }
  return errors.length > 0
    ? { kind: 'invalid', errors: Object.fromEntries(errors) }
    : { kind: 'valid', values: Object.fromEntries(values) };
}
