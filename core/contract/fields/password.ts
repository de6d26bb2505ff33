import * as v from 'valibot';
import { maxLineLength } from '../submission-limits.js';
import { described } from './common-properties.js';
import { message } from './message.js';
import { notLonger } from './not-longer.js';
import { rule } from './rule.js';

/** Every character counts, at the ends too. */
export const password = rule({
  type: 'password',
  properties: described,
  isEmpty: value => value === undefined || value === null || value === '',
  schema: () => v.pipe(v.string(message('text')), notLonger(maxLineLength)),
});
