import * as v from 'valibot';
import { typed } from './common-properties.js';
import { message } from './message.js';
import { rule } from './rule.js';

const written = /^\s*-?\d{1,15}(\.\d{1,10})?\s*$/;

/** A number, as it is or as text. */
export const number = rule({
  type: 'number',
  properties: typed,
  schema: () => v.pipe(
    v.custom<number | string>(value => (typeof value === 'string' ? written.test(value) : Number.isFinite(value)), message('number')),
    v.transform(Number),
  ),
});
