import * as v from 'valibot';
import type { ValueMessage } from '../field-messages.js';
import { isHostName, mailLabel } from '../../links/host-name.js';
import { maxLineLength, maxTextLength } from '../submission-limits.js';
import { plainEmail } from './plain-email.js';
import { message } from './text-rules.js';
import { rule } from './rule.js';

export { plainEmail } from './plain-email.js';

const minLength = 3; // spec: page-runtime-platform §5
const maxLength = 256; // spec: page-runtime-platform §5
/** Maximum number of addresses in a field that accepts several: each may receive an email. */
const mostAddresses = 20;
/** What browsers take before the `@`. */
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
/** The same with characters beyond ASCII (letters of every language, a `’` of a word processor), which hardly any mail server takes. */
const mailboxAbroad = /^[\w.!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+$/u;
/** Browsers take any. With one character, or none at all, it is a slip of the finger: there is no such top level. */
const anyTopLevel = /^[a-z\d-]{2,63}$/i;
const shortTopLevel = /^[a-z\d]{2,4}$/i; // spec: page-runtime-platform §5

/** What is wrong with an address, or null. */
export function emailProblem(text: string, { isShort = false } = {}): ValueMessage | null {
  const [name = '', host = '', ...more] = text.split('@');
  const isWhole = text.length >= minLength && text.length <= maxLength && more.length === 0
    && mailboxAbroad.test(name) && isHostName(host, { label: mailLabel, topLevel: isShort ? shortTopLevel : anyTopLevel });
  return !isWhole ? 'email' : mailbox.test(name) ? null : 'emailLetters';
}

/** Several addresses as they would have been typed, one after another; a single one where no more are requested. */
export const plainEmails = (text: string, isMultiple = false): string =>
  (isMultiple ? text.split(/[,;\r\n]/).map(plainEmail).filter(Boolean).join(', ') : plainEmail(text));

interface Options { readonly isShort?: boolean; readonly isMultiple?: boolean }

/** An address from outside, clean and right, or several of them; the message is a key of the catalog. */
export const emailSchema = ({ isShort, isMultiple }: Options = {}) => {
  const problemOf = (text: string) => (isMultiple ? text.split(', ') : [text]).map(one => emailProblem(one, { isShort })).find(Boolean);
  return v.pipe(
    v.string(message('email')),
    v.transform(text => plainEmails(text, isMultiple)),
    v.check(text => text.split(', ').length <= mostAddresses, message('tooLong')),
    v.check(text => problemOf(text) !== 'emailLetters', message('emailLetters')),
    v.check(text => problemOf(text) === undefined, message('email')),
  );
};

export const email = rule({
  type: 'email',
  properties: ['description', 'placeholder', 'required', 'when', 'requiredWhen', 'shortTopLevel', 'multiple'],
  input: { type: 'email', autoComplete: 'email' },
  nativeTypes: ['email'],
  autofill: { '': 'email' },
  longest: field => (field.multiple ? maxTextLength : maxLineLength),
  schema: field => emailSchema({ isShort: field.shortTopLevel, isMultiple: field.multiple }),
});
