import { fractionDigits } from './currencies.js';
import { type CurrencyCode, currencyNames } from './currency-names.js';

export interface Currency {
  readonly code: CurrencyCode;
  readonly name: string;
  readonly fractionDigits: number;
  /** The three-digit number of ISO 4217. */
  readonly numericCode: string;
}

const numericCodes: Readonly<Record<CurrencyCode, string>> = {
  EUR: '978',
  USD: '840',
  AUD: '036',
  NOK: '578',
  CAD: '124',
  NZD: '554',
  DKK: '208',
  GBP: '826',
  HKD: '344',
  CHF: '756',
  MXN: '484',
  SGD: '702',
  SEK: '752',
  CZK: '203',
  ILS: '376',
  PHP: '608',
  RUB: '643',
  PLN: '985',
  THB: '764',
  MYR: '458',
  ARS: '032',
  BRL: '986',
  COP: '170',
  IDR: '360',
  INR: '356',
  JPY: '392',
  ZAR: '710',
};

/** The currency until the store's own is loaded. spec: page-runtime-platform §4 */
export const defaultCurrency: CurrencyCode = 'USD';

/** The currencies a store may use. spec: commerce-forms-data §3 */
export const currencies: readonly Currency[] = (Object.keys(currencyNames) as CurrencyCode[]).map(code => ({
  code, name: currencyNames[code], fractionDigits: fractionDigits(code), numericCode: numericCodes[code],
}));
