import { safeParse } from 'valibot';
import { fieldRules } from './fields/field-rules.js';
import type { FormField } from './form-field.js';
import type { FieldValue } from './submission.js';

export type FieldsVerdict =
  | { kind: 'valid'; values: Record<string, FieldValue> }
  | { kind: 'unknown'; field: string }
  | { kind: 'invalid'; errors: Record<string, string> };

/** Checks sent values against the fields of their form; everything wrong is said at once. */
export function validateFields(fields: FormField[], sent: ReadonlyMap<string, unknown>): FieldsVerdict {
  const known = new Set(fields.filter((field) => fieldRules.has(field.type)).map((field) => field.id));
  for (const id of sent.keys()) if (!known.has(id)) return { kind: 'unknown', field: id };

  const values: [string, FieldValue][] = [];
  const errors: [string, string][] = [];
  for (const field of fields) {
    const rule = fieldRules.get(field.type);
    if (!rule) continue;
    const value = sent.get(field.id);
    if (rule.isEmpty(value)) {
      if (field.required) errors.push([field.id, rule.requiredMessage(field)]);
      continue;
    }
    const result = safeParse(rule.schema(field), value, { abortEarly: true });
    if (result.success) values.push([field.id, result.output]);
    else errors.push([field.id, result.issues[0].message]);
  }
  return errors.length > 0
    ? { kind: 'invalid', errors: Object.fromEntries(errors) }
    : { kind: 'valid', values: Object.fromEntries(values) };
}
