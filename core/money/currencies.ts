/**
 * Currencies that are in use, without funds, metals and codes for testing. `Intl.supportedValuesOf('currency')` also has those that have
 * ended, and lacks the youngest. Source: ISO 4217, list one, as of 2026: BGN ended when Bulgaria adopted the euro, ANG when XCG replaced it.
 */
const codes = `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK
  DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW
  KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR
  PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU
  UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`;

/** The codes of all currencies that prices can have. */
export const currencyCodes: readonly string[] = codes.split(/\s+/);

export const isCurrencyCode = (code: string): boolean => currencyCodes.includes(code);

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
