import { parseLocale, numberFormat } from '../text/intl.js';
import { fractionDigits } from './currencies.js';
import { decimalText } from './format-money.js';
import { parseAmount } from './parse-amount.js';
import type { AmountContext } from './separator-roles.js';

/**
 * Writes an amount for programs: digits, and a point before the decimals. A currency with three decimals has a fourth, so that the three
 * are not read as a group of thousands: 12.5050.
 */
export function plainAmount(minorUnits: number, currency: string): string {
  const digits = fractionDigits(currency);
  return decimalText(minorUnits, digits) + (digits === 3 ? '0' : '');
}

/** Writes an amount as a person would type it: the language's decimal separator, no grouping, no symbol. `parseAmount` reads the same amount. */
export function toEditableAmount(minorUnits: number, context: AmountContext): string {
  const [locale = 'en'] = [context.locale].flat();
  const digits = fractionDigits(context.currency);
  const format = numberFormat(parseLocale(locale) ? locale : 'en', {
    numberingSystem: 'latn',
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const text = format.format(decimalText(minorUnits, digits) as unknown as number); // `Intl` formats a text exactly; its type accepts only numbers
  return parseAmount(text, context).problem === 'ambiguous' ? `${text}0` : text;
}
