import * as v from 'valibot';
import { isHostName, mailLabel } from '../../links/host-name.js';
import { message, oneLine } from './text-rules.js';
import { rule } from './rule.js';

const minLength = 3; // spec: page-runtime-platform §5
const maxLength = 256; // spec: page-runtime-platform §5
/** What browsers take before the `@`. */
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
/** Browsers take any. With one character, or none at all, it is a slip of the finger: there is no such top level. */
const anyTopLevel = /^[a-z\d-]{2,63}$/i;
const shortTopLevel = /^[a-z\d]{2,4}$/i; // spec: page-runtime-platform §5

function isEmail(text: string, isShort: boolean | undefined): boolean {
  const [name = '', host = '', ...more] = text.split('@');
  return text.length >= minLength && text.length <= maxLength && more.length === 0
    && mailbox.test(name) && isHostName(host, { label: mailLabel, topLevel: isShort ? shortTopLevel : anyTopLevel });
}

export const email = rule({
  type: 'email',
  properties: ['description', 'placeholder', 'required', 'shortTopLevel'],
  schema: field => v.pipe(
    v.string(message('email')),
    v.transform(oneLine),
    v.check(text => isEmail(text, field.shortTopLevel), message('email')),
  ),
});
