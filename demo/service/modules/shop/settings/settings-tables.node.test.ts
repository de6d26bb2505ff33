import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { currencyCodes, fractionDigits } from 'site-elements/contract/store';
import { inLanguage } from '../../../kernel/language/speech.js';
import { draftFrom } from '../rules/rule-editor.js';
import { readCountries } from './country-fields.js';
import { allCountries, countryName, isCountry, regionsOfCountries, sortCountries } from './countries.js';
import { currencyName } from './currency-codes.js';
import { settingsFaults } from './settings-page.js';

describe('countries', () => {
  test('are the 249 of ISO 3166-1, each once and with a name in every region', async () => {
    assert.equal(allCountries.length, 249);
    assert.equal(new Set(regionsOfCountries.flatMap(({ countries }) => countries)).size, regionsOfCountries.flatMap(({ countries }) => countries).length);
    for (const language of ['en', 'de', 'ja'] as const) {
      await inLanguage(language, 'owner', () => {
        for (const code of [...allCountries, ...regionsOfCountries.map(({ id }) => id)]) assert.notEqual(countryName(code), code, `${code} in ${language}`);
      });
    }
  });

  test('are sorted by their names in the language of who reads them', async () => {
    const sorted = (language: 'en' | 'de') => inLanguage(language, 'owner', () => sortCountries(['DE', 'EG', 'AT', 'GB']));
    assert.deepEqual(await sorted('en'), ['AT', 'EG', 'DE', 'GB']);
    assert.deepEqual(await sorted('de'), ['EG', 'DE', 'AT', 'GB']);
  });

  for (const [ticked, codes] of [
    [['DE', 'FR', 'DE'], ['DE', 'FR']],
    [['009'], regionsOfCountries.find(({ id }) => id === '009')!.countries],
    [['AQ'], ['AQ']],
    [['999'], ['999']],
  ] as const) {
    test(`ticked as ${ticked.join(', ')} are read`, () => assert.deepEqual(readCountries(ticked), codes));
  }

  test('are not what merely looks like one', () => {
    for (const code of ['', 'de', 'XX', 'EU', 'UK', '150', 'toString', '\u0000', 'x'.repeat(9999)]) {
      assert.equal(isCountry(code), false, code);
      assert.ok(countryName(code) !== undefined);
    }
  });
});

describe('currencies', () => {
  test('are those of ISO 4217 that are in use, with all that have no hundredths', () => {
    assert.equal(new Set(currencyCodes).size, currencyCodes.length);
    const withDigits = (digits: number) => currencyCodes.filter(code => fractionDigits(code) === digits).join(' ');
    assert.equal(withDigits(0), 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF');
    assert.equal(withDigits(3), 'BHD IQD JOD KWD LYD OMR TND');
  });

  test('have a name', () => {
    // Younger than the tables of some browsers and of Node.
    const young = ['XCG', 'ZWG'];
    for (const code of currencyCodes) assert.ok(young.includes(code) || currencyName(code) !== code, code);
  });
});

const right = {
  name: 'Bakery', address: 'One street\n10115 Berlin', country: 'DE', currency: 'EUR', timeZone: 'UTC', weightUnit: 'kg', lengthUnit: 'cm',
  orderPrefix: 'B-', nextOrder: '', slipText: '', shopUrl: '/shop', express: 'yes',
};
for (const [change, says] of [
  [{}, null],
  [{ name: '', address: '', orderPrefix: '', shopUrl: '' }, null],
  [{ countries: ['DE', '009'] }, null],
  [{ nextOrder: '1001' }, null],
  [{ shopUrl: 'https://bakery.example/shop' }, null],
  [{ name: 'x'.repeat(101) }, /“Shop name” can have up to 100/],
  [{ address: 'x'.repeat(501) }, /“Shop address” can have up to 500/],
  [{ slipText: 'x'.repeat(1001) }, /“Text on packing slips” can have up to 1,?000/],
  [{ timeZone: 'Mars/Olympus' }, /“Mars\/Olympus” isn’t a time zone/],
  [{ weightUnit: 'st' }, /“st” isn’t a unit/],
  [{ vatId: 'de 136 695 976', reverseCharge: 'yes' }, null],
  [{ vatId: 'DE136695977' }, /“DE136695977” isn’t a valid VAT ID/],
  [{ reverseCharge: 'yes' }, /Enter the VAT ID of the shop/],
  [{ country: 'UK' }, /“UK” isn’t a country/],
  [{ countries: ['DE', 'XX'] }, /“XX” isn’t a country/],
  [{ currency: 'DEM' }, /“DEM” isn’t a currency/],
  [{ orderPrefix: 'B 2026' }, /instead of “B 2026”/],
  [{ orderPrefix: 'B'.repeat(13) }, /Use up to 12 letters/],
  [{ orderPrefix: '<b>' }, /instead of “<b>”/],
  [{ nextOrder: '0' }, /instead of “0”/],
  [{ nextOrder: '1e9' }, /instead of “1e9”/],
  [{ nextOrder: '3000000000' }, /instead of “3000000000”/],
  [{ shopUrl: '//elsewhere.example' }, /neither a path/],
  [{ shopUrl: 'javascript:alert(1)' }, /neither a path/],
] as [Record<string, string | string[]>, RegExp | null][]) {
  test(`settings with ${JSON.stringify(change).slice(0, 60)} are ${says ? 'asked back' : 'stored'}`, () => {
    const faults = settingsFaults(draftFrom({ ...right, ...change }));
    if (says) assert.match(faults.join(' '), says);
    else assert.deepEqual(faults, []);
  });
}
