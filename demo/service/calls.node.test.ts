import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { startForTest, type TestService } from './start-for-test.js';

// commerce-forms-data §2, §7; page-runtime-platform §2, §7; media-layout §7
const specified = `
  POST /api/form/FormSubmissionKey; POST /api/form/SaveFormSubmission; POST /api/events/RecordJavascriptErrors; POST /api/events/Trace;
  POST /commerce/goto-checkout; GET /checkout/subscribe; GET /checkout/donate; GET /checkout/giftcard; GET /config; GET /config/design; GET /search; GET /pages/:id; GET /s/:file;
  POST /api/widget/GetWidgetRendering; POST /api/auth/Logout; POST /api/site-users/account/session; DELETE /api/site-users/account/session; POST /api/site-users/account/locale;
  GET /api/site-header-footer; PUT /api/site-header-footer; GET /api/multilingual/settings; GET /api/multilingual/status; GET /api/multilingual/languages;
  PUT /api/multilingual/languages; DELETE /api/multilingual/connection; GET /api/google-maps/places/autocomplete; GET /api/google-maps/places/details;
  GET /api/commerce/fullstory/getId; POST /api/census/RecordHit; POST /api/census/button-click; POST /api/census/button-render; POST /api/census/form-render;
  POST /api/census/overlay; POST /api/census/RecordQuickView/:id; GET /api/track/Track; GET /api/1/performance/settings; POST /api/1/performance/records;
  POST /api/events/RecordEvent; POST /api/v1/events`.split(';').map(call => call.trim());

/** What the README says of each call. */
const documented = new Map(readFileSync('demo/service/README.md', 'utf8').split('### Calls and routes of the specification')[1]!.split('###')[0]!
  .split('\n').filter(line => line.startsWith('| `')).flatMap(line => {
    const [, calls, answered] = line.split('|');
    return [...calls!.matchAll(/`([^`]+)`/g)].map(([, call]) => [call!, answered!.trim()] as const);
  }));

test('the README lists exactly the calls of the specification', () => {
  assert.deepEqual([...documented.keys()].sort(), [...specified].sort());
});

describe('a call that the README says is answered', () => {
  let run: TestService;
  before(async () => { run = await startForTest(); });
  after(() => run.stop());

  for (const [call, answered] of documented) {
    test(`${call}: ${answered}`, async () => {
      const [method, path] = call.split(' ');
      const { status } = await fetch(run.address + path!.replace(/:\w+/, 'x'), { method });
      // Without what it needs a call is refused with a word, 400; one that there is not is 404.
      assert.equal(status !== 404 && status < 500, answered.startsWith('yes'), String(status));
    });
  }
});

describe('the CSRF token', () => {
  let run: TestService;
  before(async () => { run = await startForTest({ allowedOrigins: ['https://pots.example'] }); });
  after(() => run.stop());

  const keyPath = '/api/form/FormSubmissionKey';
  const call = (headers: Record<string, string>, { method = 'POST', path = keyPath } = {}) => fetch(run.address + path, { method, headers });
  async function crumb(): Promise<string> {
    const cookie = (await call({})).headers.get('set-cookie')!;
    assert.match(cookie, /^crumb=[\w-]+\.[\w-]+; Path=\/; SameSite=Lax$/);
    return /^crumb=([^;]+)/.exec(cookie)![1]!;
  }

  const rows: [title: string, headers: (crumb: string) => Record<string, string>, status: number][] = [
    ['nothing, by no browser', () => ({}), 200],
    ['nothing, by a page of the site', () => ({ 'sec-fetch-site': 'same-origin', origin: 'https://us.example' }), 200],
    ['nothing, by a page of a site that is allowed', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://pots.example' }), 200],
    ['nothing, by a page of the site in an old browser', () => ({ origin: run.address }), 200],
    ['a cookie alone', made => ({ cookie: `crumb=${made}` }), 403],
    ['another cookie alone', () => ({ cookie: 'session=1' }), 403],
    ['another cookie, by a page of the site', () => ({ cookie: 'session=1', 'sec-fetch-site': 'same-origin' }), 200],
    ['its cookie alone, by a page of the site', made => ({ cookie: `crumb=${made}`, 'sec-fetch-site': 'same-origin' }), 403],
    ['cookie and header', made => ({ cookie: `crumb=${made}`, 'x-csrf-token': made }), 200],
    ['cookie and header, typed by somebody', made => ({ cookie: `crumb=${made}`, 'x-csrf-token': made, 'sec-fetch-site': 'none' }), 200],
    [
      'cookie and header, by a page of a site that is allowed',
      made => ({ cookie: `crumb=${made}`, 'x-csrf-token': made, 'sec-fetch-site': 'same-site', origin: 'https://pots.example' }),
      200,
    ],
    ['a header that differs from the cookie', made => ({ cookie: 'crumb=other', 'x-csrf-token': made }), 403],
    [
      'a made-up one in both',
      () => ({ cookie: `crumb=${'a'.repeat(22)}.${'b'.repeat(43)}`, 'x-csrf-token': `${'a'.repeat(22)}.${'b'.repeat(43)}` }),
      403,
    ],
    ['an empty one', made => ({ cookie: `crumb=${made}`, 'x-csrf-token': '' }), 403],
  ];
  for (const [title, headers, status] of rows) {
    test(`with ${title}: ${status}`, async () => {
      const response = await call(headers(await crumb()));
      assert.equal(response.status, status);
      if (status === 200) return;
      const body = await response.json() as { crumbFail: boolean; crumb: string };
      assert.equal(body.crumbFail, true);
      assert.equal((await call({ cookie: `crumb=${body.crumb}`, 'x-csrf-token': body.crumb })).status, 200);
    });
  }

  /** A sibling domain can set our cookie and name the same token in an address. */
  const others: [title: string, headers: Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://evil.site.example' }],
    ['a sibling domain that names no origin', { 'sec-fetch-site': 'same-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a site whose name begins like one that is allowed', { 'sec-fetch-site': 'cross-site', origin: 'https://pots.example.evil.example' }],
  ];
  for (const [title, headers] of others) {
    test(`with token and cookie, by a page of ${title}: 403, and no new token to try again with`, async () => {
      const made = await crumb();
      for (const [path, more] of [[keyPath, { 'x-csrf-token': made }], [`${keyPath}?crumb=${made}`, {}]] as const) {
        for (const method of ['POST', 'PUT', 'DELETE']) {
          const answer = await call({ ...headers, ...more, cookie: `crumb=${made}` }, { path, method });
          assert.deepEqual([answer.status, answer.headers.has('set-cookie'), 'crumb' in await answer.json()], [403, false, false]);
        }
      }
      assert.equal((await call(headers)).status, 403);
    });
  }

  test('is taken as a query parameter', async () => {
    const made = await crumb();
    assert.equal((await call({ cookie: `crumb=${made}` }, { path: `${keyPath}?crumb=${made}` })).status, 200);
  });

  test('is required by every method that changes something, and by no beacon', async () => {
    const cookie = { cookie: 'session=1' };
    for (const [method, path, status] of [
      ['PUT', keyPath, 403],
      ['DELETE', keyPath, 403],
      ['POST', '/api/form/SaveFormSubmission', 403],
      ['POST', '/api/nothing', 403],
      ['GET', '/api/commerce/products', 200],
      ['POST', '/api/census/form-render', 204],
      ['POST', '/api/census/RecordQuickView/7', 204],
    ] as const)
      assert.equal((await call(cookie, { method, path })).status, status, `${method} ${path}`);
  });
});
