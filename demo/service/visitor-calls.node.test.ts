import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { LogEntry } from './kernel/http/log-requests.js';
import { startForTest, type TestService } from './start-for-test.js';

const context = { sessionToken: 'abcd-1234', productPage: '/contact', productSection: 'form' };

const entries: LogEntry[] = [];
let run: TestService;
before(async () => {
  run = await startForTest({
    log: entry => entries.push(entry), allowedOrigins: ['https://pots.example'], rate: { max: 2, windowMs: 3_600_000 }, trustedProxies: 1,
  });
});
after(() => run.stop());

describe('places', () => {
  const ask = (call: string, query: Record<string, string>) =>
    fetch(`${run.address}/api/google-maps/places/${call}?${new URLSearchParams(query)}`);

  test('are predicted and then told in the parts of an address', async () => {
    const { predictions } = await (await ask('autocomplete', { ...context, input: '3 quay' })).json();
    assert.equal(predictions[0].mainText, '3 Quay Street');
    const details = await (await ask('details', { ...context, placeId: predictions[0].placeId })).json();
    assert.deepEqual(details.address, { line1: '3 Quay Street', line2: '', city: 'Galway', state: 'County Galway', zip: 'H91', country: 'Ireland' });
  });

  const rows: [title: string, call: string, query: Record<string, string>, status: number, field: string, isLogged: boolean][] = [
    ['without the page', 'details', { ...context, productPage: '', placeId: 'galway.sea-road' }, 400, 'productPage', true],
    ['without the section', 'autocomplete', { sessionToken: 'abcd-1234', productPage: '/', input: 'quay' }, 400, 'productSection', true],
    ['without a session', 'autocomplete', { productPage: '/', productSection: 'form', input: 'quay' }, 400, 'sessionToken', false],
    ['with an odd session', 'autocomplete', { ...context, sessionToken: '<b>', input: 'quay' }, 400, 'sessionToken', false],
    ['without a text', 'autocomplete', context, 400, 'input', false],
    ['with a text too long', 'autocomplete', { ...context, input: 'a'.repeat(201) }, 400, 'input', false],
    ['with an unknown place', 'details', { ...context, placeId: 'nowhere' }, 404, 'placeId', false],
  ];
  for (const [title, call, query, status, field, isLogged] of rows) {
    test(`${call} ${title} is refused${isLogged ? ' and logged' : ''}`, async () => {
      entries.length = 0;
      const answer = await ask(call, query);
      assert.equal(answer.status, status);
      assert.equal((await answer.json()).field, field);
      assert.equal(entries.some(({ warning }) => warning === 'places'), isLogged);
    });
  }
});

describe('census', () => {
  for (const event of ['RecordHit', 'button-click', 'button-render', 'form-render', 'overlay', 'RecordQuickView/abc']) {
    test(`${event} is taken in any type and answered with nothing`, async () => {
      for (const body of [JSON.stringify({ formId: 'contact' }), new URLSearchParams({ a: '1' }), new Blob(['{}'], { type: 'text/plain' }), undefined]) {
        const answer = await fetch(`${run.address}/api/census/${event}`, { method: 'POST', body });
        assert.deepEqual([answer.status, await answer.text()], [204, '']);
      }
    });
  }

  test('refuses what is too long, what is asked and what it does not know', async () => {
    const post = (path: string, body: string) => fetch(run.address + path, { method: 'POST', body });
    assert.equal((await post('/api/census/form-render', 'a'.repeat(300_000))).status, 413);
    assert.equal((await fetch(`${run.address}/api/census/form-render`)).status, 405);
    assert.equal((await post('/api/census/nothing', '')).status, 404);
  });
});

describe('pages of other sites', () => {
  const rows: [origin: string, allowed: string | null][] = [
    ['https://pots.example', 'https://pots.example'],
    ['http://pots.example', null],
    ['https://pots.example.evil.example', null],
    ['null', null],
  ];
  for (const [origin, allowed] of rows) {
    test(`from ${origin} ${allowed ? 'may' : 'may not'} call it with their visitors' cookies`, async () => {
      const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-csrf-token' };
      const asked = await fetch(`${run.address}/api/form/SaveFormSubmission`, { method: 'OPTIONS', headers });
      const answer = await fetch(`${run.address}/api/form/FormSubmissionKey`, { method: 'POST', headers: { origin } });
      for (const { headers: given } of [asked, answer]) assert.equal(given.get('access-control-allow-origin'), allowed);
      assert.equal(answer.status, allowed ? 200 : 403);
      if (!allowed) return;
      assert.equal(asked.headers.get('access-control-allow-credentials'), 'true');
      assert.equal(asked.headers.get('access-control-allow-headers'), 'Content-Type,X-CSRF-Token,X-XSRF-Token');
      assert.match(answer.headers.get('access-control-expose-headers') ?? '', /X-Request-Id/);
    });
  }
});

describe('too many submissions', () => {
  const form = (name: string) => ({ name, email: 'a@b.ie', message: 'x' });
  const save = (key: string, values: object, from = '203.0.113.9') =>
    run.post('/api/form/SaveFormSubmission', { key, formId: 'contact', form: values }, { 'x-forwarded-for': from });

  test('from one address to one form are refused with a time to retry; repeats, other forms and other visitors are not', async () => {
    const [first, second, third] = [await run.key(), await run.key(), await run.key()];
    const status = async (answer: Promise<Response>) => (await answer).status;
    assert.equal(await status(save(first, form('one'))), 200);
    assert.equal(await status(save(second, form('two'))), 200);
    const refused = await save(third, form('three'));
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 3500);
    assert.deepEqual(await refused.json(), { error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.' });
    assert.equal(await status(save(first, form('one'))), 200);
    assert.equal(await status(save(third, form('three'), '203.0.113.10')), 200);
    const newsletter = { key: await run.key(), formId: 'newsletter', form: { email: 'a@b.ie' } };
    assert.equal(await status(run.post('/api/form/SaveFormSubmission', newsletter, { 'x-forwarded-for': '203.0.113.9' })), 200);
    const plain = await fetch(`${run.address}/forms/contact`, {
      method: 'POST', body: new URLSearchParams(form('four')), headers: { 'x-forwarded-for': '203.0.113.9' }, redirect: 'manual',
    });
    assert.equal(plain.status, 429);
    assert.match(await plain.text(), /rate limit exceeded.*value="four"/is);
    assert.equal(await run.stored(), 4);
  });
});

describe('too many keys', () => {
  const rows: [how: string, path: string, method: string, says: RegExp][] = [
    ['the call for one', '/api/form/FormSubmissionKey', 'POST', /^{"error":"Unable to submit form. Submission rate limit exceeded. Please try again later."}$/],
    ['the page of a form', '/forms/contact', 'GET', /rate limit exceeded/],
  ];
  for (const [at, [how, path, method, says]] of rows.entries()) {
    test(`by ${how} from one address are refused with a time to retry; those of others are not`, async () => {
      const ask = (from: string) => fetch(run.address + path, { method, headers: { accept: 'text/html', 'x-forwarded-for': from } });
      const one = `198.51.100.${at}`;
      for (let call = 0; call < 20; call += 1) assert.equal((await ask(one)).status, 200);
      const refused = await ask(one);
      assert.equal(refused.status, 429);
      assert.ok(Number(refused.headers.get('retry-after')) > 3500);
      assert.match(await refused.text(), says);
      assert.equal((await ask('198.51.100.99')).status, 200);
    });
  }
});
