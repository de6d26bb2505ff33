import { currentLanguage } from '../../../kernel/language/speech.js';
import { addressRule } from './address-rule.js';

export interface AddressRegion {
  /** ISO 3166-2 after the hyphen; one of our own where ISO has none. */
  readonly code: string;
  /** In the language of the request, in that of the country, or in Latin letters. */
  readonly name: string;
}

const isLatin = (name: string): boolean => !/\p{L}/u.test(name.replace(/\p{Script=Latin}/gu, ''));

/** Whether addresses of a country name a region of a list. */
export const hasRegions = (country: string): boolean => (addressRule(country).regions?.length ?? 0) > 0;

/** Regions that an address of the country can name, such as states, in the order in which people look for them. */
export function getRegions(country: string): readonly AddressRegion[] {
  const { regions = [], language = 'en' } = addressRule(country);
  const current = currentLanguage();
  // The list has the order of its own language.
  if (language.split('-')[0] === current) return regions.map(([code, name]) => ({ code, name }));
  const { compare } = new Intl.Collator(current);
  return regions
    .map(([code, name, latin, french]) => ({ code, name: (current === 'fr' && french) || (isLatin(name) ? name : latin ?? name) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** The name of a region; undefined if the country has no region with this code. */
export const regionName = (country: string, code: string): string | undefined => getRegions(country).find(region => region.code === code)?.name;

/** Countries whose addresses have the code of the region instead of its name. */
const printsCodes: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/** A region as it is printed in an address; `address` is the rest of it, whose letters it shares. */
export function printedRegion(country: string, code: string, address: string): string {
  const found = addressRule(country).regions?.find(([known]) => known === code);
  if (!found || printsCodes.has(country)) return code;
  const [, name, latin] = found;
  return isLatin(address) ? latin ?? name : name;
}

/** The code of a region by its code or any of its names, as programs and people write them; undefined if the country has none of them. */
export function findRegion(country: string, text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return addressRule(country).regions?.find(names => names.some(name => name?.toLowerCase() === wanted))?.[0];
}
