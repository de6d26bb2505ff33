import { numberFormat } from '../text/intl.js';
import { fractionDigits } from './currencies.js';

export interface MoneyStyle {
  readonly currency: string;
  readonly locale: string;
  /** Omits the decimals of a whole amount. */
  readonly trim?: boolean;
  /** Replacements for the locale's currency symbol, decimal separator and group separator (empty for none). */
  readonly symbol?: string;
  readonly decimalSeparator?: string;
  readonly thousandsSeparator?: string;
}

/** Maximum number of integer digits of an amount. spec: commerce-forms-data §5 */
export const maxIntegerPlaces = 15;

/** Writes an amount in minor units as a decimal number. A division would not be exact. */
export function decimalText(minorUnits: number | bigint, digits: number): string {
  const units = typeof minorUnits === 'bigint' || Number.isSafeInteger(minorUnits) ? BigInt(minorUnits) : null;
  if (units === null) return String(Number(minorUnits) / 10 ** digits);
  const [sign, figures] = [units < 0n ? '-' : '', String(units < 0n ? -units : units).padStart(digits + 1, '0')];
  return digits === 0 ? sign + figures : `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

/**
 * Formats an amount in minor units (cents; yen for JPY) with symbol and grouping. Amounts of more than 15 digits are a `bigint`.
 * An invalid locale falls back to the nearest one. An unknown currency is shown as its code before the number.
 * Source: commerce-forms-data §5, page-runtime-platform §9.
 */
export function formatMoney(minorUnits: number | bigint, { currency, locale, trim = false, symbol, decimalSeparator, thousandsSeparator }: MoneyStyle): string {
  const digits = fractionDigits(currency);
  const amount = decimalText(minorUnits, digits);
  const fraction = trim && /^-?\d{1,40}(\.0{1,4})?$/.test(amount) ? 0 : digits;
  const style = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  const own: Partial<Record<string, string>> = { currency: symbol, decimal: decimalSeparator, group: thousandsSeparator };
  const write = (format: Intl.NumberFormat) => {
    const exact = amount as unknown as number; // `Intl` formats a text exactly; its type accepts only numbers
    if (symbol === undefined && decimalSeparator === undefined && thousandsSeparator === undefined) return format.format(exact);
    return format.formatToParts(exact).map(({ type, value }) => own[type] ?? value).join('');
  };
  try {
    return write(numberFormat(locale, { ...style, style: 'currency', currency }));
  } catch {
    return `${currency} ${write(numberFormat('en', style))}`; // not a currency of `Intl`
  }
}
