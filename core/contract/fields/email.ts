import * as v from 'valibot';
import { typed } from './common-properties.js';
import { message } from './message.js';
import { oneLine } from './one-line.js';
import { rule } from './rule.js';

const minLength = 3; // spec: page-runtime-platform §5
const maxLength = 256; // spec: page-runtime-platform §5
const shape = /^[^\s@<>"]+@[^\s@<>"]+\.[a-z0-9]{2,4}$/i; // spec: page-runtime-platform §5, top level of 2 to 4

export const email = rule({
  type: 'email',
  properties: typed,
  schema: () => v.pipe(
    v.string(message('email')),
    v.transform(oneLine),
    v.check(text => text.length >= minLength && text.length <= maxLength && shape.test(text), message('email')),
  ),
});
