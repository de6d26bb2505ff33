import type { CurrencyCode } from './currency-names.js';

// The names stand in a file of their own: pages need the codes only.
const codes = 'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR';

/** Whether a store may use this currency. Source: commerce-forms-data §3. */
export const isCurrencyCode = (code: string): code is CurrencyCode => codes.split(' ').includes(code);

/** Digits after the decimal point: 2 for every listed currency but the yen. Source: commerce-forms-data §3. */
export const fractionDigits = (code: string): number => (code === 'JPY' ? 0 : 2);
