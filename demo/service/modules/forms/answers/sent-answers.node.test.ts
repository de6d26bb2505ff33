import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { SaveSubmissionAnswer } from 'site-elements/contract/answers';
import type { FormField } from 'site-elements/contract/form-field';
import { forms, submissions } from '../forms.schema.js';
import { startForTest, type TestService } from '../../../start-for-test.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const fields: FormField[] = [
  { id: 'name', type: 'text', title: 'Full name', required: true },
  { id: 'day', type: 'date', title: 'Day' },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Lunch', 'Tour'], prices: { Lunch: 12.5, Tour: 30 } },
  { id: 'total', type: 'calculation', title: 'Total', formula: 'extras * 2', currency: 'EUR' },
  { id: 'ok', type: 'checkbox', title: 'Agreed' },
  { id: 'word', type: 'password', title: 'Word' },
  { id: 'source', type: 'hidden', title: 'Source' },
  { id: 'company', type: 'text', title: 'Company', when: 'ok' },
  { id: 'note', type: 'textarea', title: 'Note' },
];
const note = `${'long '.repeat(300)}\n<b>end</b>`;
const form = { name: 'Ada', day: '2026-05-02', extras: ['Lunch', 'Tour'], total: '1', word: 'open sesame', source: 'page', company: 'Not asked', note };
const add = (id: string, more: Partial<typeof forms.$inferInsert> = {}) =>
  run.service.database.insert(forms).values({ id, name: 'Booking', fields, showAnswers: true, ...more });
const send = async (formId: string, key = '', values: Record<string, unknown> = form) => {
  const answer = await run.post('/api/form/SaveFormSubmission', { key: key || await run.key(), formId, form: values });
  assert.equal(answer.status, 200, await answer.clone().text());
  return await answer.json() as SaveSubmissionAnswer;
};
const expected = [
  ['Full name', 'Ada'], ['Day', '2 May 2026'], ['Extras', 'Lunch', 'Tour'], ['Total', '€85.00'], ['Note', note.trim()],
];
const asRows = ({ answers = [] }: SaveSubmissionAnswer) => answers.map(({ label, lines }) => [label, ...lines]);
const post = (path: string, values: Record<string, string>) => fetch(run.address + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(values) });

describe('answers after submission', () => {
  test('are what is stored: titles, results of the service, no password, no hidden field, nothing that was not asked', async () => {
    await add('shown');
    const rows = asRows(await send('shown'));
    assert.deepEqual(rows.filter(([label]) => label !== 'Day'), expected.filter(([label]) => label !== 'Day'));
    assert.match(rows.find(([label]) => label === 'Day')![1]!, /2.*May.*2026|May 2, 2026/);
  });

  test('are the same for a repeat of the request, and for a page that asks after a reload', async () => {
    const key = await run.key();
    const first = await send('shown', key);
    assert.deepEqual(await send('shown', key), first);
    const state = await run.post('/api/form/FormSubmissionState', { key });
    assert.deepEqual(await state.json(), first);
  });

  test('are not sent by a form that does not show them', async () => {
    await add('quiet', { showAnswers: false });
    assert.deepEqual(Object.keys(await send('quiet')), ['id']);
  });

  test('are not sent where only an email says whether they are stored', async () => {
    await add('once', { oncePer: 'email', fields: [{ id: 'email', type: 'email', title: 'Email', required: true }] });
    const answer = await send('once', '', { email: 'ada@example.com' });
    assert.equal(answer.answers, undefined);
    const page = await post('/forms/once', { email: 'bob@example.com' });
    assert.doesNotMatch(page.headers.get('location')!, /answers=/);
  });

  test('are on the page of the service behind a signed link', async () => {
    const redirect = await post('/forms/shown', { name: 'Ada', note: '<b>end</b>' });
    assert.equal(redirect.status, 303);
    const location = redirect.headers.get('location')!;
    const page = await fetch(new URL(location, run.address));
    const text = await page.text();
    assert.match(text, /<dt>Full name<\/dt><dd><bdi>Ada<\/bdi><\/dd>/);
    assert.match(text, /&lt;b&gt;end&lt;\/b&gt;/);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
    assert.match(text, /<meta name="robots" content="noindex">/);
    const token = new URL(location, run.address).searchParams.get('answers')!;
    const [other] = await run.service.database.select().from(submissions).where(eq(submissions.formId, 'quiet'));
    for (const [name, path] of [
      ['without the link', location.replace(/&answers=.*/, '')],
      ['with half of it', location.slice(0, -1)],
      ['for another submission', `/forms/shown/thanks?submission=${other!.id}&answers=${token}`],
      ['for another form', `/forms/quiet/thanks${new URL(location, run.address).search}`],
    ] as const) {
      const refused = await (await fetch(new URL(path, run.address))).text();
      assert.doesNotMatch(refused, /<bdi>Ada/, name);
    }
  });

  test('leave a form with a page of its own there', async () => {
    await add('own', { thanksPath: '/thanks' });
    const redirect = await post('/forms/own', { name: 'Ada' });
    assert.equal(redirect.headers.get('location'), '/thanks');
  });
});
