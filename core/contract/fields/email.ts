import * as v from 'valibot';
import { fieldMessages } from '../field-messages.js';
import type { FieldRule } from './field-rule.js';
import { isBlank } from './is-blank.js';

const minLength = 3; // spec: page-runtime-platform §5
const maxLength = 256; // spec: page-runtime-platform §5
const shape = /^[^\s@<>"]+@[^\s@<>"]+\.[a-z0-9]{2,4}$/i; // spec: page-runtime-platform §5, top level of 2 to 4

export const email: FieldRule = {
  type: 'email',
  isEmpty: isBlank,
  requiredMessage: () => fieldMessages.required,
  schema: () =>
    v.pipe(
      v.string(fieldMessages.email),
      v.trim(),
      v.minLength(minLength, fieldMessages.email),
      v.maxLength(maxLength, fieldMessages.email),
      v.regex(shape, fieldMessages.email),
    ),
};
