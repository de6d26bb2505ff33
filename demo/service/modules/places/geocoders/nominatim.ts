import * as v from 'valibot';
import type { GeocoderRecord } from './record.js';

// Search: https://nominatim.org/release-docs/latest/api/Search/
// Who may ask how: https://operations.osmfoundation.org/policies/nominatim/

const texts = v.optional(v.record(v.string(), v.string()), {});
const places = v.array(v.object({
  lat: v.pipe(v.string(), v.decimal()), lon: v.pipe(v.string(), v.decimal()), name: v.optional(v.string(), ''), address: texts, namedetails: v.nullish(texts),
}));

/** OpenStreetMap's own geocoder. Its public host forbids suggestions while typing, so it offers none. */
export const nominatim: GeocoderRecord = {
  name: 'nominatim',
  url: 'https://nominatim.openstreetmap.org',
  needs: ['contact'],
  attribution: '© OpenStreetMap contributors',
  everyMs: 1000,
  keptMs: 7 * 24 * 60 * 60_000,
  find: {
    request: ({ text, language }, { contact }) => ({
      path: '/search',
      query: { q: text, format: 'jsonv2', addressdetails: '1', namedetails: '1', limit: '5', 'accept-language': `${language},en` },
      headers: { 'user-agent': `site-elements-service/1.0 (${contact})` },
    }),
    read: answer => v.parse(places, answer).map(({ lat, lon, name, address: { country_code: country = '', ...address }, namedetails }) => {
      const names = [name, ...Object.values(namedetails ?? {})].filter(Boolean);
      return {
        position: { lat: Number(lat), lng: Number(lon) }, country: country.toUpperCase(),
        names: names.length > 0 ? names : [address.house_number ?? ''], within: Object.values(address),
      };
    }),
  },
};
