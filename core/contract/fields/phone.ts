import * as v from 'valibot';
import type { FieldValue } from '../submission.js';
import { isBlank } from './is-blank.js';
import { message, oneLine } from './text-rules.js';
import { asTyped } from './pasted.js';
import { type Parts, partsOrText, partsSchema, refuse } from './parts-schema.js';
import { rule } from './rule.js';

const parts = ['countryCode', 'number', 'areaCode', 'prefix', 'line'];
const written = /^[\d\s()+./-]+((ext\.?|x|#)\s*\d{1,6})?$/i;
const fewestDigits = 4; // spec: page-runtime-platform §5, tel link
const mostDigits = 15; // the longest number a telephone network takes

/** A number as it would have been typed, of what was pasted: a `tel:` link, marks and digits of other scripts. */
export const plainPhone = (text: string): string => oneLine(asTyped(text)).replace(/^tel:\s{0,9}/i, '').replace(/;ext=(?=\d)/i, ' ext ');

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return written.test(text) && digits >= fewestDigits && digits <= mostDigits;
}

function readPhone({ countryCode: given, ...rest }: Parts): FieldValue | ReturnType<typeof refuse> {
  const countryCode = given === undefined ? undefined : asTyped(given);
  const number: Parts = Object.fromEntries(Object.entries(rest).map(([part, text]) => [part, plainPhone(text!)]));
  const whole = ['number', 'areaCode', 'prefix', 'line'].map(part => number[part] ?? '').join(' ').trim();
  if (!isNumber(whole)) return refuse(number.number === undefined && number.areaCode !== undefined ? 'areaCode' : 'number', 'phone');
  if (countryCode === undefined) return number as FieldValue;
  const code = countryCode.replace(/[^\d]/g, '');
  if (!/^[1-9]\d{0,3}$/.test(code)) return refuse('countryCode', 'callingCode');
  return { countryCode: `+${code}`, ...number as Record<string, string> };
}

/** A phone number: `{ countryCode?, number }`, or in the three parts of North America. One text counts as `number`. */
export const phone = rule({
  type: 'phone',
  properties: ['description', 'showCountryCode', 'required'],
  parts,
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
