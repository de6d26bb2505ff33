import * as v from 'valibot';
import { typed, rule } from './rule.js';
import { message } from './text-rules.js';
import { asTyped } from './pasted.js';

/** As browsers write numbers, and with a plus sign, which visitors do. */
const written = /^[-+]?(\d{1,15}(\.\d{1,10})?|\.\d{1,10})(e[-+]?\d{1,3})?$/i;

/** A number, as it is or as text. */
export const number = rule({
  type: 'number',
  properties: typed,
  schema: () => v.pipe(
    v.custom<number | string>(value => typeof value === 'string' || typeof value === 'number', message('number')),
    v.transform(value => (typeof value === 'string' ? asTyped(value).trim() : value)),
    v.check(value => (typeof value === 'number' || written.test(value)) && Number.isFinite(Number(value)), message('number')),
    v.transform(Number),
  ),
});
