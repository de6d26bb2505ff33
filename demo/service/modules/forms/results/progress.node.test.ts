import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { findForm } from '../find-form.js';
import { formProgress, forms, submissions } from '../forms.schema.js';
import { countProgress, sweepProgress, undoStop } from './count-progress.js';
import { readStarts } from './read-starts.js';
import { getRange } from './results-range.js';
import { resultsPath } from './results-path.js';

const fields: FormField[] = [
  { id: 'email', type: 'email', title: 'Email' },
  { id: 'second', type: 'section', title: 'Your order', step: true },
  { id: 'size', type: 'radio', title: 'Size', options: ['small', 'large'] },
];

let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  ({ run, owner } = await startWithOwner());
  await run.service.database.insert(forms).values([
    { id: 'order', name: 'Order', fields, countStarts: true, startsCountedSince: new Date('2026-01-01T00:00:00Z') },
    { id: 'quiet', name: 'Quiet', fields },
  ]);
});
after(() => run.stop());
beforeEach(async () => {
  await run.service.database.delete(formProgress);
  await run.service.database.delete(submissions);
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(run.address + paths.formProgress, { method: 'POST', headers: { 'content-type': 'text/plain', ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) });
const sums = async () => (await run.service.database.select().from(formProgress)).map(({ formId, event, field, count }) => `${formId} ${event} ${field}: ${count}`).sort();
const save = async (form: Record<string, string>, more: object = {}) => {
  const answer = await run.post(paths.saveFormSubmission, { key: await run.key('order'), formId: 'order', form, filledInMs: 60_000, ...more });
  assert.equal(answer.status, 200, await answer.clone().text());
};
const all = getRange('all', 'UTC', new Date());

describe('starts and stops of a form', () => {
  test('are sums; a field that the form does not have has none of its own', async () => {
    for (let times = 0; times < 3; times++) assert.equal((await send({ formId: 'order', event: 'start' })).status, 204);
    await Promise.all(Array.from({ length: 10 }, () => send({ formId: 'order', event: 'stop', field: 'email' })));
    for (const field of ['size', 'second', 'not-there', '', 'constructor', 'x'.repeat(200)]) assert.equal((await send({ formId: 'order', event: 'stop', field })).status, 204, field);
    await send({ formId: 'order', event: 'stop' });
    assert.deepEqual(await sums(), ['order start : 3', 'order stop : 6', 'order stop email: 10', 'order stop size: 1']);
  });

  test('are not counted for a form whose owner has not turned it on', async () => {
    assert.equal((await send({ formId: 'quiet', event: 'start' })).status, 204);
    assert.deepEqual(await sums(), []);
  });

  const wrong: [title: string, body: unknown, status: number][] = [
    ['no JSON', '{', 400], ['nothing', '', 400], ['a list', [], 400], ['another event', { formId: 'order', event: 'view' }, 400],
    ['no form', { event: 'start' }, 400], ['an unknown form', { formId: 'nope', event: 'start' }, 404], ['a field as an object', { formId: 'order', event: 'stop', field: {} }, 400],
    ['a long field', { formId: 'order', event: 'stop', field: 'x'.repeat(201) }, 400], ['more than it asks for', { formId: 'order', event: 'start', visitor: 'ada' }, 400],
    ['a zero byte', { formId: 'or\0der', event: 'start' }, 400], ['a large body', { formId: 'order', event: 'stop', field: 'x'.repeat(5000) }, 413],
  ];
  for (const [title, body, status] of wrong) {
    test(`are refused with ${title}`, async () => {
      assert.equal((await send(body)).status, status);
      assert.deepEqual(await sums(), []);
    });
  }

  test('are taken by POST only', async () => assert.equal((await fetch(run.address + paths.formProgress)).status, 405));

  test('have the day of the form\'s time zone', async () => {
    const form = { ...await findForm(run.service.database, 'order'), timeZone: 'Pacific/Auckland' };
    for (const time of ['2026-01-02T10:59:59Z', '2026-01-02T11:00:00Z']) await countProgress(run.service.database, form, { event: 'start' }, new Date(time));
    assert.deepEqual((await run.service.database.select().from(formProgress)).map(({ day }) => day).sort(), ['2026-01-02', '2026-01-03']);
  });

  test('a stop is taken back if the visitor returns and submits, once, and never below zero', async () => {
    for (let times = 0; times < 2; times++) await send({ formId: 'order', event: 'stop', field: 'email' });
    const body = { key: await run.key('order'), formId: 'order', form: { email: 'ada@example.com' }, filledInMs: 60_000, startCounted: true, stopCounted: 'email' };
    for (let times = 0; times < 2; times++) assert.equal((await run.post(paths.saveFormSubmission, body)).status, 200);
    assert.deepEqual(await sums(), ['order stop email: 1']);
    await save({ email: 'eve@example.com' }, { startCounted: true, stopCounted: 'email', honeypot: 'filled in' });
    assert.deepEqual(await sums(), ['order stop email: 1'], 'spam is not counted as submitted');
    const form = await findForm(run.service.database, 'order');
    for (let times = 0; times < 3; times++) await undoStop(run.service.database, form, { stopped: 'email' });
    assert.deepEqual(await sums(), ['order stop email: 0']);
  });

  test('the completion rate is that of started forms; spam and deleted submissions are not in it', async () => {
    for (let times = 0; times < 4; times++) await send({ formId: 'order', event: 'start' });
    await send({ formId: 'order', event: 'stop', field: 'size' });
    await save({ email: 'a@example.com' }, { startCounted: true });
    await save({ email: 'b@example.com' }, { startCounted: 'true', honeypot: 'x' });
    await save({ email: 'c@example.com' }); // without scripts, or the visitor has declined
    assert.deepEqual(await readStarts(run.service.database, await findForm(run.service.database, 'order'), all), {
      started: 4, submitted: 1, fields: [{ title: 'Size', count: 1 }], steps: [{ name: '', count: 0 }, { name: 'Your order', count: 1 }], unknown: 2,
    });
    const page = await owner.read(resultsPath('order'));
    assert.match(page, /<dt>Started<\/dt><dd>4<\/dd>[^]*<dt>Completion rate<\/dt><dd>25%<\/dd>[^]*<dt>Submitted<\/dt><dd>2<\/dd>/);
    assert.match(page, /counted since 1 Jan 2026/);
    assert.match(page, /<bdi>Your order<\/bdi>[^]*<td data-value="1">1 \(33\.3%\)<\/td>[^]*<bdi>Not known<\/bdi>[^]*<td data-value="2">2 \(66\.7%\)<\/td>/);
    const file = await owner.read(`${resultsPath('order')}/file?days=30`);
    assert.match(file, /^\uFEFF?Field,Answer,Submissions,Share\r\nSubmitted,,2,\r\nStarted,,4,\r\nCompletion rate,,1,0\.25\r\nWhere visitors stop,Size,1,0\.3333\r\n/);
  });

  test('the mark of a start is not stored for a form that does not count', async () => {
    const answer = await run.post(paths.saveFormSubmission, { key: await run.key('quiet'), formId: 'quiet', form: { email: 'a@example.com' }, filledInMs: 60_000, startCounted: true, stopCounted: 'email' });
    assert.equal(answer.status, 200);
    assert.deepEqual((await run.service.database.select().from(submissions)).map(({ context }) => Object.keys(context)), [[]]);
  });

  test('are deleted by the owner, by the sweep after 25 months, and with their form', async () => {
    const { database } = run.service;
    const form = await findForm(database, 'order');
    for (const time of ['2024-02-27T12:00:00Z', '2024-02-28T12:00:00Z']) await countProgress(database, form, { event: 'start' }, new Date(time));
    await sweepProgress(database, new Date('2026-03-28T12:00:00Z'));
    assert.deepEqual((await database.select().from(formProgress)).map(({ day }) => day), ['2024-02-28']);
    await save({ email: 'a@example.com' }, { startCounted: true });
    assert.equal((await fetch(`${run.address}${resultsPath('order')}/delete`, { method: 'POST', redirect: 'manual' })).status, 401);
    assert.equal((await owner.post(`${resultsPath('order')}/delete`, {}, 'wrong')).status, 403);
    const answer = await owner.post(`${resultsPath('order')}/delete`);
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, `${resultsPath('order')}?deleted`]);
    assert.match(await owner.read(`${resultsPath('order')}?deleted`), /The figures about started forms were deleted\./);
    assert.deepEqual(await sums(), []);
    assert.equal(await run.stored(), 1, 'submissions stay');
    const after = await findForm(database, 'order');
    assert.deepEqual([after.startsCountedSince! > form.startsCountedSince!, after.editedAt?.getTime()], [true, form.editedAt?.getTime()]);
    await send({ formId: 'order', event: 'start' });
    assert.equal((await readStarts(database, after, all)).submitted, 0, 'an earlier submission does not belong to a start in this period');
    await database.insert(forms).values({ id: 'gone', name: 'Gone', fields, countStarts: true });
    await send({ formId: 'gone', event: 'start' });
    assert.equal((await owner.post('/owner/forms/edit/gone/delete')).status, 303);
    assert.deepEqual(await sums(), ['order start : 1']);
  });
});

test('the owner turns counting on in the editor; the tag, the stored form and the page show it', async () => {
  const { database } = run.service;
  const editor = await owner.read('/owner/forms/edit/quiet');
  assert.match(editor, /<input type="checkbox" name="countStarts" value="yes" aria-describedby="edit\.countStarts\.note">/);
  assert.match(await owner.read(resultsPath('quiet')), /doesn’t count how many visitors start it/);
  const post = async (more: object) => {
    const [, version] = /name="version" value="([^"]*)"/.exec(await owner.read('/owner/forms/edit/quiet'))!;
    const posted = await owner.post('/owner/forms/edit/quiet', {
      act: 'save', version, name: 'Quiet', 'f.0.id': 'email', 'f.0.type': 'email', 'f.0.title': 'Email', ...more,
    });
    assert.equal(posted.status, 303, await posted.text());
    return findForm(database, 'quiet');
  };
  const stored = async () => (await fetch(`${run.address}${paths.storedForm}?formId=quiet`)).json();
  assert.equal('countStarts' in await stored(), false);
  const on = await post({ countStarts: 'yes' });
  assert.ok(on.countStarts && on.startsCountedSince);
  assert.equal((await stored()).countStarts, true);
  assert.match(await owner.read('/owner/forms/edit/quiet/paste'), /form-id=&quot;quiet&quot; count-starts/);
  const off = await post({});
  assert.deepEqual([off.countStarts, off.startsCountedSince?.getTime()], [false, on.startsCountedSince.getTime()]);
  await database.update(forms).set({ fields }).where(eq(forms.id, 'quiet'));
});
