import { currentLanguage } from '../../../kernel/language/speech.js';

/**
 * Currencies that are in use, by ISO 4217 (list one, without funds, metals and codes for testing). `Intl.supportedValuesOf('currency')` also
 * has those that have ended. Source: ISO 4217 as of 2026: BGN ended when Bulgaria adopted the euro, ANG when XCG replaced it.
 */
const codes = `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE
  CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR
  KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN
  PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH
  UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`;

/** The codes of all currencies that a shop can have. */
export const currencyCodes: readonly string[] = codes.split(/\s+/);

export const isCurrency = (code: string): boolean => currencyCodes.includes(code);

/** Its name in the language of the request. */
export const currencyName = (code: string): string => new Intl.DisplayNames([currentLanguage(), 'en'], { type: 'currency' }).of(code) ?? code;
