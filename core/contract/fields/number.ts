import * as v from 'valibot';
import { typed } from './common-properties.js';
import { message } from './message.js';
import { rule } from './rule.js';

const written = /^-?\d{1,15}(\.\d{1,10})?$/;

/** A number, as it is or as text. */
export const numberSchema = v.union(
  [
    v.pipe(v.number(), v.finite()),
    v.pipe(v.string(), v.trim(), v.regex(written), v.transform(Number)),
  ],
  message('number'),
);

export const number = rule({ type: 'number', properties: typed, schema: () => numberSchema });
