import { toAsciiText } from '../text/pasted.js';
import { readCurrencySign } from './currency-signs.js';
import { fractionDigits } from './currencies.js';
import { maxIntegerPlaces } from './format-money.js';
import { type AmountContext, type MarkRole, separatorRoles } from './separator-roles.js';

/**
 * Why an amount is rejected: it is empty, unreadable, ambiguous (`12.505`), has more decimal places than the currency (`1.5` yen), or
 * names another currency.
 */
export type AmountProblem = 'empty' | 'unreadable' | 'ambiguous' | 'decimals' | 'currency';

export type ParsedAmount =
  | { readonly minorUnits: number; readonly problem: null }
  | { readonly minorUnits: null; readonly problem: AmountProblem };

interface Reading { readonly whole: string; readonly fraction: string }

const fail = (problem: AmountProblem): ParsedAmount => ({ minorUnits: null, problem });
const longest = 60;

/** Digits in groups of three with one kind of separator, or grouped as in India. The first group has no leading zero. */
const grouped = /^(?:[1-9]\d{0,2}(?:([.,' \u066c])\d{3})(?:\1\d{3}){0,4}|[1-9]\d?(?:,\d{2}){1,6},\d{3})$/;
const bareDigits = /^\d+$/;
const allMarks = /[.,' \u066b\u066c]/g;

const wholeOf = (text: string, decimalMark = ''): string | null =>
  text === '' && decimalMark
    ? '0'
    : bareDigits.test(text)
      ? text
      : grouped.test(text) && !text.includes(decimalMark || '-')
        ? text.replace(allMarks, '')
        : null;

/** Reads a text without decimals, and with its last mark as the decimal separator. Each reading is null if it is impossible. */
function readingsOf(body: string): readonly [integer: Reading | null, decimal: Reading | null] {
  const integer = wholeOf(body);
  const at = Math.max(...[...'.,\u066b'].map(mark => body.lastIndexOf(mark)));
  const fraction = body.slice(at + 1);
  const whole = at >= 0 && bareDigits.test(fraction) ? wholeOf(body.slice(0, at), body[at]) : null;
  return [integer === null ? null : { whole: integer, fraction: '' }, whole === null ? null : { whole, fraction }];
}

/** Chooses between two possible readings by the currency, if it has no decimals, else by the language; null if neither decides. */
function settle(role: MarkRole | undefined, digits: number): 'integer' | 'decimal' | null {
  if (digits === 0 || role === 'group') return 'integer';
  // Most currencies have fewer than three decimals, so three digits are more likely a group of thousands.
  return role === 'decimal' && digits >= 3 ? 'decimal' : null;
}

function unitsOf({ whole, fraction }: Reading, digits: number, isNegative: boolean): ParsedAmount {
  // eslint-disable-next-line site/linear-patterns -- `longest` bounds it
  const places = fraction.replace(/0+$/, '').padEnd(digits, '0');
  const integer = whole.replace(/^0+(?=\d)/, '');
  if (integer.length > maxIntegerPlaces) return fail('unreadable');
  if (places.length > digits) return fail('decimals');
  const units = Number(integer + places);
  return Number.isSafeInteger(units) ? { minorUnits: isNegative ? -units || 0 : units, problem: null } : fail('unreadable');
}

/**
 * Reads the minor units of a typed amount: `12`, `12,50 €`, `1.234,5`, `12€50`. An amount needs a single possible reading, or a currency
 * or language that decides between two. For anything else, a problem is returned.
 */
export function parseAmount(typed: string, context: AmountContext): ParsedAmount {
  if (typed.trim() === '') return fail('empty');
  // Superscript cents and fractions would become digits: 12⁵⁰ is not 1250.
  if (typed.length > longest || /\p{No}/u.test(typed)) return fail('unreadable');
  const text = toAsciiText(typed).replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'").replace(/\s+/g, ' ').trim();
  const found = readCurrencySign(text, context);
  if ('problem' in found) return fail(found.problem);
  const { body, cents, isNegative } = found;
  const digits = fractionDigits(context.currency);
  if (cents !== null) {
    // The sign is the decimal separator. With one digit after it, 12€5 could be 12.05 or 12.50.
    const whole = wholeOf(body);
    return whole === null || digits === 0 || cents.length !== digits ? fail('unreadable') : unitsOf({ whole, fraction: cents }, digits, isNegative);
  }
  const [integer, decimal] = readingsOf(body);
  if (!integer && !decimal) return fail('unreadable');
  if (!integer || !decimal) return unitsOf((integer ?? decimal)!, digits, isNegative);
  const meant = settle(separatorRoles(context)[body.replace(/\d/g, '')], digits);
  return meant ? unitsOf(meant === 'integer' ? integer : decimal, digits, isNegative) : fail('ambiguous');
}
