import { splitWords } from '../words.js';

export interface TownName {
  readonly town: Town;
  readonly text: string;
  /** Its words as they are compared. */
  readonly key: string;
}

/** How a name is compared: "saint malo" for "Saint-Malo". */
export const normalizeName = (text: string): string => splitWords(text).join(' ');

/** A place of the world that people live in. */
export interface Town {
  /** Its number in the GeoNames gazetteer. */
  readonly id: string;
  /** How it is called, first what GeoNames calls it; then its names in other languages. */
  readonly names: readonly TownName[];
  readonly lat: number;
  readonly lng: number;
  readonly people: number;
  /** Code of two letters. */
  readonly country: string;
  /** The region that an address there names. */
  readonly region: string;
  /** Everything that its region may be called: land and county, by name or by code. */
  readonly regions: readonly string[];
  readonly regionWords: readonly string[];
}
