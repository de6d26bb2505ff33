import type { CurrencyCode } from './currency-names.js';

// The names are in a file of their own: pages need only the codes.
const codes = 'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR';

/** Whether a store may use this currency. Source: commerce-forms-data §3. */
export const isCurrencyCode = (code: string): code is CurrencyCode => codes.split(' ').includes(code);

/**
 * Currencies whose minor unit is not a hundredth, by number of decimal places. Source: ISO 4217, list one, column "Minor unit".
 * `Intl` cannot be used for this: it has the decimals of everyday prices (none for IDR and COP), which would change amounts.
 */
export const currencyDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Decimal places of a currency by ISO 4217: 2 unless the table says otherwise. Source: commerce-forms-data §3, whose 27 agree. */
export function fractionDigits(code: string): number {
  const found = /^[A-Z]{3}$/.test(code) && Object.entries(currencyDigits).find(([, listed]) => listed.includes(code));
  return found ? Number(found[0]) : 2;
}
