import { safeParse } from 'valibot';
import type { ValueMessage } from '../field-messages.js';
import type { FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';
import { fieldRules } from './field-rules.js';

export type FieldVerdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'good'; readonly value: FieldValue }
  /** `part`: which part of a structured value is wrong, where it is one. */
  | { readonly kind: 'bad'; readonly message: ValueMessage; readonly part?: string };

/** What a value is worth to its field. Every kind that carries values is known. */
export function validateField(field: FormField, value: unknown): FieldVerdict {
  const rule = fieldRules.get(field.type)!;
  if (!rule.schema || rule.isEmpty(value)) {
    return field.required && rule.schema ? { kind: 'bad', message: rule.requiredMessage(field) } : { kind: 'empty' };
  }
  const result = safeParse(rule.schema(field), value, { abortEarly: true });
  if (result.success) return { kind: 'good', value: result.output };
  const [{ message, path }] = result.issues;
  const part = path?.[0]?.key;
  return { kind: 'bad', message: message as ValueMessage, ...typeof part === 'string' && { part } };
}
