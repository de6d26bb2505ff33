import { languages, regionNames, type Language } from 'site-elements/contract/language';
import { splitWords } from '../words.js';

/** What people write beside the names that Intl knows. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russian Federation'],
  TR: ['Turkey'],
  US: ['USA', 'United States of America', 'America'],
  AE: ['UAE'],
  KR: ['Korea', 'Republic of Korea'],
  CI: ['Ivory Coast'],
};

/** The name of a country by its code of two letters: as an address has it, which is filled into forms of any language. */
export const countryName = (code: string, language: Language = 'en'): string => regionNames(language).of(code) ?? code;

const key = (text: string): string => splitWords(text).join(' ');
const namesByCode = new Map<string, ReadonlySet<string>>();

/** Whether a text names a country, in any supported language or by its code. */
export function isCountry(text: string, code: string): boolean {
  let names = namesByCode.get(code);
  if (!names) {
    names = new Set([code, ...languages.map(language => countryName(code, language)), ...alsoCalled[code] ?? []].map(key));
    namesByCode.set(code, names);
  }
  return names.has(key(text));
}
