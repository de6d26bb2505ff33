import * as v from 'valibot';
import type { ValueMessage } from '../field-messages.js';
import { typed, rule } from './rule.js';
import { message } from './text-rules.js';
import { toAsciiText } from '../../text/pasted.js';

/** As browsers and programs write numbers, and with a plus sign, which visitors do. */
const written = /^[-+]?(\d{1,15}(\.\d{1,10})?|\.\d{1,10})(e[-+]?\d{1,3})?$/i;
const withComma = /^[-+]?\d{0,15},\d{1,10}$/;
/** Thousands apart by blanks or apostrophes, and a point or a comma before what is less than one. */
const apart = /^[-+]?\d{1,3}([ '])\d{3}(\1\d{3}){0,3}([.,]\d{1,10})?$/;
/** Thousands apart by points or commas, where nothing else can be meant: there are two of them, or the other one follows. */
const pointed = /^[-+]?\d{1,3}(?:(\.\d{3}){2,4}|(\.\d{3}){1,4},\d{1,10})$/;
const commaed = /^[-+]?\d{1,3}(?:(,\d{3}){2,4}|(,\d{3}){1,4}\.\d{1,10})$/;
/** As India groups. */
const indian = /^[-+]?\d{1,2}(,\d{2}){1,5},\d{3}(\.\d{1,10})?$/;
/** A thousand in one country and one in the next. With a point it is one everywhere: browsers write numbers so. */
const eitherWay = /^[-+]?[1-9]\d{0,2},\d{3}$/;

/** A pasted number with the marks that keyboards have. Arabic has a mark of its own for each of the two. */
const plainNumber = (text: string): string =>
  toAsciiText(text.replaceAll('\u066b', '.').replaceAll('\u066c', "'"))
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s/g, ' ')
    .trim();

/** The number that a text stands for, whichever marks its country uses, or why it stands for none. */
export function readNumber(text: string): number | ValueMessage {
  const plain = plainNumber(text);
  if (eitherWay.test(plain)) return 'numberTwoWays';
  const digits = written.test(plain) ? plain
    : withComma.test(plain) ? plain.replace(',', '.')
      : apart.test(plain) ? plain.replace(/[ ']/g, '').replace(',', '.')
        : pointed.test(plain) ? plain.replaceAll('.', '').replace(',', '.')
          : commaed.test(plain) || indian.test(plain) ? plain.replaceAll(',', '') : '';
  const value = Number(digits);
  return digits !== '' && Number.isFinite(value) ? value : 'number';
}

/** A number, as it is or as visitors write it. */
export const number = rule({
  type: 'number',
  properties: typed,
  // Not a number input: it has no value for numbers that are not in the browser's own notation.
  input: { inputMode: 'decimal', isNamedInMarkup: true },
  nativeTypes: ['number', 'range'],
  isCleanedLine: true,
  schema: () => v.pipe(
    v.custom<number | string>(value => (typeof value === 'string' ? readNumber(value) !== 'number' : Number.isFinite(value)), message('number')),
    v.transform(value => (typeof value === 'string' ? readNumber(value) : value)),
    v.number(message('numberTwoWays')),
  ),
});
