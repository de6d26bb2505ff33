import { localeOf, numberFormat } from '../text/intl.js';
import { fractionDigits } from './currencies.js';
import { decimalText } from './format-money.js';
import { parseAmount } from './parse-amount.js';
import type { AmountContext } from './separator-roles.js';

/**
 * An amount as programs read it: digits, and a point before the decimals. A currency with three decimals gets a fourth, so that no
 * reader takes the three for a group of thousands: 12.5050.
 */
export function plainAmount(minorUnits: number, currency: string): string {
  const digits = fractionDigits(currency);
  return decimalText(minorUnits, digits) + (digits === 3 ? '0' : '');
}

/** An amount as its reader would type it: the language's decimal separator, nothing between thousands, no symbol. `parseAmount` reads it back. */
export function typedAmount(minorUnits: number, context: AmountContext): string {
  const [locale = 'en'] = [context.locale].flat();
  const digits = fractionDigits(context.currency);
  const format = numberFormat(localeOf(locale) ? locale : 'en', { numberingSystem: 'latn', useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const text = format.format(decimalText(minorUnits, digits) as unknown as number); // a text is read digit by digit; types know numbers only
  return parseAmount(text, context).problem === 'ambiguous' ? `${text}0` : text;
}
