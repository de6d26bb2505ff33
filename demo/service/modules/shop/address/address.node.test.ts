import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { inLanguage } from '../../../kernel/language/speech.js';
import { allCountries } from '../settings/countries.js';
import { getAddressFields } from './address-fields.js';
import { formatAddress } from './format-address.js';
import { isPostalCode, longestPostalCode, postalExamples, tidyPostalCode } from './postal-code.js';
import { findRegion, hasRegions, regionName, getRegions } from './regions.js';

const fieldsOf = (country: string) => getAddressFields(country).map(({ name, isRequired }) => `${name}${isRequired ? '*' : ''}`).join(' ');

describe('postal codes', () => {
  test('are those that each country gives as examples, however they are typed', () => {
    let count = 0;
    for (const country of allCountries) {
      for (const example of postalExamples(country)) {
        count++;
        assert.equal(tidyPostalCode(country, example), example, country);
        assert.ok(isPostalCode(country, example), `${country} ${example}`);
        assert.equal(tidyPostalCode(country, ` ${example.toLowerCase().replaceAll(' ', '\u00a0').replaceAll('-', '–')} `), example, country);
        const letters = example.replaceAll(/[ -]/g, '');
        assert.ok(isPostalCode(country, tidyPostalCode(country, letters)), `${country} ${letters}`);
      }
      assert.equal(isPostalCode(country, ''), false);
      assert.equal(isPostalCode(country, '1'.repeat(longestPostalCode + 1)), false);
      if (postalExamples(country).length > 0) assert.equal(isPostalCode(country, tidyPostalCode(country, '?')), false, country);
    }
    assert.ok(count > 400, String(count));
  });

  for (const [country, typed, tidy, isOne] of [
    ['US', '89501', '89501', true],
    ['US', '895011234', '89501-1234', true],
    ['US', '89501 1234', '89501-1234', true],
    ['US', '8950', '8950', false],
    ['US', '895012', '895012', false],
    ['US', '89501-12', '89501-12', false],
    ['GB', 'sw1a1aa', 'SW1A 1AA', true],
    ['GB', 'm2  5bq', 'M2 5BQ', true],
    ['DE', 'D-10115', '10115', true],
    ['DE', '1011', '1011', false],
    ['SE', 'SE-114 55', '11455', true],
    ['NL', '1234ab', '1234 AB', true],
    ['PT', '1200445', '1200-445', true],
    ['PL', '00 950', '00-950', true],
    ['JP', '〒154-0023', '154-0023', true],
    ['JP', '１５４００２３', '154-0023', true],
    ['CA', 'h3z2y7', 'H3Z 2Y7', true],
    ['CA', 'D3Z 2Y7', 'D3Z 2Y7', false],
    ['BR', '40301110', '40301-110', true],
    ['LV', '1073', 'LV-1073', true],
    ['SV', '1101', 'CP 1101', true],
    ['IE', 'd02af30', 'D02 AF30', true],
    ['IN', '110 034', '110034', true],
    ['AE', '12', '12', true],
  ] as const) {
    test(`${typed} in ${country} is ${isOne ? tidy : 'refused'}`, () => {
      assert.equal(tidyPostalCode(country, typed), tidy);
      assert.equal(isPostalCode(country, tidy), isOne);
    });
  }

  test('that are endless are refused', () => {
    for (const country of allCountries) {
      for (const part of ['1', 'A', ' ', '-']) {
        const tidy = tidyPostalCode(country, part.repeat(100_000));
        assert.ok(tidy.length <= longestPostalCode);
        assert.equal(isPostalCode(country, part.repeat(100_000)), false);
      }
    }
  });
});

describe('regions', () => {
  test('have codes that are there once, short, and names that are there once', async () => {
    for (const language of ['en', 'ja', 'fr'] as const) {
      await inLanguage(language, 'visitor', () => {
        for (const country of allCountries) {
          const regions = getRegions(country);
          assert.equal(new Set(regions.map(({ code }) => code)).size, regions.length, country);
          assert.equal(new Set(regions.map(({ name }) => name)).size, regions.length, country);
          for (const { code, name } of regions) {
            assert.match(code, /^[A-Z0-9]{1,3}$/);
            assert.ok(name.length > 1 && name.length < 60, name);
          }
          assert.equal(hasRegions(country), regions.length > 0);
          assert.equal(regions.length > 0 && !getAddressFields(country).some(({ name }) => name === 'region'), false, country);
        }
      });
    }
  });

  test('are named in the language of the visitor if the country has it, and else in Latin letters', async () => {
    const nameIn = (language: 'en' | 'fr' | 'ja', country: string, code: string) => inLanguage(language, 'visitor', () => regionName(country, code));
    assert.equal(await nameIn('en', 'JP', '13'), 'Tokyo');
    assert.equal(await nameIn('ja', 'JP', '13'), '東京都');
    assert.equal(await nameIn('en', 'CA', 'BC'), 'British Columbia');
    assert.equal(await nameIn('fr', 'CA', 'BC'), 'Colombie-Britannique');
    assert.equal(await nameIn('en', 'HK', 'KL'), 'Kowloon');
    assert.equal(await nameIn('en', 'US', 'XX'), undefined);
    assert.equal(await nameIn('en', 'DE', 'BE'), undefined);
  });

  test('are found by code and by name', () => {
    assert.equal(findRegion('US', 'ca'), 'CA');
    assert.equal(findRegion('US', ' California '), 'CA');
    assert.equal(findRegion('JP', '東京都'), '13');
    assert.equal(findRegion('CA', 'Colombie-Britannique'), 'BC');
    assert.equal(findRegion('CN', 'Beijing Shi'), 'BJ');
    assert.equal(findRegion('US', 'Ontario'), undefined);
    assert.equal(findRegion('DE', 'Berlin'), undefined);
  });

  test('need no country that exists', () => {
    for (const country of ['XX', '', 'constructor', '__proto__']) {
      assert.deepEqual(getRegions(country), []);
      assert.ok(fieldsOf(country).includes('street*'));
      assert.equal(isPostalCode(country, '1'), true);
    }
  });
});

describe('fields of an address', () => {
  for (const [country, fields] of [
    ['US', 'name* company street* city* region* postalCode*'],
    ['DE', 'name* company street* postalCode* city*'],
    ['GB', 'name* company street* city* postalCode*'],
    ['HK', 'name* company street* city region*'],
    ['BR', 'company name* street* district city* region* postalCode*'],
    ['AE', 'name* company street* region*'],
  ] as const) test(`of ${country} are ${fields}`, () => assert.equal(fieldsOf(country), fields));

  test('have the order of the country for those who read its language', async () => {
    assert.equal(await inLanguage('ja', 'visitor', () => fieldsOf('JP')), 'postalCode* region* street* company name*');
    assert.equal(await inLanguage('de', 'visitor', () => fieldsOf('JP')), 'name* company street* region* postalCode*');
  });

  test('are each there once, with name and street, in every country', () => {
    for (const country of allCountries) {
      const names = getAddressFields(country).map(({ name }) => name);
      assert.equal(new Set(names).size, names.length, country);
      assert.ok(names.includes('name') && names.includes('street') && names.includes('company'), country);
    }
  });

  test('are called what the country calls them', () => {
    const labels = (country: string) => getAddressFields(country).map(({ label }) => label);
    assert.ok(labels('US').includes('state') && labels('US').includes('zipCode'));
    assert.ok(labels('JP').includes('prefecture'));
    assert.ok(labels('GB').includes('postTown') && labels('GB').includes('postalCode'));
    assert.ok(labels('IE').includes('county') && labels('IE').includes('eircode'));
    assert.ok(labels('CA').includes('province'));
    assert.ok(labels('IN').includes('pinCode'));
  });
});

describe('an address in lines', () => {
  for (const [country, parts, lines] of [
    ['US', { name: 'Ada Lovelace', street: '1 Main St\nApt 2', city: 'Reno', region: 'NV', postalCode: '89501' }, ['Ada Lovelace', '1 Main St', 'Apt 2', 'Reno, NV 89501']],
    ['US', { street: '1 Main St', city: 'Reno', postalCode: '89501' }, ['1 Main St', 'Reno 89501']],
    ['US', { street: '1 Main St', region: 'NV' }, ['1 Main St', 'NV']],
    ['DE', { company: 'Teehaus', name: 'Ada', street: 'Kai 1', city: 'Berlin', postalCode: '10115' }, ['Ada', 'Teehaus', 'Kai 1', '10115 Berlin']],
    ['JP', { name: '山田', street: '世田谷1-1', region: '東京都', postalCode: '154-0023' }, ['〒154-0023', '東京都', '世田谷1-1', '山田']],
    ['JP', { name: 'Yamada', street: '1-1 Setagaya', region: 'Tokyo', postalCode: '154-0023' }, ['Yamada', '1-1 Setagaya, Tokyo', '154-0023']],
    ['BR', { name: 'Ana', street: 'Rua 1', city: 'Salvador', region: 'BA' }, ['Ana', 'Rua 1', 'Salvador-BA']],
    ['GB', {}, []],
  ] as const) test(`${country}: ${lines.join(' / ') || 'nothing'}`, () => assert.deepEqual(formatAddress(country, parts), lines));

  test('loses nothing that was typed, in no country', () => {
    const parts = { name: 'Nnn', company: 'Ooo', street: 'Aaa', district: 'Ddd', city: 'Ccc', region: 'Sss', postalCode: '12345' };
    for (const country of allCountries) {
      const text = formatAddress(country, parts).join('\n');
      for (const { name } of getAddressFields(country)) assert.ok(text.includes(parts[name]), `${country} ${name}: ${text}`);
      assert.ok(!text.includes('%'), text);
    }
  });
});

test('the file of rules is what the generator writes: one country a line', () => {
  const text = readFileSync(new URL('address-rules.json', import.meta.url), 'utf8');
  assert.deepEqual(Object.keys(JSON.parse(text)).filter(code => !allCountries.includes(code)), []);
  assert.equal(text.split('\n').length, Object.keys(JSON.parse(text)).length + 3);
});
