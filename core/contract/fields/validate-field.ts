import { safeParse } from 'valibot';
import type { AmountContext } from '../../money/separator-roles.js';
import type { ValueMessage } from '../field-messages.js';
import type { FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';
import { fieldRules } from './field-rules.js';

export type FieldVerdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'good'; readonly value: FieldValue }
  /** `part`: which part of a structured value is wrong, where it is one. */
  | { readonly kind: 'bad'; readonly message: ValueMessage; readonly part?: string };

/** What may stand around and between the characters that count: blanks, and two characters for a line break. */
const roomFor = (characters: number): number => 2 * characters + 1000;

/** Whether any text of a value is longer. */
const isLonger = (value: unknown, most: number): boolean =>
  (typeof value === 'string' ? value.length > most : typeof value === 'object' && value !== null && Object.values(value).some(one => isLonger(one, most)));

/** Language tag of the page where a value was typed, or several that must agree; none if it is not known. */
export type Locale = AmountContext['locale'];

/** What a value is worth to its field. Every kind that carries values is known. */
export function validateField(field: FormField, value: unknown, locale: Locale = []): FieldVerdict {
  const rule = fieldRules.get(field.type)!;
  if (!rule.schema) return { kind: 'empty' };
  // Before anything else reads it: no pattern sees more than its field could take.
  const most = roomFor(rule.longest(field));
  if (isLonger(value, most)) {
    const parts = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value!) : [];
    const [part] = parts.find(([, one]) => isLonger(one, most)) ?? [];
    return { kind: 'bad', message: 'tooLong', ...part !== undefined && { part } };
  }
  if (rule.isEmpty(value)) return field.required ? { kind: 'bad', message: rule.requiredMessage(field) } : { kind: 'empty' };
  const result = safeParse(rule.schema(field, locale), value, { abortEarly: true });
  if (result.success) return { kind: 'good', value: result.output };
  const [{ message, path }] = result.issues;
  const part = path?.[0]?.key;
  return { kind: 'bad', message: message as ValueMessage, ...typeof part === 'string' && { part } };
}
