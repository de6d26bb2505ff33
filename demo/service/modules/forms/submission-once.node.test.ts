import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { pageEventFields } from 'site-elements/contract/page-event-fields';
import { submissionKeys, submissions } from './forms.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';

const savePath = '/api/form/SaveFormSubmission';
const form = { name: 'Ada', email: 'ada@example.com', message: 'First\r\nsecond', agree: 'on' };

describe('a submission', () => {
  let run: TestService;
  before(async () => (run = await startForTest({ faults: true })));
  after(() => run.stop());

  const rowsOf = (key: string) => run.service.database.select().from(submissions).where(eq(submissions.key, key));
  const save = (key: string, values: object = form, headers: Record<string, string> = {}) =>
    run.post(savePath, { key, formId: 'contact', form: JSON.stringify(values) }, headers);

  test('is stored with its values normalised and its context beside them', async () => {
    const key = await run.key();
    const request = { key, formId: 'contact', form, submitButtonText: 'Send', isOverlayForm: false, url: '/contact' };
    const answer = await run.post(savePath, request);
    assert.equal(answer.status, 200);
    const [row] = await rowsOf(key);
    assert.equal(row.id, (await answer.json()).id);
    assert.deepEqual(row.values, { ...form, message: 'First\nsecond', agree: true });
    assert.deepEqual(row.context, { submitButtonText: 'Send', isOverlayForm: false, url: '/contact' });
  });

  test('carries every page-event field, and stays the same submission where only those differ', async () => {
    const key = await run.key();
    const events = Object.fromEntries(pageEventFields.map((name, at) => [name, at % 2 ? `${name} said` : at]));
    const post = (more: object) => run.post(savePath, { key, formId: 'contact', form, ...more });
    const first = await (await post(events)).json();
    assert.deepEqual(await (await post({ ...events, clientDate: 5, url: '/elsewhere' })).json(), first);
    const rows = await rowsOf(key);
    assert.equal(rows.length, 1);
    assert.deepEqual(rows[0].context, events);
    const refused = await run.post(savePath, { key: await run.key(), formId: 'contact', form, url: 'u'.repeat(2049) });
    assert.equal(refused.status, 400);
  });

  test('is asked after by its key, and by nothing else', async () => {
    const ask = async (body: object) => (await run.post('/api/form/FormSubmissionState', body)).json();
    const key = await run.key();
    assert.deepEqual(await ask({ key }), { id: null });
    const { id } = await (await save(key)).json();
    assert.deepEqual(await ask({ key }), { id });
    assert.deepEqual(await ask({ key: 'nobody-has-it' }), { id: null });
    assert.deepEqual(await ask({}), {
      error: 'Something in what was sent is missing or not right. Please go back, check it and try again.',
      field: 'key',
      detail: '"key" is missing.',
    });
    assert.equal((await fetch(`${run.address}/api/form/FormSubmissionState`)).status, 405);
  });

  test('is taken form-encoded too', async () => {
    const key = await run.key('contact');
    const body = new URLSearchParams({ key, formId: 'contact', form: JSON.stringify(form), isOverlayForm: 'false' });
    const answer = await fetch(run.address + savePath, { method: 'POST', body });
    assert.equal(answer.status, 200);
    assert.equal((await rowsOf(key)).length, 1);
  });

  test('is stored once when twenty copies of the request arrive at the same time', async () => {
    const key = await run.key();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(key)));
    const ids = await Promise.all(answers.map(async answer => (await answer.json()).id));
    assert.deepEqual(new Set(answers.map(answer => answer.status)), new Set([200]));
    assert.equal(new Set(ids).size, 1);
    assert.deepEqual((await rowsOf(key)).map(row => row.id), [ids[0]]);
  });

  test('is stored once when twenty different ones race for a key', async () => {
    const key = await run.key();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(key, { ...form, name: `N${index}` })));
    const statuses = answers.map(answer => answer.status).sort();
    assert.deepEqual(statuses, [200, ...Array(19).fill(409)]);
    assert.equal((await rowsOf(key)).length, 1);
  });

  test('is stored once when its answer is lost and the page sends it again', async () => {
    const key = await run.key();
    await assert.rejects(save(key, form, { 'x-fault': 'drop-answer' }));
    const answer = await save(key);
    assert.equal(answer.status, 200);
    const rows = await rowsOf(key);
    assert.deepEqual(rows.map(row => row.id), [(await answer.json()).id]);
  });

  test('is not stored by a request that fails before it is looked at, and its key stays good', async () => {
    const key = await run.key();
    assert.equal((await save(key, form, { 'x-fault': '500' })).status, 500);
    assert.equal((await rowsOf(key)).length, 0);
    assert.equal((await save(key)).status, 200);
  });

  test('is refused on a used key when its values differ, and the first stays as it was', async () => {
    const key = await run.key();
    await save(key);
    const answer = await save(key, { ...form, name: 'Eve' });
    assert.equal(answer.status, 409);
    assert.equal((await answer.json()).field, 'key');
    assert.equal((await rowsOf(key))[0].values.name, 'Ada');
  });

  test('is refused with a key of another form', async () => {
    const key = await run.key('visit');
    const answer = await save(key);
    assert.equal(answer.status, 400);
    assert.match((await answer.json()).error, /another form/);
  });

  test('is refused with an expired key, but a repeat of a stored one still answers its id', async () => {
    const past = { expiresAt: new Date(Date.now() - 1000) };
    const unused = await run.key();
    const used = await run.key();
    const first = await save(used);
    await run.service.database.update(submissionKeys).set(past);
    assert.equal((await save(unused)).status, 410);
    assert.deepEqual(await (await save(used)).json(), await first.json());
  });
});
