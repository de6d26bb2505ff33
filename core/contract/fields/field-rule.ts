import type { GenericSchema } from 'valibot';
import type { AmountContext } from '../../money/separator-roles.js';
import type { ValueMessage } from '../field-messages.js';
import type { FieldType, FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';

/** What an author may say of a field besides its id, kind and title. */
export type FieldProperty = Exclude<keyof FormField, 'id' | 'type' | 'title'>;

/** One kind of field: what may be said of it, when it is empty and what a filled one must be. */
export interface FieldRule {
  readonly type: FieldType;
  /** spec: page-runtime-platform §3, Form field types */
  readonly properties: readonly FieldProperty[];
  /** Names of a structured value's parts, in the order they are asked. */
  readonly parts?: readonly string[];
  isEmpty(value: unknown): boolean;
  /** Parts that others may stand in for: which one is missing of these parts; undefined when nothing is. */
  readonly replaceable?: { readonly parts: readonly string[]; gapIn(parts: Readonly<Record<string, string | undefined>>): string | undefined };
  /** Most characters that a text of it, or of one of its parts, may have. What is much longer is refused unread. */
  longest(field: FormField): number;
  requiredMessage(field: FormField): ValueMessage;
  /** Checks and normalises; its first message is the key of what the visitor reads. Null: the kind carries no value. */
  readonly schema: ((field: FormField, locale: AmountContext['locale']) => GenericSchema<unknown, FieldValue>) | null;
  /** True when a plain post may name the field several times. */
  isList?(field: FormField): boolean;
}
