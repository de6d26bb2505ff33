import * as v from 'valibot';
import { fieldMessages } from '../field-messages.js';
import type { FieldRule } from './field-rule.js';
import { isBlank } from './is-blank.js';

const written = /^-?\d{1,15}(\.\d{1,10})?$/;

export const number: FieldRule = {
  type: 'number',
  isEmpty: isBlank,
  requiredMessage: () => fieldMessages.required,
  schema: () =>
    v.union(
      [
        v.pipe(v.number(), v.finite()),
        v.pipe(v.string(), v.trim(), v.regex(written), v.transform(Number)),
      ],
      fieldMessages.number,
    ),
};
