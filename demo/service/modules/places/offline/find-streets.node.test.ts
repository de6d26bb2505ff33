import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPlaces, placeDetails } from './find-streets.js';

const rows: [input: string, first: string | undefined][] = [
  ['', undefined],
  ['q', undefined],
  ['12', undefined],
  ['quay', 'Quay Street, H91 Galway, County Galway, Ireland'],
  ['12 quay', '12 Quay Street, H91 Galway, County Galway, Ireland'],
  ['  QUAY  st, gal ', 'Quay Street, H91 Galway, County Galway, Ireland'],
  ['hafenstrasse 4b stral', 'Hafenstraße 4b, 18439 Stralsund, Mecklenburg-Vorpommern, Germany'],
  ['04101 fore', 'Fore Street, 04101 Portland, Maine, United States'],
  ['rue de la republique', 'Rue de la République, 14600 Honfleur, Normandie, France'],
  ['nowhere lane', undefined],
  ['<script>', undefined],
  ['.*', undefined],
];
for (const [input, first] of rows) {
  test(`${JSON.stringify(input)} leads to ${first ?? 'nothing'}`, () => assert.equal(findPlaces(input)[0]?.description, first));
}

test('there are five at most, those whose street begins so first', () => {
  const found = findPlaces('st');
  assert.equal(found.length, 5);
  const [harbour, ...others] = findPlaces('church');
  assert.equal(harbour.mainText, 'Church Street');
  assert.deepEqual(others, []);
});

test('every prediction has details, in the parts of an address', () => {
  for (const input of ['4 street', 'hafen 7', 'rue', 'markt']) {
    for (const { placeId, mainText } of findPlaces(input)) {
      const details = placeDetails(placeId);
      assert.equal(details?.address.line1, mainText);
      assert.deepEqual(Object.keys(details!.address), ['line1', 'line2', 'city', 'state', 'zip', 'country']);
    }
  }
});

for (const placeId of ['', 'galway', 'galway.nowhere', 'galway.quay-street.<b>', '__proto__.x']) {
  test(`"${placeId}" is not a place`, () => assert.equal(placeDetails(placeId), null));
}
