import { isCountry } from '../offline/countries.js';
import { splitWords } from '../words.js';
import type { AddressCandidate } from './record.js';

/**
 * Whether a place is just what an address says. A host answers a street that it does not know with its town, and a number
 * with the street: every word of the address has to be one of the place, and the place may be nothing smaller than was asked for.
 */
export function isExactMatch(address: string, { country, names, within }: AddressCandidate): boolean {
  const asked = new Set(splitWords(address));
  const known = new Set([...names, ...within].flatMap(splitWords));
  const isNamed = names.some(name => splitWords(name).length > 0 && splitWords(name).every(word => asked.has(word)));
  return isNamed && address.split(/[,;\n]/).every(part => isCountry(part, country) || splitWords(part).every(word => known.has(word)));
}
