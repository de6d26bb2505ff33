import type { Language } from 'site-elements/contract/language';
import type { PlaceDetailsAnswer, PlacePrediction } from 'site-elements/contract/places';

export type Address = PlaceDetailsAnswer['address'];
export interface Position { readonly lat: number; readonly lng: number }

export interface Suggestions {
  readonly predictions: PlacePrediction[];
  /** Whose data these are, where they have to be named to visitors. */
  readonly attribution?: string;
}

export interface GeocoderQuery {
  /** What a visitor has typed, or the address of a page. */
  readonly text: string;
  /** The visitor's language: names of places are in it if there are several. */
  readonly language: Language;
  /** One random text for all the letters of one address. */
  readonly session: string;
}

/** Finds places by words. The service has one for each of its three calls: the offline list, or what the environment names. */
export interface Geocoder {
  readonly name: string;
  /** Places that a half-typed text may mean, at most five. */
  suggest(asked: GeocoderQuery): Promise<Suggestions>;
  /** The parts of a suggested place's address; null for an id that names none. */
  details(asked: GeocoderQuery): Promise<Address | null>;
  /** Where an address is; null where that is not known exactly: no answer is better than a wrong one. */
  find(asked: GeocoderQuery): Promise<{ readonly position: Position; readonly attribution?: string } | null>;
}

export const maxPredictions = 5;

/** The same place in two lines: "12 Quay Street" over "H91 Galway, County Galway, Ireland". */
export function toTwoLines({ line1, city, state, zip, country }: Address): Pick<PlacePrediction, 'mainText' | 'secondaryText' | 'description'> {
  const town = [zip, city].filter(Boolean).join(' ');
  const region = state === city ? '' : state;
  const [mainText = '', ...rest] = [line1, ...line1 ? [town] : [city], region, country].filter(Boolean);
  const secondaryText = rest.join(', ');
  return { mainText, secondaryText, description: [mainText, secondaryText].filter(Boolean).join(', ') };
}

/** Where people write the number of a house before its street. */
const numberFirst: ReadonlySet<string> = new Set([
  'AU',
  'BD',
  'CA',
  'FR',
  'GB',
  'HK',
  'IE',
  'IN',
  'IL',
  'JE',
  'GG',
  'IM',
  'KE',
  'LK',
  'LU',
  'MC',
  'MT',
  'MY',
  'NG',
  'NZ',
  'PH',
  'PK',
  'SG',
  'TH',
  'US',
  'VN',
  'ZA',
]);

/** A street and a number as they are written in a country, which is named by its code of two letters. */
export function streetLine(street: string, number: string, country: string): string {
  if (!street || !number) return street || number;
  return numberFirst.has(country.toUpperCase()) ? `${number} ${street}` : `${street} ${number}`;
}
