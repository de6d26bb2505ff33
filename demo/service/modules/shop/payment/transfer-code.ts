import { plainAmount } from 'site-elements/contract/store';
import { isIban } from './is-iban.js';

/** Countries whose banks take part. Source: EPC409-09, list of SEPA scheme countries, 2026 */
const sepaCountries = 'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'
  .split(' ');

const bicShape = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;
const longest = { holder: 70, reference: 140, payload: 331 };
const mostCents = 99_999_999_999;

export interface Transfer {
  readonly holder: string;
  readonly account: string;
  /** Left out where it is not a BIC: banks find it by the IBAN. */
  readonly bic: string;
  /** In minor units. */
  readonly cents: number;
  /** ISO 4217 */
  readonly currency: string;
  readonly reference: string;
}

/** One line without control characters, of at most this many characters. */
const toLine = (text: string, length: number): string => [...text.replace(/[\s\p{C}]+/gu, ' ').trim()].slice(0, length).join('');

/**
 * The text of a QR code from which apps of banks fill in a transfer; null where they could not: for another currency than the euro, an
 * account outside of SEPA, or an amount out of bounds. Source: EPC069-12, version 2 of the code
 */
export function writeTransferCode({ holder, account, bic, cents, currency, reference }: Transfer): string | null {
  const iban = account.replace(/\s/g, '').toUpperCase();
  const bank = bic.replace(/\s/g, '').toUpperCase();
  if (currency !== 'EUR' || !isIban(iban) || !sepaCountries.includes(iban.slice(0, 2)) || cents < 1 || cents > mostCents) return null;
  const text = [
    'BCD', '002', '1', 'SCT', bicShape.test(bank) ? bank : '', toLine(holder, longest.holder), iban, `EUR${plainAmount(cents, 'EUR')}`,
    '', '', toLine(reference, longest.reference),
  ].join('\n');
  return new TextEncoder().encode(text).length > longest.payload ? null : text;
}
