import type { PlaceDetailsAnswer, PlacePrediction } from 'site-elements/contract/places';
import { maxPredictions } from '../geocoder.js';
import { withoutAccents, splitWords } from '../words.js';
import { type TownWithStreets, towns } from './streets.js';

const fewestLetters = 2;

interface Place {
  id: string;
  town: TownWithStreets;
  street: string;
  /** Words of it as they are compared. */
  words: string[];
}

const slug = (text: string) => splitWords(text).join('-');

const places: Place[] = towns.flatMap(town => town.streets.map(street => ({
  id: `${slug(town.city)}.${slug(street)}`,
  town,
  street,
  words: splitWords([street, town.city, town.state, town.zip, town.country].join(' ')),
})));

const houseNumber = /^\d{1,4}[a-z]?$/;
const isZip = (word: string) => towns.some(({ zip }) => withoutAccents(zip) === word);

function lineOf({ town, street }: Place, number: string): string {
  if (!number) return street;
  return town.numberLast ? `${street} ${number}` : `${number} ${street}`;
}

/** Places whose words begin with those that were typed, those first whose street does. */
export function findPlaces(input: string): PlacePrediction[] {
  const typed = splitWords(input);
  // A number is a house number if there is also a word, and if it is not a postcode.
  const number = typed.find(word => houseNumber.test(word) && !isZip(word)) ?? '';
  const wanted = typed.filter(word => word !== number);
  if (wanted.join('').length < fewestLetters) return [];
  const found = places.filter(({ words }) => wanted.every(word => words.some(known => known.startsWith(word))));
  const rank = ({ street }: Place) => (withoutAccents(street).startsWith(wanted[0]) ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, maxPredictions).map(place => {
    const { town: { city, state, zip, country } } = place;
    const mainText = lineOf(place, number);
    const secondaryText = [`${zip} ${city}`, state, country].join(', ');
    return { placeId: number ? `${place.id}.${number}` : place.id, description: `${mainText}, ${secondaryText}`, mainText, secondaryText };
  });
}

/** The parts of a place's address; null for an id that names none. */
export function placeDetails(placeId: string): PlaceDetailsAnswer | null {
  const [city, street, number = ''] = placeId.split('.');
  const place = places.find(({ id }) => id === `${city}.${street}`);
  if (!place || (number && !houseNumber.test(number))) return null;
  const { city: name, state, zip, country } = place.town;
  return { placeId, address: { line1: lineOf(place, number), line2: '', city: name, state, zip, country } };
}
