import * as v from 'valibot';
import { fieldMessages } from '../field-messages.js';
import type { FieldType } from '../form-field.js';
import { maxLineLength } from '../submission-limits.js';
import { isBlank } from './is-blank.js';
import type { FieldRule } from './field-rule.js';

/** The rule of a kind that is one line of text: line breaks become spaces, ends are trimmed. */
export function lineRule(type: FieldType): FieldRule {
  return {
    type,
    isEmpty: isBlank,
    requiredMessage: () => fieldMessages.required,
    schema: (field) =>
      v.pipe(
        v.string(fieldMessages.text),
        v.transform((text) => text.replace(/\s*[\r\n]+\s*/g, ' ').trim()),
        v.maxLength(field.maxLength ?? maxLineLength, fieldMessages.tooLong),
      ),
  };
}
