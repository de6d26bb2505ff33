import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RequestResult } from '../../core/request/request-result.js';
import { request, type RequestOptions } from '../../core/request/request.js';
import { startForTest, type TestService } from '../../demo/service/start-for-test.js';

const keyPath = '/api/form/FormSubmissionKey';
const savePath = '/api/form/SaveFormSubmission';
const outcomeOf = (answer: RequestResult<unknown>) =>
  answer.kind === 'failure' ? [answer.reason, answer.status, answer.message] : [answer.kind, answer.status];

type Row = [title: string, call: (options: RequestOptions) => Promise<RequestResult<unknown>>, outcome: unknown[]];

/** Each call as an element makes it, and what has to come of it. spec: commerce-forms-data §8 */
const rows: Row[] = [
  ['a key', options => request.post(keyPath, options), ['success', 200]],
  ['a list', options => request.get('/api/commerce/products', options), ['success', 200]],
  ['raw text', options => request.get('/healthz', { ...options, format: 'raw' }), ['success', 200]],
  ['an unknown address', options => request.get('/api/nothing', options), ['refused', 404, 'Unable to connect. Please try again']],
  ['a wrong verb', options => request.put(savePath, options), ['refused', 405, 'Unable to connect. Please try again']],
  ['a deletion that is not taken', options => request.delete(savePath, options), ['refused', 405, 'Unable to connect. Please try again']],
  [
    'a bad body',
    options => request.post(savePath, { ...options, json: [] }),
    ['refused', 400, 'Something in what was sent is missing or not right. Please go back, check it and try again.'],
  ],
  [
    'an unknown form',
    options => request.post(keyPath, { ...options, form: { formId: 'nope' } }),
    ['refused', 404, 'Unable to connect. Please try again'],
  ],
  ['a page where JSON was expected', options => request.get('/forms/contact/thanks', options), ['unreadable', 200]],
];

describe('the request layer and the reference service', () => {
  let run: TestService;
  before(async () => { run = await startForTest({ faults: true }); });
  after(() => run.stop());

  for (const [title, call, outcome] of rows) {
    test(`${title}: ${outcome.join(' ')}`, async () => {
      const answer = await call({ base: run.address });
      assert.deepEqual(outcomeOf(answer).slice(0, outcome.length), outcome);
      if (answer.kind === 'failure') assert.match(answer.errorKey ?? '', /^[\da-f-]{36}$/);
    });
  }

  test('form-encoded and JSON bodies say the same', async () => {
    for (const how of ['json', 'form'] as const) {
      const key = await run.key();
      const fields = { key, formId: 'contact', form: JSON.stringify({ name: how, email: 'a@b.ie', message: 'Grüße & so' }) };
      const answer = await request.post(savePath, { base: run.address, [how]: fields });
      assert.equal(answer.kind, 'success', JSON.stringify(answer));
    }
  });

  test('an injected failure is reported with the message of the service', async () => {
    const faulty = await faultyAnswer('500');
    assert.deepEqual(outcomeOf(faulty), ['refused', 500, 'Injected fault.']);
  });

  for (const fault of ['drop', 'drop-answer']) {
    test(`${fault} counts as a failed connection`, async () => {
      assert.deepEqual(outcomeOf(await faultyAnswer(fault)), ['connection', 0, 'Unable to connect. Please try again']);
    });
  }

  test('an answer that comes too late is a timeout', async () => {
    assert.deepEqual(outcomeOf(await faultyAnswer('slow=1500', { timeoutMs: 50 })), ['timeout', 0, 'Unable to connect. Please try again']);
  });

  test('an answer that its caller no longer wants is called off', async () => {
    const caller = new AbortController();
    const asked = faultyAnswer('slow=1500', { signal: caller.signal });
    caller.abort();
    assert.deepEqual(outcomeOf(await asked), ['aborted', 0, 'Unable to connect. Please try again']);
  });

  async function faultyAnswer(fault: string, options: RequestOptions = {}): Promise<RequestResult<unknown>> {
    return request.post(keyPath, { base: run.address, query: { 'x-fault': fault }, ...options });
  }
});
