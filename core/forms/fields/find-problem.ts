import type { ValueMessage } from '../../contract/field-messages.js';
import { fieldRules } from '../../contract/fields/field-rules.js';
import { isBlank } from '../../contract/fields/is-blank.js';
import { type Locale, validateField } from '../../contract/fields/validate-field.js';
import type { FormField } from '../../contract/form-field.js';
import type { FieldValue } from '../../contract/submission.js';

/** What the rules know of a field in the page: read from its controls, free of the DOM. */
export interface FieldFacts {
  readonly field: FormField;
  readonly value: FieldValue;
  /** What the browser itself objects to (`min`, `pattern`), in its own message. */
  readonly nativeMessage: string;
  /** What the page itself objects to, by `setCustomValidity`: it comes before all others. */
  readonly pageMessage?: string;
  /** What is typed into a number input could be one of two numbers. */
  readonly isReadTwoWays?: boolean;
  /** The first part of a structured value that is demanded and left empty. */
  readonly missingPart?: string;
  /** Language of the page around the field. */
  readonly locale?: Locale;
}

/** What is wrong with a field, a text of the catalog or a message in the visitor's language, and with which part. */
export type Problem = ({ readonly text: ValueMessage } | { readonly message: string }) & { readonly part?: string };

/** What is wrong with a field, or null. An optional field left empty is never wrong. spec: page-runtime-platform §5 */
export function findProblem({ field, value, nativeMessage, pageMessage, isReadTwoWays, missingPart, locale }: FieldFacts): Problem | null {
  if (pageMessage) return { message: pageMessage };
  const rule = fieldRules.get(field.type)!;
  const isEmpty = rule.isEmpty(value);
  // A number field with letters in it looks empty from outside: the browser knows better.
  if (nativeMessage && isEmpty) return { message: nativeMessage };
  if (missingPart !== undefined) return { text: rule.requiredMessage(field), ...!isEmpty && { part: missingPart } };
  if (isReadTwoWays) return { text: 'numberTwoWays' };
  for (const [one, asked] of judged(field, value)) {
    const verdict = validateField(asked, one, locale);
    if (verdict.kind === 'bad') return { text: verdict.message, part: verdict.part };
  }
  return nativeMessage ? { message: nativeMessage } : null; // `novalidate` silences the browser: its message is still shown, by us
}

/** Several lines of one name are judged one by one; of a required one, some line must be filled. */
function judged(field: FormField, value: FieldValue): readonly (readonly [FieldValue, FormField])[] {
  if (!Array.isArray(value) || field.type === 'checkbox' || isBlank(value)) return [[value, field]];
  return value.map(one => [one, { ...field, required: false }]);
}

/** A value as a submission carries it: in the shape the service keeps, tick boxes as they are. spec: commerce-forms-data §3 */
export function serialise(field: FormField, value: FieldValue, locale?: Locale): FieldValue {
  if (field.type === 'checkbox' || Array.isArray(value)) return value;
  const verdict = validateField({ ...field, required: false }, value, locale);
  if (verdict.kind === 'good') return verdict.value;
  return typeof value === 'object' ? '' : value;
}
