import * as v from 'valibot';
import { fieldMessages } from '../field-messages.js';
import { maxTextLength } from '../submission-limits.js';
import type { FieldRule } from './field-rule.js';
import { isBlank } from './is-blank.js';

export const textarea: FieldRule = {
  type: 'textarea',
  isEmpty: isBlank,
  requiredMessage: () => fieldMessages.required,
  schema: (field) =>
    v.pipe(
      v.string(fieldMessages.text),
      // A plain post sends CRLF where scripts send LF: counted and stored alike.
      v.transform((text) => text.replace(/\r\n?/g, '\n')),
      v.maxLength(field.maxLength ?? maxTextLength, fieldMessages.tooLong),
    ),
};
