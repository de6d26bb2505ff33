import * as v from 'valibot';
import { maxLineLength } from '../submission-limits.js';
import { described, rule } from './rule.js';
import { message, maxCharacters } from './text-rules.js';

/** Every character counts, at the ends too. */
export const password = rule({
  type: 'password',
  properties: described,
  input: { type: 'password', autoComplete: 'off' },
  autofill: { '': 'new-password' },
  isEmpty: value => value === undefined || value === null || value === '',
  schema: () => v.pipe(v.string(message('text')), maxCharacters(maxLineLength)),
});
