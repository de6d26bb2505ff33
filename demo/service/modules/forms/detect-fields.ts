import { isBlank } from 'site-elements/contract/fields/is-blank';
import type { FieldValue } from 'site-elements/contract/submission';
import { HttpError } from '../../kernel/http/http-error.js';
import type { StoredForm } from './find-form.js';

/** Marks in a submission's context: fields that its form did not know, and how many of them were not kept. */
export const unknownFieldsMark = 'unknownFields';
export const omittedKey = 'unknownLeftOut';
/** Those of them that are password inputs in their page. */
export const passwordsMark = 'unknownPasswords';

const mostFields = 20;
const longestName = 60;
/** Characters of one text; what is longer is cut, and ends with `truncationMark`. */
export const longestText = 2000;
const mostCharacters = 20_000;
const mostParts = 20;
export const truncationMark = '… (cut)';
/** Stands for a value that is not stored. */
export const notStoredText = '(not kept: it looks like a password or the number of a card)';

/** Words in names of fields whose values must not be stored. Fields with other names cannot be recognized. */
const secretWords: ReadonlySet<string> = new Set([
  'password',
  'passwd',
  'passwort',
  'passphrase',
  'passcode',
  'pass',
  'pwd',
  'kennwort',
  'contrasena',
  'senha',
  'motdepasse',
  'secret',
  'pin',
  'otp',
  'token',
  'cvc',
  'cvv',
  'csc',
  'ssn',
  'iban',
]);
const secretParts = ['password', 'passwd', 'passwort', 'kennwort', 'cardnumber', 'creditcard', 'ccnumber', 'onetimecode', 'securitycode'];

/** Whether a field is called like one of a password or a card. */
export function isSecretName(name: string): boolean {
  const words = name.slice(0, 200).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(/[^\p{L}]+/u).filter(Boolean);
  const joined = words.join('');
  return words.some(word => secretWords.has(word)) || secretParts.some(part => joined.includes(part));
}

interface Detected {
  /** What the form's own fields were sent. */
  readonly known: ReadonlyMap<string, unknown>;
  /** What else was sent, by name in the order of the alphabet. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** What marks them, for the submission's context; empty without values. */
  readonly marks: Readonly<Record<string, FieldValue>>;
}

/** Parts what a form knows from what its page has sent besides: a new input in a page's markup never keeps a visitor from sending. */
export function detectFields({ id: formId, fields }: StoredForm, sent: ReadonlyMap<string, unknown>, passwords: ReadonlySet<string> = new Set()): Detected {
  const ids = new Set(fields.map(({ id }) => id));
  const known = new Map([...sent].filter(([name]) => ids.has(name)));
  // A name that begins with a line is a sign to some form host, and no field.
  const others = [...sent]
    .filter(([name, value]) => !ids.has(name) && !name.startsWith('_') && !isBlank(value))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const values: [string, FieldValue][] = [];
  let characters = 0;
  for (const [name, value] of others) {
    if (name in Object.prototype) throw new HttpError(400, { error: `The form "${formId}" has no field "${name}".`, field: name });
    const kept = passwords.has(name) || isSecretName(name) ? notStoredText : bounded(value);
    const size = JSON.stringify(kept).length;
    if (values.length >= mostFields || name.length > longestName || characters + size > mostCharacters) continue;
    characters += size;
    values.push([name, kept]);
  }
  const leftOut = others.length - values.length;
  const names = values.map(([name]) => name);
  const marked = names.filter(name => passwords.has(name));
  return {
    known,
    values: Object.fromEntries(values),
    marks: {
      ...(names.length > 0 && { [unknownFieldsMark]: names }),
      ...(marked.length > 0 && { [passwordsMark]: marked }),
      ...(leftOut > 0 && { [omittedKey]: leftOut }),
    },
  };
}

const cut = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText).replace(/\p{Surrogate}$/u, '')}${truncationMark}` : text);
const plain = (value: unknown): FieldValue =>
  typeof value === 'string'
    ? cut(value.replace(/\r\n?/g, '\n'))
    : typeof value === 'number' || typeof value === 'boolean'
      ? value
      : cut(JSON.stringify(value));

/** A text, a list or a map of parts, as pages send them; anything deeper as the text of its JSON. */
function bounded(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.slice(0, mostParts).map(plain);
  if (typeof value !== 'object' || value === null) return plain(value);
  const parts = Object.entries(value).filter(([part, one]) => part.length <= longestName && !isBlank(one) && !isSecretName(part)).slice(0, mostParts);
  return Object.fromEntries(parts.map(([part, one]) => [part, plain(one)]));
}
