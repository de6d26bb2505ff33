import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AddressFill, getAddressFill } from './address-fill.js';

const address = { line1: '12 Quay Street', line2: '', city: 'Galway', state: 'County Galway', zip: 'H91', country: 'Ireland' };
const empty = { line1: '', line2: '', city: '', state: '', zip: '', country: '' };

describe('a chosen address', () => {
  const rows: [what: string, given: Partial<AddressFill>, filled: object][] = [
    ['fills an empty form', {}, { line1: '12 Quay Street', city: 'Galway', state: 'County Galway', zip: 'H91', country: 'Ireland' }],
    ['fills the parts there are', { now: { line1: '12 quay', city: '' } }, { line1: '12 Quay Street', city: 'Galway' }],
    [
      "leaves the visitor's second line",
      { now: { ...empty, line2: 'Flat 3' }, address: { ...address, line2: 'Block B' } },
      { line1: '12 Quay Street', city: 'Galway', state: 'County Galway', zip: 'H91', country: 'Ireland' },
    ],
    [
      'takes its own second line back',
      { now: { ...empty, line2: 'Block B' }, before: { line2: 'Block B' } },
      { line1: '12 Quay Street', line2: '', city: 'Galway', state: 'County Galway', zip: 'H91', country: 'Ireland' },
    ],
    [
      'puts a second line behind the first where there is no other place',
      { now: { line1: '' }, address: { ...address, line2: 'Block B' } },
      { line1: '12 Quay Street, Block B' },
    ],
    ['exchanges another town', { now: { ...address, city: 'Cork' } }, { city: 'Galway' }],
    ['leaves what it does not know', { now: { ...address, zip: 'T12' }, address: { ...address, zip: '' } }, {}],
    [
      'clears what an earlier one filled in and it does not know',
      { now: address, before: address, address: { ...address, zip: '' } },
      { zip: '' },
    ],
    ['changes nothing that is right', { now: address }, {}],
  ];
  for (const [what, given, filled] of rows) {
    it(what, () => assert.deepEqual(getAddressFill({ address, now: empty, before: {}, ...given }), filled));
  }
});
