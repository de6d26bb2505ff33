import { splitWords } from '../words.js';
import { towns } from './streets.js';

interface Known {
  /** Words an address must have. */
  readonly needed: readonly string[];
  /** Words it may have beside them. */
  readonly allowed: ReadonlySet<string>;
  readonly lat: number;
  readonly lng: number;
}

/** The demo's own address, and the middle of streets whose position is known. */
const studio = {
  needed: splitWords('Staithe Lane Sallow Staithe'),
  allowed: new Set(splitWords('Saltmarsh Pottery The Net Loft Norfolk England United Kingdom UK')),
  lat: 52.955, lng: 0.85,
};

const known: readonly Known[] = [studio, ...towns.flatMap(town => Object.entries(town.positions ?? {}).map(([street, [lat, lng]]) => ({
  needed: splitWords(`${street} ${town.city}`), allowed: new Set(splitWords(`${town.zip} ${town.state} ${town.country}`)), lat, lng,
})))];

/**
 * Where an address is. Every word of it has to be known: another town, another country or a house number makes it another
 * place, and no answer is better than a wrong one.
 */
export function findPosition(address: string): { lat: number; lng: number } | null {
  const words = splitWords(address);
  const found = known.find(({ needed, allowed }) =>
    needed.every(word => words.includes(word)) && words.every(word => needed.includes(word) || allowed.has(word)));
  return found ? { lat: found.lat, lng: found.lng } : null;
}
