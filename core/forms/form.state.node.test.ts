import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { formRows } from './form.settings.js';
import { FormState } from './form.state.js';
import { toFailedSubmission } from './backends/explain-failure.js';
import { SiteSender } from './backends/site-sender.js';
import type { Submission } from './sender.js';

type Fault = 'drop before' | 'drop after' | '500' | 'not json' | 'key expired' | 'key used' | 'key gone' | 'fields' | 'none';

/** A service that follows the contract: a key stores one submission, and the same key again returns the same ID. */
let server: Server;
let base: string;
let stored: Map<string, string>;
let faults: Fault[];
let keys = 0;
let calls: { path: string; body: any }[];

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

function tell(response: ServerResponse, key: string): void {
  json(response, 200, { id: stored.has(key) ? `id of ${key}` : null });
}

function save(response: ServerResponse, body: any, fault: Fault): void {
  if (fault === 'drop before') return void response.destroy();
  if (fault === '500') return void json(response, 500, { error: 'It broke.' });
  if (fault === 'not json') return void response.end('<h1>');
  if (fault === 'key expired') return void json(response, 410, { error: 'Expired.', field: 'key' });
  if (fault === 'fields') return void json(response, 400, { error: 'x', errors: { email: 'Odd.' } });
  const before = stored.get(body.key);
  if (before !== undefined && before !== body.form) return void json(response, 409, { error: 'Used.', field: 'key' });
  stored.set(body.key, body.form);
  if (fault === 'drop after') return void response.destroy();
  json(response, 200, { id: `id of ${body.key}` });
}

before(async () => {
  server = createServer(async (incoming, response) => {
    let text = '';
    for await (const part of incoming) text += part;
    const path = incoming.url!;
    calls.push({ path, body: text && JSON.parse(text) });
    if (path.endsWith('/FormSubmissionKey')) {
      if (faults[0] !== 'key gone') return void json(response, 200, { key: `k${++keys}` });
      faults.shift();
      return void json(response, 503, {});
    }
    if (path.endsWith('/FormSubmissionState')) return faults[0] === 'drop after' ? void response.destroy() : tell(response, JSON.parse(text).key);
    save(response, JSON.parse(text), faults.shift() ?? 'none');
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => { stored = new Map(); faults = []; calls = []; });
after(() => {
  server.closeAllConnections();
  server.close();
});

const text = (key: keyof typeof formRows.texts) => formRows.texts[key];
class SiteForm extends FormState {
  readonly #sender = new SiteSender();
  override submit(submission: Submission, to: string) { return super.submit(submission, to, this.#sender); }
}
const state = () => new SiteForm(text);
const submission = (message: string): Submission =>
  ({ formId: 'contact', submitButtonText: 'Send', collectionId: '', objectName: '', values: { message, updates: false } });

describe('a submission', () => {
  it('asks for a key with an empty body and saves with it', async () => {
    const form = state();
    const outcome = await form.submit(submission('Hello'), base);
    assert.equal(outcome?.kind, 'saved');
    assert.equal(form.phase, 'success');
    assert.deepEqual(calls.map(({ path }) => path), ['/api/form/FormSubmissionKey', '/api/form/SaveFormSubmission']);
    assert.equal(calls[0]!.body, '');
    assert.deepEqual(calls[1]!.body, {
      key: `k${keys}`, formId: 'contact', submitButtonText: 'Send', form: '{"message":"Hello","updates":false}',
    });
  });

  it('is sent once, however often the button is pressed', async () => {
    const form = state();
    const [first, second] = await Promise.all([form.submit(submission('a'), base), form.submit(submission('a'), base)]);
    assert.equal(first?.kind, 'saved');
    assert.equal(second, null);
    assert.equal(await form.submit(submission('a'), base), null);
    assert.equal(stored.size, 1);
  });

  it('survives dropped connections and lost answers without being stored twice', async () => {
    faults = ['drop before', 'drop after', 'drop after'];
    assert.equal((await state().submit(submission('once'), base))?.kind, 'saved');
    assert.equal(stored.size, 1);
    assert.equal(new Set(calls.slice(1).map(({ body }) => body.key)).size, 1);
  });

  it('keeps its key when the visitor presses again after answers were lost', async () => {
    const form = state();
    faults = ['drop after', 'drop after', 'drop after', 'drop after', 'drop after'];
    await form.submit(submission('once'), base);
    assert.equal(form.phase, 'failure');
    assert.equal(form.$snapshot.get().message, 'Unable to connect. Please try again');
    assert.equal(form.$snapshot.get().detail, text('kept'));
    assert.equal((await form.submit(submission('once'), base))?.kind, 'saved');
    assert.equal(stored.size, 1);
  });

  it('is asked after by its key before it is sent again, and found', async () => {
    faults = ['drop after'];
    assert.equal((await state().submit(submission('asked'), base))?.kind, 'saved');
    assert.deepEqual(calls.map(({ path }) => path.split('/').at(-1)), ['FormSubmissionKey', 'SaveFormSubmission', 'FormSubmissionState']);
    assert.equal(stored.size, 1);
  });

  it('is asked after when a page is loaded again, by the key that was kept; what was never stored keeps it', async () => {
    let kept: string | null = null;
    const storage = { read: () => kept, write: (key: string | null) => { kept = key; } };
    faults = ['drop after', 'drop after', 'drop after', 'drop after', 'drop after'];
    await new SiteSender(storage).send(submission('reloaded'), base, () => {});
    const first = kept;
    assert.deepEqual(await new SiteSender(storage).findStored(base), { kind: 'saved', id: `id of ${first}` });
    assert.equal(kept, null);
    faults = ['drop before', 'drop before', 'drop before', 'drop before', 'drop before'];
    await new SiteSender(storage).send(submission('lost'), base, () => {});
    const key = kept;
    assert.equal(await new SiteSender(storage).findStored(base), null);
    assert.equal(kept, key);
    assert.deepEqual(await new SiteSender(storage).send(submission('lost'), base, () => {}), { kind: 'saved', id: `id of ${key}` });
    assert.deepEqual([stored.size, kept], [2, null]);
  });

  it('shows when to try again if the wait is long', () => {
    const explained = toFailedSubmission('save', { kind: 'failure', reason: 'refused', status: 429, message: '', body: null, retryAfterMs: 90_000 })
      .explain((key, values) => `${key}${values ? ` ${values.time}` : ''}`);
    assert.match(explained.detail, /^retryAfter .*\d/);
    assert.equal(explained.message, 'status429');
  });

  it('takes a fresh key when the visitor has changed the text after a lost answer', async () => {
    const form = state();
    faults = ['drop after', 'drop after', 'drop after', 'drop after', 'drop after'];
    await form.submit(submission('first'), base);
    assert.equal((await form.submit(submission('second'), base))?.kind, 'saved');
    assert.deepEqual([...stored.values()].map(form => JSON.parse(form).message), ['first', 'second']);
  });

  it('takes a fresh key when the first has expired', async () => {
    faults = ['key expired'];
    assert.equal((await state().submit(submission('late'), base))?.kind, 'saved');
    assert.equal(calls.length, 4);
  });

  it('does not ask for keys without end', async () => {
    const form = state();
    faults = ['key expired', 'key expired'];
    await form.submit(submission('late'), base);
    assert.equal(form.$snapshot.get().message, 'Expired.');
    assert.equal(calls.length, 4);
  });

  for (const [fault, message] of [
    ['500', 'Unable to send form. Please try again later.'],
    ['not json', 'Error processing form submission. Please reload and try again.'],
    ['key gone', 'Could not get a form submission key, please try again later.'],
  ] as const) {
    it(`can be sent again after "${fault}"`, async () => {
      const form = state();
      faults = [fault];
      await form.submit(submission('again'), base);
      assert.equal(form.$snapshot.get().message, message);
      assert.equal((await form.submit(submission('again'), base))?.kind, 'saved');
      assert.equal(form.$snapshot.get().message, '');
      assert.equal(stored.size, 1);
    });
  }

  it('uses the same key after the service found a field wrong', async () => {
    const form = state();
    faults = ['fields'];
    await form.submit(submission('a'), base);
    assert.deepEqual(form.$snapshot.get().errors, { email: 'Odd.' });
    await form.submit(submission('b'), base);
    assert.equal(calls.filter(({ path }) => path.endsWith('Key')).length, 1);
  });
});

describe('what a form says of its fields', () => {
  it('goes field by field as they are mended, and with the last one all of it', () => {
    const form = state();
    form.refuse({ name: 'Please.', email: 'Odd.' });
    assert.equal(form.$snapshot.get().message, 'One or more fields is invalid, please check your entries.');
    form.mend('name', null);
    assert.deepEqual(form.$snapshot.get().errors, { email: 'Odd.' });
    form.mend('email', null);
    assert.equal(form.phase, 'idle');
    assert.equal(form.$snapshot.get().message, '');
  });

  it('counts refusals, so that the same words are news again', () => {
    const form = state();
    form.refuse({ name: 'Please.' });
    form.refuse({ name: 'Please.' });
    assert.equal(form.$snapshot.get().round, 2);
  });
});
