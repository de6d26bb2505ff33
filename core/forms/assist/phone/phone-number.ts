import type { CountryCode } from 'libphonenumber-js/core';
import { plainPhone } from '../../../contract/fields/phone.js';
import { AsYouType, metadata, validatePhoneNumberLength } from './phone-library.js';

/** ISO 3166 code of a country with telephones of its own. */
export type PhoneCountry = CountryCode;

/** Where a number of one country turns out to belong to another: that country's code, and the rest as it is written there. */
export interface InternationalNumber {
  readonly country: PhoneCountry;
  /** Such as `+44`. */
  readonly callingCode: string;
  readonly number: string;
}

export type LengthProblem = 'short' | 'long' | 'odd';

/** What may be in a number that is put in order: extensions and words are left as they are. */
const plain = /^[\d\s()+./-]*$/;
const digitsOf = (text: string): string => text.replace(/[^\d+]/g, '');

/** The countries that have telephones. */
export const phoneCountries = (): readonly PhoneCountry[] => Object.keys(metadata.countries) as PhoneCountry[];

/** A country as a page or a browser names it, when it has telephones; else null. */
export function phoneCountry(region: string | null | undefined): PhoneCountry | null {
  const code = region?.toUpperCase() as PhoneCountry | undefined;
  return code !== undefined && Object.hasOwn(metadata.countries, code) ? code : null;
}

/** Such as `+353` for `IE`. */
export const getCallingCode = (country: PhoneCountry): string => `+${metadata.countries[country]![0]}`;

/** The country behind `+1`, `44` or `00 353`: a preferred one where several share the code, else the one with most numbers. */
export function findCallingCodeCountry(callingCode: string, preferred: PhoneCountry | null): PhoneCountry | null {
  const codes = metadata.country_calling_codes as Readonly<Record<string, readonly PhoneCountry[] | undefined>>;
  const sharing = codes[callingCode.replace(/\D/g, '').replace(/^0+/, '')] ?? [];
  return sharing.find(country => country === preferred) ?? sharing[0] ?? null;
}

/**
 * A number in the groups its country writes, as far as it has been typed; as it is where that is not a number, or where
 * grouping would change more than blanks and marks.
 */
export function groupDigits(text: string, country: PhoneCountry | null): string {
  if (!plain.test(text)) return text;
  const trimmed = text.trim();
  const grouped = new AsYouType(country ?? undefined, metadata).input(trimmed);
  return plain.test(grouped) && digitsOf(grouped) === digitsOf(trimmed) ? grouped : text;
}

/** A whole number in its country's groups. Another length than that country's, or groups it does not know, stay as written. */
export function formatPastedNumber(pasted: string, country: PhoneCountry | null): string {
  const cleaned = plainPhone(pasted);
  const text = plain.test(cleaned) ? cleaned : pasted;
  if (lengthProblem(text, country) !== null) return text;
  const grouped = groupDigits(text, country);
  return /\D/.test(grouped.replace('+', '')) ? grouped : text;
}

/** The country whose calling code a number begins with, else the given one; null where no country has that code. */
export function countryIn(text: string, country: PhoneCountry | null): PhoneCountry | null {
  const typed = new AsYouType(country ?? undefined, metadata);
  typed.input(text.trim());
  return typed.isInternational() ? typed.getCountry() ?? findCallingCodeCountry(typed.getCallingCode() ?? '', country) : country;
}

/** A number with a calling code of its own, taken apart: null where it has none, or nothing after it. */
export function parseInternationalNumber(pasted: string, country: PhoneCountry | null): InternationalNumber | null {
  const text = plainPhone(pasted);
  if (!plain.test(text)) return null;
  const typed = new AsYouType(country ?? undefined, metadata);
  typed.input(text.trim());
  const number = typed.getNumber();
  if (!typed.isInternational() || !number) return null;
  const callingCode = `+${number.countryCallingCode}`;
  const there = number.country ?? findCallingCodeCountry(callingCode, country);
  return there && { country: there, callingCode, number: number.formatNational() };
}

/** What speaks against a number in a country, by its length alone; null where nothing does or nothing can be said. */
export function lengthProblem(pasted: string, country: PhoneCountry | null): LengthProblem | null {
  const text = plainPhone(pasted);
  if (!plain.test(text) || text.trim() === '') return null;
  const problem = validatePhoneNumberLength(text, { ...country && { defaultCountry: country } }, metadata);
  if (problem === undefined || (problem === 'INVALID_COUNTRY' && !text.trim().startsWith('+'))) return null;
  return problem === 'TOO_SHORT' ? 'short' : problem === 'TOO_LONG' ? 'long' : 'odd';
}
