import * as v from 'valibot';
import type { FieldType, FormField } from '../form-field.js';
import { maxLineLength } from '../submission-limits.js';
import type { FieldProperty, FieldRule } from './field-rule.js';
import { message, maxCharacters, oneLine } from './text-rules.js';
import { rule } from './rule.js';

/** Most characters of a line, or of a part of a value. */
export const maxLineCharacters = (field: FormField): number => Math.max(field.maxLength ?? 0, maxLineLength);

/** One line of text, not longer than its field takes. */
export const lineSchema = (field: FormField) => v.pipe(
  v.string(message('text')),
  v.transform(oneLine),
  maxCharacters(field.maxLength ?? maxLineLength),
);

/** The rule of a kind that is one line of text. */
export const lineRule = (type: FieldType, properties: readonly FieldProperty[], more: Partial<FieldRule> = {}): FieldRule =>
  rule({ type, properties, longest: maxLineCharacters, schema: lineSchema, ...more });
