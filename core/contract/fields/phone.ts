import * as v from 'valibot';
import type { FieldValue } from '../submission.js';
import { isBlank } from './is-blank.js';
import { message, oneLine } from './text-rules.js';
import { toAsciiText } from '../../text/pasted.js';
import { type Parts, partsOrText, partsSchema, partProblem } from './parts-schema.js';
import { rule } from './rule.js';

const parts = ['countryCode', 'number', 'areaCode', 'prefix', 'line'];
/** A number and words around it: whose it is, when to call, an extension. No sign of a keypad, an address or markup. */
const written = /^(?:[\p{L}\p{M}\p{No}\p{So}\d\s+]|(?![*@%\\{}[\]])\p{P})+$/u;
/** The address of something else. A word such as `Mobile:` is not a scheme. */
const otherAddress = /^(?:[a-z]+:\/\/|(?:blob|callto|data|file|javascript|mailto|sms|tel|vbscript):)/i;
/** What parts one number from the next, and from an extension. */
const apart = /[^\d\s()+./-]+|\s\/\s|(?<=\d\s{0,3})(?=\+)/;
const fewestDigits = 4; // spec: page-runtime-platform §5, tel link
const mostDigits = 15; // the longest number a telephone network takes

/** A number as it would have been typed, of what was pasted: a `tel:` link, marks and digits of other scripts. Words around it stay. */
export const plainPhone = (text: string): string =>
  oneLine(oneLine(text).replace(/[^\p{L}\p{M}\u200c\u200d]+/gu, toAsciiText)).replace(/^tel:\s{0,9}/i, '').replace(/;ext=(?=\d)/i, ' ext ');

/** Whether a text has a number in it that a telephone network could take. Extensions are dialled afterwards and count for themselves. */
function isNumber(text: string): boolean {
  const lengths = text.split(apart).map(piece => piece.replace(/\D/g, '').length);
  return written.test(text) && !otherAddress.test(text)
    && lengths.some(digits => digits >= fewestDigits) && lengths.every(digits => digits <= mostDigits);
}

function readPhone({ countryCode: given, ...rest }: Parts): FieldValue | ReturnType<typeof partProblem> {
  const countryCode = given === undefined ? undefined : toAsciiText(given);
  const number: Parts = Object.fromEntries(Object.entries(rest).map(([part, text]) => [part, plainPhone(text!)]));
  const whole = ['number', 'areaCode', 'prefix', 'line'].map(part => number[part] ?? '').join(' ').trim();
  if (!isNumber(whole)) return partProblem(number.number === undefined && number.areaCode !== undefined ? 'areaCode' : 'number', 'phone');
  if (countryCode === undefined) return number as FieldValue;
  const code = countryCode.replace(/[^\d]/g, '');
  if (!/^[1-9]\d{0,3}$/.test(code)) return partProblem('countryCode', 'callingCode');
  return { countryCode: `+${code}`, ...number as Record<string, string> };
}

/** A phone number: `{ countryCode?, number }`, or in the three parts of North America. One text counts as `number`. */
export const phone = rule({
  type: 'phone',
  properties: ['description', 'showCountryCode', 'required', 'when', 'requiredWhen'],
  parts,
  input: { type: 'tel', autoComplete: 'tel' },
  nativeTypes: ['tel'],
  isCleanedLine: true,
  autofill: {
    '': 'tel',
    countryCode: 'tel-country-code',
    number: 'tel-national',
    areaCode: 'tel-area-code',
    prefix: 'tel-local-prefix',
    line: 'tel-local-suffix',
  },
  keyboard: () => 'tel',
  // A country code that is always chosen says nothing while there is no number.
  isEmpty: value => isBlank(typeof value === 'object' && value !== null ? { ...value, countryCode: '' } : value),
  schema: () => partsOrText<FieldValue>(
    partsSchema<FieldValue>({ names: parts, read: readPhone }),
    v.pipe(
      v.string(message('phone')),
      v.transform(plainPhone),
      v.check(isNumber, message('phone')),
      v.transform((number): FieldValue => ({ number })),
    ),
  ),
});
