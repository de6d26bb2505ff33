import { fractionDigits } from './currencies.js';

export interface MoneyStyle {
  readonly currency: string;
  readonly locale: string;
  /** Leaves out the decimals of a whole amount. */
  readonly trim?: boolean;
}

/**
 * An amount in minor units (cents; yen for JPY) as text, with symbol and grouping.
 * An unknown locale falls back to English, an unknown currency to its code before the number.
 * Source: commerce-forms-data §5, page-runtime-platform §9.
 */
export function formatMoney(minorUnits: number, { currency, locale, trim = false }: MoneyStyle): string {
  const digits = fractionDigits(currency);
  const amount = minorUnits / 10 ** digits;
  const fraction = trim && Number.isInteger(amount) ? 0 : digits;
  const style = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  for (const tag of [locale, 'en']) {
    try {
      return new Intl.NumberFormat(tag, { ...style, style: 'currency', currency }).format(amount);
    } catch { /* the next one, or the plain number below */ }
  }
  return `${currency} ${new Intl.NumberFormat('en', style).format(amount)}`;
}
