import { isCountry } from '../offline/countries.js';
import { wordsOf } from '../words.js';
import type { Candidate } from './record.js';

/**
 * Whether a place is just what an address says. A host answers a street that it does not know with its town, and a number
 * with the street: every word of the address has to be one of the place, and the place may be nothing smaller than was asked for.
 */
export function isExactly(address: string, { country, names, within }: Candidate): boolean {
  const asked = new Set(wordsOf(address));
  const known = new Set([...names, ...within].flatMap(wordsOf));
  const isNamed = names.some(name => wordsOf(name).length > 0 && wordsOf(name).every(word => asked.has(word)));
  return isNamed && address.split(/[,;\n]/).every(part => isCountry(part, country) || wordsOf(part).every(word => known.has(word)));
}
