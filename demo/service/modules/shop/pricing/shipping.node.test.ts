import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ShippingLocation } from 'site-elements/contract/cart';
import { inTestStore } from '../settings/store-for-test.js';
import { priceForTest, shippingForTest } from './rules-for-test.js';
import { offerShipping, type Parcel, shippingPrice, type StoredShipping } from './shipping.js';

const parcel: Parcel = { grams: 1500, longestMm: 300, items: 3, cents: 4000 };

describe('where a method goes', () => {
  const rows: [fact: string, method: Partial<StoredShipping>, location: ShippingLocation | null, goes: boolean | 'unsure'][] = [
    ['everywhere', {}, { country: 'FR' }, true],
    ['everywhere, before a country is chosen', {}, null, true],
    ['to listed countries', { countries: ['DE', 'AT'] }, { country: 'AT' }, true],
    ['to listed countries, not to others', { countries: ['DE', 'AT'] }, { country: 'FR' }, false],
    ['to listed countries, before one is chosen', { countries: ['DE'] }, null, false],
    ['to parts of a country', { countries: ['CA'], regions: ['CA-ON'] }, { country: 'CA', region: 'ON' }, true],
    ['to parts of a country, not to others', { countries: ['CA'], regions: ['CA-ON'] }, { country: 'CA', region: 'BC' }, false],
    ['to parts of a country, of which none is chosen yet', { countries: ['CA'], regions: ['CA-ON'] }, { country: 'CA' }, 'unsure'],
    ['to all of a country without a listed part', { countries: ['CA', 'US'], regions: ['CA-ON'] }, { country: 'US', region: 'NY' }, true],
    ['to postal codes', { countries: ['DE'], postcodes: ['10*'] }, { country: 'DE', postalCode: '10115' }, true],
    ['to postal codes, not to others', { countries: ['DE'], postcodes: ['10*'] }, { country: 'DE', postalCode: '20095' }, false],
    ['to all but these postal codes', { countries: ['DE'], exceptPostcodes: ['27498'] }, { country: 'DE', postalCode: '20095' }, true],
    ['not to these postal codes', { countries: ['DE'], exceptPostcodes: ['27498'] }, { country: 'DE', postalCode: '27498' }, false],
    ['somewhere by a postal code that is not known yet', { countries: ['DE'], exceptPostcodes: ['27498'] }, { country: 'DE' }, 'unsure'],
    ['not with a parcel that is too heavy', { mostGrams: 1499 }, { country: 'DE' }, false],
    ['with a parcel as heavy as it may be', { mostGrams: 1500 }, { country: 'DE' }, true],
    ['not with an item that is too long', { mostLengthMm: 299 }, { country: 'DE' }, false],
  ];
  for (const [fact, method, location, goes] of rows) {
    test(`${fact}: ${goes}`, () => {
      const offered = offerShipping([shippingForTest({ id: 'post', ...method })], parcel, { location, served: [] });
      assert.deepEqual([offered.options.length === 1, offered.needsAddress], [goes === true, goes === 'unsure']);
    });
  }
  test('never to a country that the shop does not sell to', () => {
    const offered = offerShipping([shippingForTest({ id: 'post' })], parcel, { location: { country: 'FR' }, served: ['DE'] });
    assert.equal(offered.options.length, 0);
  });
});

describe('what a method costs', () => {
  const steps = [{ from: 1000, cents: 700 }, { from: 2000, cents: 900 }];
  const rows: [fact: string, method: Partial<StoredShipping>, parcel: Partial<Parcel>, cents: number][] = [
    ['one price', { steps }, { grams: 5000 }, 500],
    ['a weight below the first step', { basis: 'weight', steps }, { grams: 999 }, 500],
    ['a weight on a step', { basis: 'weight', steps }, { grams: 1000 }, 700],
    ['a weight between two steps', { basis: 'weight', steps }, { grams: 1999 }, 700],
    ['a weight above all steps', { basis: 'weight', steps }, { grams: 90_000 }, 900],
    ['a subtotal', { basis: 'price', steps: [{ from: 5000, cents: 0 }] }, { cents: 5000 }, 0],
    ['a number of items', { basis: 'number', steps: [{ from: 2, cents: 300 }, { from: 4, cents: 200 }] }, { items: 3 }, 300],
  ];
  for (const [fact, method, changes, cents] of rows) {
    test(`${fact}: ${cents}`, () => assert.equal(shippingPrice(shippingForTest({ id: 'post', ...method }), { ...parcel, ...changes }), cents));
  }
});

describe('a cart', () => {
  const books = { id: 'book', cents: 1000, grams: 600, lengthMm: 210 };
  const by = (shipping: StoredShipping[], more: Partial<Parameters<typeof priceForTest>[0]> = {}) =>
    priceForTest({ products: [books, { id: 'file', cents: 900, productType: 'digital', grams: 9999 }], quantities: { book: 3 }, rules: { shipping }, ...more });

  test('is weighed without what is not sent', () => {
    const steps = [{ from: 1800, cents: 640 }, { from: 1801, cents: 9999 }];
    assert.equal(by([shippingForTest({ id: 'post', basis: 'weight', steps })]).shippingCostCents, 640);
  });
  test('shows what each method costs for it', () => {
    const { shippingOptions, selectedShippingOption } = by([
      shippingForTest({ id: 'post', basis: 'number', steps: [{ from: 3, cents: 250 }] }), shippingForTest({ id: 'shop', cents: 0, isPickup: true }),
    ], { shippingOption: 'shop' });
    assert.deepEqual(shippingOptions.map(({ id, cents, isPickup }) => [id, cents, isPickup]), [['post', 250, undefined], ['shop', 0, true]]);
    assert.equal(selectedShippingOption?.id, 'shop');
    assert.ok(shippingOptions.every(option => !('taxClass' in option)));
  });
  test('asks for the part of the address that decides it', () => {
    const notices = by([shippingForTest({ id: 'post', countries: ['DE'], postcodes: ['1*'] })]).notices;
    assert.deepEqual(notices.map(({ code }) => code), ['no-shipping']);
    assert.match(notices[0]!.message, /postal code/);
    inTestStore(() => assert.doesNotMatch(by([shippingForTest({ id: 'post', countries: ['FR'] })]).notices[0]!.message, /postal code/));
  });
});
