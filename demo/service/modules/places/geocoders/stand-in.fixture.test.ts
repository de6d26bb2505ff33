import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard { method: string; path: string; query: Record<string, string>; headers: IncomingHttpHeaders; body: unknown }
export type Wish = (response: ServerResponse) => void;
export const answers = (status: number, body: unknown, headers: Record<string, string> = {}): Wish => response => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** A host on this machine that answers as a test wishes, and notes what it was asked. */
export async function standIn() {
  const heard: Heard[] = [];
  const wishes: Wish[] = [];
  let usual: Wish = answers(200, []);
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', data => { text += String(data); });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
      heard.push({ method: request.method!, path: pathname, query: Object.fromEntries(searchParams), headers: request.headers, body: text ? JSON.parse(text) : undefined });
      (wishes.shift() ?? usual)(response);
    });
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  return {
    heard, wishes,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it answers where nothing else is wished. */
    answer(wish: Wish) { usual = wish; },
    clear() { heard.length = wishes.length = 0; },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => { server.close(resolve); });
    },
  };
}

// As the documentation of each host shows them, shortened to what is read and some that is not.

export const nominatimStreet = [{
  place_id: 100149, licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright', osm_type: 'way', osm_id: 90394480, lat: '52.5487921', lon: '-1.8164307',
  category: 'highway', type: 'residential', place_rank: 26, importance: 0.1, addresstype: 'road', name: 'Pilkington Avenue', display_name: 'Pilkington Avenue, Maney, Sutton Coldfield, Birmingham, England, B72 1LA, United Kingdom',
  address: { 'road': 'Pilkington Avenue', 'hamlet': 'Maney', 'town': 'Sutton Coldfield', 'city': 'Birmingham', 'ISO3166-2-lvl4': 'GB-ENG', 'state': 'England', 'postcode': 'B72 1LA', 'country': 'United Kingdom', 'country_code': 'gb' },
  namedetails: { name: 'Pilkington Avenue' }, boundingbox: ['52.5487473', '52.5488481', '-1.816513', '-1.8163464'],
}];
export const nominatimHouse = [{
  ...nominatimStreet[0]!, lat: '52.5487', lon: '-1.8165', category: 'building', type: 'house', place_rank: 30, addresstype: 'building', name: '', namedetails: null,
  address: { ...nominatimStreet[0]!.address, house_number: '135' },
}];
export const nominatimTown = [{
  place_id: 2, osm_type: 'relation', osm_id: 62428, lat: '48.1371079', lon: '11.5753822', category: 'boundary', type: 'administrative', addresstype: 'city', name: 'Munich',
  display_name: 'Munich, Bavaria, Germany', address: { city: 'Munich', state: 'Bavaria', country: 'Germany', country_code: 'de' }, namedetails: { 'name': 'München', 'name:en': 'Munich' },
}];

const feature = (properties: object, coordinates = [9.998645, 51.9982968]) => ({ type: 'Feature', properties: { osm_id: 693697564, osm_type: 'N', osm_key: 'place', ...properties }, geometry: { type: 'Point', coordinates } });
const berlin = { city: 'Berlin', postcode: '14195', state: 'Berlin', country: 'Germany', countrycode: 'DE', district: 'Steglitz-Zehlendorf' };
export const photonAnswer = {
  type: 'FeatureCollection',
  features: [
    feature({ ...berlin, osm_key: 'building', osm_value: 'yes', type: 'house', street: 'Habelschwerdter Allee', housenumber: '45' }, [13.2870, 52.4530]),
    feature({ ...berlin, osm_key: 'highway', osm_value: 'residential', type: 'street', name: 'Habelschwerdter Allee' }, [13.2890, 52.4550]),
    feature({ osm_value: 'city', type: 'city', name: 'Bath', county: 'Somerset', state: 'England', country: 'United Kingdom', countrycode: 'GB' }, [-2.3596, 51.3814]),
    feature({ osm_value: 'country', type: 'country', name: 'Germany', countrycode: 'DE' }),
  ],
};

export const googleSuggestions = {
  suggestions: [
    { placePrediction: { place: 'places/ChIJ5YQQf1GHhYARPKG7WLIaOko', placeId: 'ChIJ5YQQf1GHhYARPKG7WLIaOko', text: { text: '12 Quay Street, Galway, Ireland', matches: [{ endOffset: 7 }] }, structuredFormat: { mainText: { text: '12 Quay Street' }, secondaryText: { text: 'Galway, Ireland' } }, types: ['street_address'] } },
    { queryPrediction: { text: { text: 'quay street bars' } } },
  ],
};
export const googleDetails = {
  addressComponents: [
    { longText: '12', shortText: '12', types: ['street_number'], languageCode: 'en-US' }, { longText: 'Quay Street', shortText: 'Quay St', types: ['route'], languageCode: 'en' },
    { longText: 'Galway', shortText: 'Galway', types: ['locality', 'political'], languageCode: 'en' }, { longText: 'County Galway', shortText: 'CG', types: ['administrative_area_level_1', 'political'], languageCode: 'en' },
    { longText: 'Ireland', shortText: 'IE', types: ['country', 'political'], languageCode: 'en' }, { longText: 'H91 X4F3', shortText: 'H91 X4F3', types: ['postal_code'], languageCode: 'en-US' },
  ],
};
