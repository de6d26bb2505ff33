import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPosition } from './street-position.js';

const rows: [address: string, lat: number | undefined][] = [
  ['Staithe Lane, Sallow Staithe', 52.955],
  ['Saltmarsh Pottery, The Net Loft, Staithe Lane, Sallow Staithe, Norfolk', 52.955],
  ['STAITHE LANE sallow staithe, United Kingdom', 52.955],
  ['Quay Street, Galway', 53.2709],
  ['Quay Street, H91 Galway, County Galway, Ireland', 53.2709],
  ['12 Quay Street, Galway', undefined],
  ['Quay Street, Cork', undefined],
  ['Quay Street, Galway, France', undefined],
  ['Staithe Lane', undefined],
  ['Galway', undefined],
  ['', undefined],
  ['__proto__', undefined],
];
for (const [address, lat] of rows) test(`"${address}" is ${lat ? 'known' : 'not known'}`, () => assert.equal(findPosition(address)?.lat, lat));
