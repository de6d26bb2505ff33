import type { GenericSchema } from 'valibot';
import type { FieldType, FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';

/** One kind of field: how a value is recognised as empty and what a filled one must be. */
export interface FieldRule {
  type: FieldType;
  isEmpty(value: unknown): boolean;
  requiredMessage(field: FormField): string;
  /** Checks and normalises; its first message is what the visitor reads. */
  schema(field: FormField): GenericSchema<unknown, FieldValue>;
  /** True when a plain post may name the field several times. */
  isList?(field: FormField): boolean;
}
