import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { HttpError } from '../../../kernel/http/http-error.js';
import { startForTest } from '../../../start-for-test.js';
import type { Geocoder } from '../geocoder.js';
import { offlineGeocoder } from '../offline/offline.js';
import { geocoderFromEnvironment, geocoderRecords, hostGeocoder } from './geocoders.js';
import {
  answers,
  googleDetails,
  googleSuggestions,
  nominatimHouse,
  nominatimStreet,
  nominatimTown,
  photonAnswer,
  standIn,
  type Wish,
} from './stand-in.fixture.test.js';

let host: Awaited<ReturnType<typeof standIn>>;
before(async () => { host = await standIn(); });
afterEach(() => host.clear());
after(() => host.close());

const nowhere = new URL('file:///nowhere');
/** No towns: what is asked of a host is not known already. */
const offline = offlineGeocoder({ onError: () => {}, files: { towns: nowhere, regions: nowhere, counties: nowhere } });
const chosen = (name: string) =>
  geocoderFromEnvironment({ GEOCODER: name, GEOCODER_KEY: 'key-1', GEOCODER_CONTACT: 'ada@pots.example', GEOCODER_URL: `${host.url}/` })!;
const errors: string[] = [];
/** A geocoder of the stand-in, and a clock that only the test moves. */
function started(name: string, { everyMs = 0, turn = async () => 0, patienceMs = 60_000 } = {}) {
  errors.length = 0;
  const clock = { now: 1_000_000, waited: [] as number[] };
  const { record, settings } = chosen(name);
  const geocoder = hostGeocoder({ record: { ...record, url: settings.url, everyMs }, settings }, offline, {
    turn, patienceMs, now: () => clock.now, onError: error => { errors.push(error.message); },
    async wait(ms) { clock.waited.push(ms); clock.now += ms; },
  });
  return { geocoder, clock };
}
const asked = (text: string, session = 'session-1') => ({ text, language: 'de' as const, session });
const refusal = (asking: Promise<unknown>) => asking.then(() => assert.fail('no refusal'), (error: unknown) => {
  assert.ok(error instanceof HttpError, String(error));
  return { status: error.status, wait: error.headers['Retry-After'] };
});

describe('nominatim', () => {
  const rows: [address: string, answer: unknown, lat: number | null][] = [
    ['Pilkington Avenue, Birmingham', nominatimStreet, 52.5487921],
    ['Pilkington Avenue, Sutton Coldfield, B72 1LA, UK', nominatimStreet, 52.5487921],
    ['135 Pilkington Avenue, Birmingham', nominatimHouse, 52.5487],
    ['München, Deutschland', nominatimTown, 48.1371079],
    ['135 Pilkington Avenue, Birmingham', nominatimStreet, null],
    ['Pilkington Avenue, Birmingham', nominatimHouse, null],
    ['Pilkington Avenue, Leeds', nominatimStreet, null],
    ['Hafenstraße 3, München', nominatimTown, null],
    ['Nowhere', [], null],
  ];
  for (const [address, answer, lat] of rows) {
    test(`${address}: ${lat ? 'found' : 'a near miss is no answer'}`, async () => {
      host.answer(answers(200, answer));
      const found = await started('nominatim').geocoder.find(asked(address));
      assert.deepEqual([found?.position.lat ?? null, found?.attribution], [lat, lat ? '© OpenStreetMap contributors' : undefined]);
    });
  }

  test('is asked as its documentation and its policy say', async () => {
    host.answer(answers(200, nominatimTown));
    await started('nominatim').geocoder.find(asked('München'));
    const [{ path, query, headers }] = host.heard as [typeof host.heard[number]];
    assert.deepEqual(
      [path, query],
      ['/search', { q: 'München', format: 'jsonv2', addressdetails: '1', namedetails: '1', limit: '5', 'accept-language': 'de,en' }],
    );
    assert.equal(headers['user-agent'], 'site-elements-service/1.0 (ada@pots.example)');
  });

  test('is asked nothing while a visitor types, nor for what the offline list knows', async () => {
    const { geocoder } = started('nominatim');
    assert.equal((await geocoder.suggest(asked('12 quay'))).predictions[0]?.mainText, '12 Quay Street');
    assert.equal((await geocoder.find(asked('Quay Street, Galway')))?.position.lat, 53.2709);
    assert.equal(host.heard.length, 0);
  });
});

describe('photon', () => {
  before(() => host.answer(answers(200, photonAnswer)));

  test('suggests houses, streets and towns, whose parts come with them', async () => {
    host.answer(answers(200, photonAnswer));
    const { geocoder } = started('photon');
    const { predictions, attribution } = await geocoder.suggest(asked('habels'));
    assert.deepEqual(predictions.map(({ description }) => description), [
      'Habelschwerdter Allee 45, 14195 Berlin, Germany', 'Habelschwerdter Allee, 14195 Berlin, Germany', 'Bath, Somerset, United Kingdom',
    ]);
    assert.equal(attribution, '© OpenStreetMap contributors');
    const parts = await Promise.all(predictions.map(({ placeId }) => geocoder.details(asked(placeId))));
    assert.deepEqual(parts[0], { line1: 'Habelschwerdter Allee 45', line2: '', city: 'Berlin', state: 'Berlin', zip: '14195', country: 'Germany' });
    assert.deepEqual(parts[2], { line1: '', line2: '', city: 'Bath', state: 'Somerset', zip: '', country: 'United Kingdom' });
    assert.deepEqual([host.heard.length, host.heard[0]!.query], [1, { q: 'habels', limit: '10', lang: 'de' }]);
  });

  const positions: [address: string, lat: number | null][] = [
    ['Habelschwerdter Allee 45, 14195 Berlin', 52.453],
    ['Habelschwerdter Allee, Berlin', 52.455],
    ['Bath, United Kingdom', 51.3814],
    ['Habelschwerdter Allee 46, Berlin', null],
    ['Unknown Row, Bath', null],
  ];
  for (const [address, lat] of positions) {
    test(`${address} is ${lat ? 'found' : 'not known'}`, async () => {
      host.answer(answers(200, photonAnswer));
      assert.equal((await started('photon').geocoder.find(asked(address)))?.position.lat ?? null, lat);
    });
  }

  for (const id of [
    '',
    'x',
    'e30',
    Buffer.from('[1,2,3,4,5,6]').toString('base64url'),
    Buffer.from(JSON.stringify(Array(6).fill('a'.repeat(101)))).toString('base64url'),
  ]) {
    test(`"${id.slice(0, 20)}" is not one of its ids`, async () =>
      assert.equal(await started('photon').geocoder.details(asked(`photon:${id}`)), null));
  }
});

describe('google', () => {
  test('is requested by session, with the key in a header, and returns the parts of the address in a second request', async () => {
    host.wishes.push(answers(200, googleSuggestions), answers(200, googleDetails));
    const { geocoder } = started('google');
    const session = 'f'.repeat(40);
    const { predictions: [found, ...others], attribution } = await geocoder.suggest(asked('12 quay', session));
    assert.deepEqual([found!.description, others.length, attribution], ['12 Quay Street, Galway, Ireland', 0, 'Google Maps']);
    assert.deepEqual(await geocoder.details(asked(found!.placeId, session)), {
      line1: '12 Quay Street',
      line2: '',
      city: 'Galway',
      state: 'County Galway',
      zip: 'H91 X4F3',
      country: 'Ireland',
    });
    const [suggest, details] = host.heard;
    assert.deepEqual(
      [suggest!.method, suggest!.path, suggest!.body],
      ['POST', '/v1/places:autocomplete', { input: '12 quay', languageCode: 'de', sessionToken: 'f'.repeat(36) }],
    );
    assert.deepEqual(
      [details!.method, details!.path, details!.query],
      ['GET', '/v1/places/ChIJ5YQQf1GHhYARPKG7WLIaOko', { languageCode: 'de', sessionToken: 'f'.repeat(36) }],
    );
    assert.ok(host.heard.every(({ headers, path }) => headers['x-goog-api-key'] === 'key-1' && headers['x-goog-fieldmask'] && !path.includes('key-1')));
  });

  test('caches nothing, finds no positions and accepts no invalid id', async () => {
    host.answer(answers(200, {}));
    const { geocoder } = started('google');
    for (let times = 0; times < 2; times += 1) assert.deepEqual((await geocoder.suggest(asked('quay'))).predictions, []);
    assert.equal(await geocoder.find(asked('Bath, United Kingdom')), null);
    assert.equal(host.heard.length, 2);
    host.wishes.push(answers(400, { error: { code: 400, message: 'Invalid place ID', status: 'INVALID_ARGUMENT' } }));
    assert.equal(await geocoder.details(asked('google:ChIJ-unknown')), null);
    assert.equal(await geocoder.details(asked('google:../../etc')), null);
    assert.deepEqual([host.heard.length, errors], [3, []]);
  });
});

const find = (geocoder: Geocoder, text = 'Bath, United Kingdom') => geocoder.find(asked(text));

describe('a host that fails', () => {
  const faults: [title: string, wish: Wish, says: RegExp][] = [
    ['answers 500', answers(500, { error: 'down' }), /answered 500$/],
    ['answers no JSON', answers(200, '<!doctype html>'), /JSON/],
    ['answers half', answers(200, '{"features":[{"type'), /JSON/],
    ['answers another shape', answers(200, { features: [{ geometry: { coordinates: ['x', null] }, properties: 1 }] }), /Invalid|expected/i],
    ['returns an invalid position', answers(200, { features: [{ geometry: { coordinates: [1, 95] }, properties: {} }] }), /Invalid|value/i],
    ['answers null', answers(200, null), /Invalid|expected/i],
    ['answers far too much', answers(200, ' '.repeat(600_000)), /more than 524288 bytes/],
    ['sends on to another host', answers(302, '', { location: 'https://elsewhere.example/' }), /redirect/],
    ['hangs up', response => { response.socket!.destroy(); }, /./],
    ['never answers', () => {}, /timeout/i],
  ];
  for (const [title, wish, says] of faults) {
    test(`${title}: a refusal, a line in the log, and the next question is asked`, async () => {
      const { geocoder } = started('photon', { patienceMs: title === 'never answers' ? 2000 : undefined });
      host.answer(answers(200, photonAnswer));
      host.wishes.push(wish);
      assert.deepEqual(await refusal(find(geocoder)), { status: 503, wait: undefined });
      assert.equal(errors.length, 1);
      assert.match(errors[0]!, /^photon: /);
      assert.match(errors[0]!, says);
      assert.ok(await find(geocoder), 'asked again');
    });
  }

  const rests: [title: string, wish: Wish, seconds: number][] = [
    ['429 with Retry-After', answers(429, {}, { 'retry-after': '30' }), 30],
    ['429 with a date', answers(429, {}, { 'retry-after': new Date(1_000_000 + 45_000).toUTCString() }), 45],
    ['429 for days', answers(429, {}, { 'retry-after': '999999' }), 3600],
    ['429 alone', answers(429, {}), 60],
    ['503 with Retry-After', answers(503, '', { 'retry-after': '5' }), 5],
    ['a key that is refused', answers(403, { error: 'denied' }), 60],
  ];
  for (const [title, wish, seconds] of rests) {
    test(`${title}: it is not asked for ${seconds} s`, async () => {
      const { geocoder, clock } = started('photon');
      host.answer(answers(200, photonAnswer));
      host.wishes.push(wish);
      assert.deepEqual(await refusal(find(geocoder)), { status: 503, wait: String(seconds) });
      clock.now += (seconds - 1) * 1000;
      assert.deepEqual(await refusal(find(geocoder)), { status: 503, wait: '1' });
      assert.equal(host.heard.length, 1);
      clock.now += 1000;
      assert.ok(await find(geocoder));
    });
  }

  test('a clock that is set back does not make the rest longer', async () => {
    const { geocoder, clock } = started('photon');
    host.answer(answers(200, photonAnswer));
    host.wishes.push(answers(429, {}, { 'retry-after': '999999' }));
    await refusal(find(geocoder));
    clock.now -= 24 * 60 * 60_000;
    assert.ok(await find(geocoder));
  });
});

describe('a policy', () => {
  test('the same question is asked once, until its answer is too old', async () => {
    host.answer(answers(200, photonAnswer));
    const { geocoder, clock } = started('photon');
    await Promise.all([find(geocoder), find(geocoder), find(geocoder, ' Bath,  United Kingdom ')]);
    await find(geocoder);
    assert.equal(host.heard.length, 1);
    clock.now += 25 * 60 * 60_000;
    await find(geocoder);
    assert.equal(host.heard.length, 2);
  });

  test('sends one request at a time, in order, and refuses a request immediately that would wait too long', async () => {
    host.answer(answers(200, photonAnswer));
    let next = 0;
    const { geocoder, clock } = started('photon', { everyMs: 1000, turn: async () => {
      if (clock.now < next) return next - clock.now;
      next = clock.now + 1000;
      return 0;
    } });
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => find(geocoder, `Bath ${at}`)));
    assert.deepEqual(results.map(({ status }) => status), [...Array<string>(5).fill('fulfilled'), ...Array<string>(3).fill('rejected')]);
    assert.deepEqual([host.heard.map(({ query }) => query.q), clock.waited], [[0, 1, 2, 3, 4].map(at => `Bath ${at}`), [1000, 1000, 1000, 1000]]);
  });
});

describe('the environment', () => {
  const wrong: [environment: NodeJS.ProcessEnv, message: RegExp][] = [
    [{ GEOCODER: 'mapquest' }, /GEOCODER is "mapquest"; expected offline, nominatim, photon, google\./],
    [{ GEOCODER: 'google' }, /GEOCODER_KEY is missing/],
    [{ GEOCODER: 'nominatim' }, /GEOCODER_CONTACT is ""; expected an email address, or SITE_URL/],
    [{ GEOCODER: 'photon', SITE_URL: 'https://pots.example', GEOCODER_URL: 'photon' }, /GEOCODER_URL is "photon"/],
  ];
  for (const [environment, message] of wrong) test(JSON.stringify(environment), () => assert.throws(() => geocoderFromEnvironment(environment), message));

  test('names a host, or none', () => {
    for (const name of ['', ' ', 'offline', 'Offline']) assert.equal(geocoderFromEnvironment({ GEOCODER: name }), undefined);
    assert.deepEqual(geocoderFromEnvironment({ GEOCODER: ' Nominatim', SITE_URL: 'https://pots.example' })?.settings, {
      url: 'https://nominatim.openstreetmap.org',
      key: '',
      contact: 'https://pots.example',
    });
  });

  test('every record keeps to its contract', () => {
    assert.equal(new Set(geocoderRecords.map(({ name }) => name)).size, geocoderRecords.length);
    for (const { name, url, attribution, suggest, find: finds, needs } of geocoderRecords) {
      assert.match(name, /^[a-z]+$/);
      assert.ok(url.startsWith('https://') && !url.endsWith('/') && attribution && (suggest || finds) && needs.length > 0, name);
    }
  });
});

test('the service answers with it, and says in the visitor\'s language when it cannot', async () => {
  const run = await startForTest({ geocoder: chosen('photon') });
  try {
    host.answer(answers(200, photonAnswer));
    const ask = (path: string) => fetch(run.address + path, { headers: { 'accept-language': 'de' } });
    const session = 'productPage=/&productSection=form&sessionToken=abcd-1234';
    const suggested = await (await ask(`/api/google-maps/places/autocomplete?${session}&input=habels`)).json();
    assert.deepEqual([suggested.predictions.length, suggested.attribution], [3, '© OpenStreetMap contributors']);
    const details = await (await ask(`/api/google-maps/places/details?${session}&placeId=${suggested.predictions[0].placeId}`)).json();
    assert.equal(details.address.line1, 'Habelschwerdter Allee 45');
    assert.deepEqual(await (await ask('/api/places/geocode?address=Habelschwerdter%20Allee,%20Berlin')).json(), {
      place: { lat: 52.455, lng: 13.289 },
      attribution: '© OpenStreetMap contributors',
    });
    host.wishes.push(answers(429, {}, { 'retry-after': '20' }));
    const refused = await ask('/api/places/geocode?address=Elsewhere');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '20']);
    assert.match((await refused.json()).error, /^Adressen können gerade nicht/);
  } finally {
    await run.stop();
  }
});

test('the service asks for no visitor more than people type', async () => {
  const run = await startForTest({ geocoder: chosen('photon'), rate: { max: 1, windowMs: 3_600_000 } });
  try {
    host.answer(answers(200, photonAnswer));
    const statuses = [];
    for (let times = 0; times < 11; times += 1) statuses.push((await fetch(`${run.address}/api/places/geocode?address=Bath%20${times}`)).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(200), 429]);
    assert.equal(host.heard.length, 10);
  } finally {
    await run.stop();
  }
});
