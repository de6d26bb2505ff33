import { currencyNamesIn } from '../text/intl.js';
import { currencyCodes, fractionDigits } from './currencies.js';
import { currencyNames } from './currency-names.js';

export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly fractionDigits: number;
  /** The three-digit number of ISO 4217. */
  readonly numericCode: string;
}

/** The numbers of the currencies, in the order of their codes. Source: ISO 4217, list one, as of 2026. */
const numericCodes = `
  784 971 008 051 973 032 036 533 944 977 052 050 048 108 060 096 068 986 044 064 072 933 084 124 976 756 152 156 170 188 192 132 203 262 208
  214 012 818 232 230 978 242 238 826 981 936 292 270 324 320 328 344 340 332 348 360 376 356 368 364 352 388 400 392 404 417 116 174 408 410
  414 136 398 418 422 144 430 426 434 504 498 969 807 104 496 446 929 480 462 454 484 458 943 516 566 558 578 524 554 512 590 604 598 608 586
  985 600 634 946 941 643 646 682 090 690 938 752 702 654 925 706 968 728 930 222 760 748 764 972 934 788 776 949 780 901 834 980 800 840 858
  860 926 928 704 548 882 950 951 532 952 953 886 710 967 924`.trim().split(/\s+/);

/** The currency until the store's own is loaded. spec: page-runtime-platform §4 */
export const defaultCurrency = 'USD';

const englishNames = currencyNamesIn('en');

/** The currencies that a store may use, by code. spec: commerce-forms-data §3, whose 27 are among them */
export const currencies: readonly Currency[] = currencyCodes.map((code, at) => ({
  code, name: currencyNames[code] ?? englishNames.of(code) ?? code, fractionDigits: fractionDigits(code), numericCode: numericCodes[at]!,
}));
