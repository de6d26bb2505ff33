import * as v from 'valibot';
import { type Address, streetLine } from '../geocoder.js';
import type { GeocoderRecord } from './record.js';
import { countryName } from '../offline/countries.js';

// Autocomplete: https://developers.google.com/maps/documentation/places/web-service/place-autocomplete
// Details: https://developers.google.com/maps/documentation/places/web-service/place-details

const longestSession = 36;
const shown = v.object({ text: v.string() });
const suggestions = v.object({
  // Without a result the answer is an empty object.
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(
          v.object({ placeId: v.string(), text: shown, structuredFormat: v.object({ mainText: shown, secondaryText: v.optional(shown) }) }),
        ),
      }),
    ),
    [],
  ),
});
const components = v.object({
  addressComponents: v.optional(v.array(v.object({ longText: v.string(), shortText: v.optional(v.string(), ''), types: v.array(v.string()) })), []),
});

function addressOf(parts: v.InferOutput<typeof components>['addressComponents']): Address {
  const find = (...types: string[]) => types.map(type => parts.find(part => part.types.includes(type))).find(Boolean);
  const name = (...types: string[]) => find(...types)?.longText ?? '';
  const code = find('country')?.shortText ?? '';
  return {
    line1: streetLine(name('route'), name('street_number'), code),
    line2: name('subpremise'),
    city: name('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'),
    state: code === 'GB' || code === 'IE' ? name('administrative_area_level_2', 'administrative_area_level_1') : name('administrative_area_level_1'),
    zip: name('postal_code'),
    country: /^[A-Z]{2}$/.test(code) ? countryName(code) : name('country'),
  };
}

/** Google's Places, by session. Its terms allow no answer of it on a map of others, so positions are not asked for. */
export const google: GeocoderRecord = {
  name: 'google',
  url: 'https://places.googleapis.com',
  needs: ['key'],
  attribution: 'Google Maps',
  everyMs: 0,
  keptMs: 0,
  suggest: {
    request: ({ text: input, language: languageCode, session }, { key }) => ({
      path: '/v1/places:autocomplete',
      headers: {
        'x-goog-api-key': key,
        'x-goog-fieldmask':
          'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,suggestions.placePrediction.structuredFormat',
      },
      body: { input, languageCode, sessionToken: session.slice(0, longestSession) },
    }),
    read: answer =>
      v.parse(suggestions, answer).suggestions.flatMap(({ placePrediction: found }) =>
        found
          ? [
            {
              placeId: found.placeId,
              description: found.text.text,
              mainText: found.structuredFormat.mainText.text,
              secondaryText: found.structuredFormat.secondaryText?.text ?? '',
            },
          ]
          : [],
      ),
  },
  details: {
    request: ({ text: placeId, language: languageCode, session }, { key }) => ({
      path: `/v1/places/${encodeURIComponent(placeId)}`,
      query: { languageCode, sessionToken: session.slice(0, longestSession) },
      headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'addressComponents' },
    }),
    read: answer => addressOf(v.parse(components, answer).addressComponents),
  },
};
