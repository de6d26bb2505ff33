import * as v from 'valibot';
import { countryName } from '../offline/countries.js';
import { type Address, streetLine } from '../geocoder.js';
import type { Call, AddressCandidate, GeocoderRecord, GeocoderRequest } from './record.js';
import type { GeocoderQuery } from '../geocoder.js';

// https://github.com/komoot/photon#photon-api

const text = v.optional(v.string(), '');
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const answerSchema = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.tuple([degrees(180), degrees(90)]) }),
      properties: v.object({
        type: text,
        name: text,
        housenumber: text,
        street: text,
        district: text,
        locality: text,
        city: text,
        postcode: text,
        county: text,
        state: text,
        country: text,
        countrycode: text,
      }),
    }),
  ),
});
type Feature = v.InferOutput<typeof answerSchema>['features'][number];

/** Its public host knows names in these; in others it would refuse. */
const languages: ReadonlySet<string> = new Set(['de', 'en', 'fr']);
/** Houses, streets and towns: no shops, mountains and countries. */
const layers = ['house', 'street', 'locality', 'district', 'city'];

const request = ({ text: q, language }: GeocoderQuery): GeocoderRequest => ({
  path: '/api', query: { q, limit: '10', ...languages.has(language) && { lang: language } },
});
const read = (answer: unknown): Feature[] => v.parse(answerSchema, answer).features.filter(({ properties: { type } }) => layers.includes(type));

function addressOf({
  properties: { type, name, housenumber, street, district, locality, city, postcode: zip, county, state, country, countrycode },
}: Feature): Address {
  const isTown = ['city', 'locality', 'district'].includes(type) && !street;
  const line1 = isTown ? '' : type === 'street' ? name : streetLine(street || (housenumber ? locality : name), housenumber, countrycode);
  const region = countrycode === 'GB' || countrycode === 'IE' ? county || state : state;
  return {
    line1,
    line2: '',
    city: isTown && type === 'city' ? name : city || (isTown ? name : locality || district),
    state: region,
    zip,
    country: countrycode ? countryName(countrycode.toUpperCase()) : country,
  };
}

function candidateOf({ geometry: { coordinates: [lng, lat] }, properties: { name, housenumber, type: _, countrycode, ...within } }: Feature): AddressCandidate {
  return { position: { lat, lng }, country: countrycode.toUpperCase(), names: [name || housenumber], within: [housenumber, ...Object.values(within)] };
}

const suggest: Call<Address[]> = { request, read: answer => read(answer).map(addressOf).filter(({ line1, city }) => line1 || city) };
const find: Call<AddressCandidate[]> = { request, read: answer => read(answer).map(candidateOf) };

/** OpenStreetMap's data, made for searching while typing. Its public host has a fair use policy; it can also be self-hosted. */
export const photon: GeocoderRecord = {
  name: 'photon',
  url: 'https://photon.komoot.io',
  needs: ['contact'],
  attribution: '© OpenStreetMap contributors',
  everyMs: 200,
  keptMs: 24 * 60 * 60_000,
  suggest,
  find,
};
