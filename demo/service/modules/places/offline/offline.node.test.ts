import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Language } from 'site-elements/contract/language';
import type { Address, Geocoder } from '../geocoder.js';
import { geonames, offlineGeocoder } from './offline.js';

// The packages' own files: what they leave out or name otherwise in another version is seen here.
const errors: unknown[] = [];
const geocoder = offlineGeocoder({ onError: error => { errors.push(error); } });
const asked = (text: string, language: Language = 'en') => ({ text, language, session: 'abcd-1234' });
const suggest = async (text: string, language?: Language, from: Geocoder = geocoder) => (await from.suggest(asked(text, language))).predictions;

describe('suggestions', () => {
  const rows: [typed: string, first: string | undefined, language?: Language][] = [
    ['husu', 'Husum, Schleswig-Holstein, Germany'],
    ['HUSUM', 'Husum, Schleswig-Holstein, Germany'],
    ['husum nieders', undefined],
    ['husum lower', 'Husum, Lower Saxony, Germany'],
    ['husum deut', 'Husum, Schleswig-Holstein, Germany', 'de'],
    ['husum swe', 'Husum, Västernorrland, Sweden'],
    ['whitst', 'Whitstable, Kent, United Kingdom'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['st. malo', 'St-Malo, Bretagne, France'],
    ['saint malo', 'Saint-Malo, Bretagne, France'],
    ['münchen', 'München, Bavaria, Germany'],
    ['koln', 'Köln, North Rhine-Westphalia, Germany'],
    ['roma', 'Roma, Lazio, Italy'],
    ['東京', '東京, Tokyo, Japan'],
    ['תל אביב', 'תל אביב, Tel Aviv, Israel'],
    ['paris tex', 'Paris, Texas, United States'],
    ['portland, me', 'Portland, Maine, United States'],
    ['fran calif united', 'San Francisco, California, United States'],
    ['Lange Zeile 7, husum', 'Lange Zeile 7, 25813 Husum, Schleswig-Holstein, Germany'],
    ['5 Seal Lane, whitst', '5 Seal Lane, CT5 Whitstable, Kent, United Kingdom'],
    ['hafenstrasse 4b husum', 'Hafenstraße 4b, 25813 Husum, Schleswig-Holstein, Germany'],
    ['lange zeile 7', undefined],
    ['h', undefined],
    ['zzzz', undefined],
    ['.*', undefined],
    ['__proto', 'Protopopești, Vaslui County, Romania'],
    ['🏠'.repeat(60), undefined],
  ];
  for (const [typed, first, language] of rows) {
    test(`${JSON.stringify(typed.slice(0, 40))} leads to ${first ?? 'nothing'}`, async () =>
      assert.equal((await suggest(typed, language))[0]?.description, first));
  }

  test('list streets before towns and the largest town first, five at most', async () => {
    assert.deepEqual((await suggest('essen')).map(({ description }) => description).slice(0, 2), [
      'Essen, North Rhine-Westphalia, Germany',
      'Essen, Flanders, Belgium',
    ]);
    assert.equal((await suggest('sa')).length, 5);
    const [street, town] = await suggest('market');
    assert.deepEqual([street?.mainText, town?.placeId.startsWith('geonames.')], ['Market Street', true]);
  });

  test('the source of towns is named, and only theirs', async () => {
    assert.equal((await geocoder.suggest(asked('husum'))).attribution, geonames);
    assert.equal((await geocoder.suggest(asked('12 quay'))).attribution, undefined);
  });
});

describe('the parts of a suggestion', () => {
  const rows: [typed: string, address: Partial<Address>][] = [
    ['husum', { line1: '', city: 'Husum', state: 'Schleswig-Holstein', zip: '25813', country: 'Germany' }],
    ['Lange Zeile 7, husum', { line1: 'Lange Zeile 7', city: 'Husum', zip: '25813' }],
    ['münchen', { line1: '', city: 'München', state: 'Bavaria', zip: '', country: 'Germany' }],
    ['12 quay', { line1: '12 Quay Street', city: 'Galway' }],
    ['galway', { line1: '', city: 'Galway', state: 'County Galway', zip: 'H91', country: 'Ireland' }],
  ];
  for (const [typed, expected] of rows) {
    test(`${typed}: ${JSON.stringify(expected)}`, async () => {
      const [found] = await suggest(typed);
      const address = await geocoder.details(asked(found!.placeId));
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map(part => [part, address?.[part as keyof Address]])), expected);
    });
  }

  for (const placeId of [
    '',
    'geonames',
    'geonames.1',
    'geonames.2897132.999',
    'geonames.x.0',
    'geonames.99999999999.0',
    `geonames.2897132.0.${'a'.repeat(121)}`,
  ]) {
    test(`"${placeId.slice(0, 40)}" is not a place`, async () => assert.equal(await geocoder.details(asked(placeId)), null));
  }
});

describe('the position of an address', () => {
  const rows: [address: string, lat: number | null][] = [
    ['Husum, Germany', 54.49],
    ['Husum, Schleswig-Holstein, Deutschland', 54.49],
    ['25813 Husum, Germany', 54.49],
    ['Husum\nGermany', 54.49],
    ['Husum, Schweden', 63.33],
    ['München, Deutschland', 48.14],
    ['Munich, Germany', 48.14],
    ['Galway, Ireland', 53.27],
    ['Portland, ME 04101, USA', 43.66],
    ['Portland, Maine', 43.66],
    ['Springfield, Illinois, USA', 39.8],
    ['London, England', 51.51],
    ['東京, 日本', 35.69],
    ['Singapore', 1.29],
    ['Quay Street, Galway', 53.27],
    ['Hafenstraße 12, Husum, Germany', null],
    ['Hafenstraße, Husum, Germany', null],
    ['12, Husum, Germany', null],
    ['31632 Husum, Germany', null],
    ['Essen, Husum, Germany', null],
    ['Husum Germany Street, Husum, Germany', null],
    ['Husum', null],
    ['Galway', null],
    ['Germany', null],
    ['Springfield, USA', null],
    ['Husum, France', null],
    ['Paris, Texas, France', null],
    ['', null],
    [', ,', null],
    ['__proto__, Germany', null],
  ];
  for (const [address, lat] of rows) {
    test(`${JSON.stringify(address)} is ${lat ?? 'not known'}`, async () => {
      const found = await geocoder.find(asked(address));
      assert.equal(found && Math.round(found.position.lat * 100) / 100, lat);
    });
  }
});

test('nothing of this was an error', () => assert.deepEqual(errors, []));

describe('a gazetteer', () => {
  let folder: string;
  before(async () => { folder = await mkdtemp(path.join(tmpdir(), 'site-elements-towns-')); });
  after(() => rm(folder, { recursive: true }));
  const file = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text);
    return pathToFileURL(path.join(folder, name));
  };
  const row = (id: string, name: string, { lat = '54.5', kind = 'PPL', country = 'DE' } = {}) =>
    [id, name, name, '', lat, '9.1', 'P', kind, country, '', '10', '', '', '', '900', '', '3', 'Europe/Berlin', '2026-01-01'].join('\t');

  test('is read as far as it is right', async () => {
    const lines = [
      row('1', 'Wrackby'),
      row('2', 'Wrackfeld', { lat: '954' }),
      row('x', 'Wrackhausen'),
      row('4', 'Wrackkrug', { kind: 'PPLX' }),
      row('5', 'Wrackloh', { country: '' }),
      row('6', '!!!'),
      '',
      'Wrack\tcut',
      row('7', 'Wrackum').slice(0, 30),
    ];
    const read = offlineGeocoder({
      onError: assert.fail,
      files: {
        towns: await file('towns.txt', lines.join('\n')),
        regions: await file('regions.json', '[{"code":"DE.10","name":"Küste"}]'),
        counties: await file('counties.json', '[]'),
      },
    });
    assert.deepEqual((await suggest('wrack', 'en', read)).map(({ description }) => description), ['Wrackby, Küste, Germany']);
  });

  test('that is missing leaves the streets, and is reported once', async () => {
    const told: unknown[] = [];
    const nowhere = pathToFileURL(path.join(folder, 'nowhere.txt'));
    const read = offlineGeocoder({ onError: error => { told.push(error); }, files: { towns: nowhere, regions: nowhere, counties: nowhere } });
    assert.equal((await suggest('12 str', 'en', read))[0]?.mainText, '12 Quay Street');
    assert.deepEqual(told, [], 'a house number and its street are no town: nobody waits for the list');
    assert.equal((await suggest('hafenstr hus', 'en', read))[0]?.mainText, 'Hafenstraße');
    assert.deepEqual(await suggest('munich', 'en', read), []);
    assert.equal(told.length, 1);
  });
});
