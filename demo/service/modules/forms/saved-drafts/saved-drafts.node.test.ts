import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import { readResumeLink } from 'site-elements/contract/saved-drafts/resume-link';
import { mostDraftCharacters } from 'site-elements/contract/saved-drafts/saved-draft';
import type { LogEntry } from '../../../kernel/http/log-requests.js';
import { type Mail, memoryOutbox } from '../../../kernel/mail/outbox.js';
import { queuedEmails, rateLimits } from '../../../kernel/database/schema.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { forms, savedDrafts, submissions } from '../forms.schema.js';
import { readPage, splitKey } from './draft-link.js';
import { emailRate, findDraft, mostDraftsOfForm, storeDraft, sweepDrafts } from './saved-drafts.js';

const fields: FormField[] = [{ id: 'name', type: 'text', title: 'Name' }];
const siteUrl = 'https://pots.example';
const page = `${siteUrl}/apply?year=2026`;
const data = 'A'.repeat(100);
const key = Buffer.alloc(32, 7).toString('base64url');
const dayMs = 86_400_000;
const log: LogEntry[] = [];
const outbox = memoryOutbox();
const mails: readonly Mail[] = outbox.mails;

let run: TestService;
before(async () => {
  run = await startForTest({ siteUrl, outbox, allowedOrigins: ['https://shop.example'], log: entry => log.push(entry) });
  await run.service.database.insert(forms).values([
    { id: 'order', name: 'Order <b>', fields, saveByEmail: true },
    { id: 'other', name: 'Other', fields, saveByEmail: true },
    { id: 'quiet', name: 'Quiet', fields },
  ]);
});
after(() => run.stop());
beforeEach(async () => {
  await run.service.mailQueue.settled();
  outbox.mails.length = 0;
  await run.service.database.delete(savedDrafts);
  await run.service.database.delete(rateLimits);
});

const body = (more: object = {}) => ({ formId: 'order', page, email: 'ada@example.com', data, key, ...more });
const save = (more: object = {}) => run.post(paths.savedDraft, body(more));
const saved = async (more: object = {}) => {
  const answer = await save(more);
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as { id: string; days: number };
};
const rows = () => run.service.database.select().from(savedDrafts);
const read = (formId: string, id: string) => fetch(`${run.address}${paths.savedDraft}?${new URLSearchParams({ formId, id })}`);
const resume = (formId: string, id: string) => fetch(`${run.address}/forms/${formId}/resume/${id}`, { redirect: 'manual' });
const sentLink = async () => {
  await run.service.mailQueue.settled();
  const [link] = /https:\/\/\S+/.exec(mails.at(-1)!.text)!;
  return new URL(link);
};

describe('a saved draft', () => {
  test('is stored encrypted, and opened by the link of the email', async () => {
    const { id, days } = await saved();
    assert.equal(days, 30);
    const link = await sentLink();
    assert.equal(link.origin, siteUrl);
    assert.equal(link.pathname, `/forms/order/resume/${id}`);
    const parts = readResumeLink(link.hash);
    assert.ok(parts && parts !== 'damaged');
    assert.deepEqual([parts.formId, parts.id], ['order', id]);
    const answer = await read('order', id);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const draft = (await answer.json()) as { data: string; mask: string };
    assert.equal(draft.data, data);
    const opened = Buffer.from(parts.key, 'base64url').map((byte, at) => byte ^ Buffer.from(draft.mask, 'base64url')[at]!);
    assert.equal(Buffer.from(opened).toString('base64url'), key);
    const led = await resume('order', id);
    assert.deepEqual([led.status, led.headers.get('location'), led.headers.get('referrer-policy')], [303, page, 'no-referrer']);
  });

  test('leaves neither a key nor the email address in the database once the email is sent, nor in the log', async () => {
    await saved();
    const { key: linkKey } = readResumeLink((await sentLink()).hash) as { key: string };
    const { database } = run.service;
    const select = async (query: SQL) => ((await database.execute(query)) as unknown as { rows: { name: string }[] }).rows;
    const names = (await select(sql`select table_name as name from information_schema.tables where table_schema = 'public'`)).map(({ name }) => name);
    assert.ok(names.includes('saved_drafts'));
    const contents = await Promise.all(names.map(async name => JSON.stringify(await select(sql`select * from ${sql.identifier(name)}`))));
    const all = contents.join() + JSON.stringify(log);
    for (const secret of [key, linkKey, 'ada@example.com']) assert.equal(all.includes(secret), false, secret);
    assert.equal(all.includes(data), true, 'the encrypted draft is there');
  });

  test('the email has nothing that its sender typed', async () => {
    await saved({ page: `${siteUrl}/your-account-was-hacked?call=0900`, data: 'Your_account_was_hacked'.repeat(3), key: `YourAccountWasHackedCall0900${'a'.repeat(14)}A` });
    await sentLink();
    const { subject, text, to, replyTo } = mails.at(-1)!;
    assert.deepEqual([to, replyTo, subject], ['ada@example.com', undefined, 'Continue your form: Order <b>']);
    assert.doesNotMatch(text + subject, /hacked|0900/i);
  });

  test('of the email, each key alone is a random number', () => {
    const [one, two] = [splitKey(key), splitKey(key)];
    assert.notEqual(one.linkKey, two.linkKey);
    assert.notEqual(one.mask, two.mask);
    assert.match(one.linkKey, /^[\w-]{43}$/);
  });

  const refused: [title: string, more: object, status: number, field?: string][] = [
    ['a page of another site', { page: 'https://evil.example/apply' }, 400, 'page'],
    ['a page that only begins like one', { page: `${siteUrl}.evil.example/` }, 400, 'page'],
    ['a login in the address', { page: 'https://a:b@pots.example/' }, 400, 'page'],
    ['a script as the page', { page: 'javascript:alert(1)' }, 400, 'page'],
    ['no address as the page', { page: 'apply' }, 400, 'page'],
    ['a call as the page', { page: `${siteUrl}/api/form/SavedDraft` }, 400, 'page'],
    ['a link as the page', { page: `${siteUrl}/forms/order/resume/x` }, 400, 'page'],
    ['another protocol', { page: 'http://pots.example/' }, 400, 'page'],
    ['a long page', { page: `${siteUrl}/${'x'.repeat(1000)}` }, 400, 'page'],
    ['no email address', { email: 'ada' }, 400, 'email'],
    ['two email addresses', { email: 'a@example.com, b@example.com' }, 400, 'email'],
    ['a line in the email address', { email: 'a@example.com\nBcc: b@example.com' }, 400, 'email'],
    ['no data', { data: '' }, 400, 'data'],
    ['data that is not base64url', { data: `${'a'.repeat(60)}<b>` }, 400, 'data'],
    ['too much data', { data: 'a'.repeat(mostDraftCharacters + 1) }, 400, 'data'],
    ['a large body', { data: 'a'.repeat(200_000) }, 413],
    ['a short key', { key: 'abc' }, 400, 'key'],
    ['a key with other bits', { key: 'a'.repeat(43) }, 400, 'key'],
    ['an unknown form', { formId: 'nope' }, 404, 'formId'],
    ['a form whose owner has not turned it on', { formId: 'quiet' }, 404, 'formId'],
    ['more than it asks for', { subject: 'Hello' }, 400],
    ['a number as a page', { page: 7 }, 400, 'page'],
  ];
  for (const [title, more, status, field] of refused) {
    test(`is refused with ${title}`, async () => {
      const answer = await save(more);
      const { error, field: named } = (await answer.json()) as { error: string; field?: string };
      assert.equal(answer.status, status, error);
      if (field) assert.equal(named, field);
      await run.service.mailQueue.settled();
      assert.deepEqual([(await rows()).length, mails.length, (await run.service.database.select().from(queuedEmails)).length], [0, 0, 0]);
    });
  }

  test('may be of a page of another origin that the owner allows', async () => {
    const { id } = await saved({ page: 'https://shop.example/apply#there' });
    assert.equal((await resume('order', id)).headers.get('location'), 'https://shop.example/apply');
    assert.equal(readPage('https://shop.example/apply', [siteUrl]), null, 'not once the origin is removed');
  });

  test('no request from another site is accepted', async () => {
    const answer = await run.post(paths.savedDraft, body(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    assert.equal(answer.status, 403);
    assert.deepEqual(await rows(), []);
  });

  test('an address that has received enough emails is answered in the same way, and nothing is stored', async () => {
    for (let times = 0; times < emailRate.max; times++) await saved();
    const answers = [await save(), await save({ email: 'ADA@example.com' }), await save({ email: 'eve@example.com' })];
    const shapes = await Promise.all(answers.map(async answer => {
      const { id, ...rest } = (await answer.json()) as { id: string };
      return [answer.status, id.length, rest, [...answer.headers.keys()].filter(name => name !== 'set-cookie').sort()];
    }));
    assert.deepEqual(shapes[0], shapes[2]);
    assert.deepEqual(shapes[1], shapes[2]);
    await run.service.mailQueue.settled();
    assert.equal(mails.filter(({ to }) => to === 'ada@example.com').length, emailRate.max);
    assert.equal((await rows()).length, emailRate.max + 1);
  });

  test('a form has a maximum number of them; more are refused', async () => {
    const { database } = run.service;
    const expiresAt = new Date(Date.now() + dayMs);
    await database.insert(savedDrafts).values(Array.from({ length: mostDraftsOfForm }, (_, at) => ({ id: `x${at}`, formId: 'order', page, data, mask: 'm', expiresAt })));
    const answer = await save();
    assert.deepEqual([answer.status, ((await answer.json()) as { error: string }).error], [503, 'Your answers cannot be saved right now. Please try again later.']);
    await saved({ formId: 'other' });
    await database.update(savedDrafts).set({ expiresAt: new Date(0) }).where(eq(savedDrafts.id, 'x0'));
    await saved();
  });

  test('expires after 30 days; then its link leads to an empty form with a message, and the sweep deletes it', async () => {
    const { database, mailQueue } = run.service;
    const id = await storeDraft(database, mailQueue, { form: { id: 'order', name: 'Order' }, page, email: 'ada@example.com', data, key, origin: siteUrl }, Date.now() - 31 * dayMs);
    assert.equal((await rows()).length, 1);
    assert.equal((await read('order', id)).status, 404);
    const led = await resume('order', id);
    assert.deepEqual([led.status, led.headers.get('location')], [303, '/forms/order?saved=gone#form']);
    const shown = await (await fetch(`${run.address}/forms/order?saved=gone`)).text();
    assert.match(shown, /role="alert"[^]*These saved answers no longer exist[^]*<input[^>]* name="name"/);
    const kept = await saved();
    await sweepDrafts(database);
    assert.deepEqual((await rows()).map(row => row.id), [kept.id]);
    assert.equal(await findDraft(database, { formId: 'order', id: kept.id }, new Date(Date.now() + 30 * dayMs + 1000)), undefined);
  });

  test('an unknown or damaged link leads to an empty form as well, but not that of an unknown form', async () => {
    const { id } = await saved();
    for (const [formId, one] of [['other', id], ['order', 'A'.repeat(22)], ['order', 'x'], ['order', '%00']] as const)
      assert.equal((await resume(formId, one)).headers.get('location'), `/forms/${formId}?saved=gone#form`, one);
    assert.equal((await resume('nope', id)).status, 404);
    assert.equal((await read('other', id)).status, 404);
    assert.equal((await read('order', '<b>')).status, 400);
  });

  test('is deleted with the submission that names it, and only then', async () => {
    const [one, two, three] = [await saved(), await saved(), await saved({ formId: 'other' })];
    const submit = async (savedIds: string, form: object = { name: 'Ada' }) => run.post(paths.saveFormSubmission, {
      key: await run.key('order'), formId: 'order', form, filledInMs: 60_000, savedDrafts: savedIds,
    });
    assert.equal((await submit(one.id, { name: 'x'.repeat(100_000) })).status, 400);
    assert.equal((await submit('not an ID')).status, 400);
    assert.equal((await rows()).length, 3);
    assert.equal((await submit(`${one.id} ${three.id}`)).status, 200);
    assert.deepEqual((await rows()).map(({ id }) => id).sort(), [two.id, three.id].sort(), 'that of another form stays');
    assert.deepEqual((await run.service.database.select().from(submissions)).map(({ context }) => 'savedDrafts' in context), [false]);
  });

  test('forms say whether they can be saved', async () => {
    const ask = async (formId: string) => (await fetch(`${run.address}${paths.savedDraft}?formId=${formId}`)).status;
    assert.deepEqual([await ask('order'), await ask('quiet'), await ask('nope')], [200, 404, 404]);
    const stored = async (formId: string) => ((await (await fetch(`${run.address}${paths.storedForm}?formId=${formId}`)).json()) as { saveByEmail?: boolean }).saveByEmail;
    assert.deepEqual([await stored('order'), await stored('quiet')], [true, undefined]);
    assert.equal((await fetch(run.address + paths.savedDraft, { method: 'PUT' })).status, 405);
  });
});

test('a network can save 21 drafts in an hour', async () => {
  const limited = await startForTest({ siteUrl, rate: { max: 30, windowMs: 60_000 } });
  await limited.service.database.insert(forms).values({ id: 'order', name: 'Order', fields, saveByEmail: true });
  const statuses = [];
  for (let times = 0; times < 22; times++) statuses.push((await limited.post(paths.savedDraft, body({ email: `a${times}@example.com` }))).status);
  assert.deepEqual([statuses.slice(0, 21).every(status => status === 200), statuses[21]], [true, 429]);
  await limited.stop();
});

test('without SITE_URL, only a service on the own machine sends links', async () => {
  const local = await startForTest();
  await local.service.database.insert(forms).values({ id: 'order', name: 'Order', fields, saveByEmail: true });
  const own = await local.post(paths.savedDraft, body({ page: `${local.address}/apply` }));
  assert.equal(own.status, 200);
  // `fetch` sets the host itself.
  const asked = await local.service.app.request('http://evil.example/api/form/SavedDraft', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body({ page: 'http://evil.example/apply' })),
  });
  assert.equal(asked.status, 404);
  await local.stop();
});

test('the owner turns it on in the editor, and the tag has the attribute', async () => {
  const { run: own, owner } = await startWithOwner();
  await own.service.database.insert(forms).values({ id: 'quiet', name: 'Quiet', fields });
  const editor = await owner.read('/owner/forms/edit/quiet');
  assert.match(editor, /<input type="checkbox" name="saveByEmail" value="yes" aria-describedby="edit\.saveByEmail\.note">/);
  const [, version] = /name="version" value="([^"]*)"/.exec(editor)!;
  const posted = await owner.post('/owner/forms/edit/quiet', {
    act: 'save', version, name: 'Quiet', 'f.0.id': 'name', 'f.0.type': 'text', 'f.0.title': 'Name', saveByEmail: 'yes',
  });
  assert.equal(posted.status, 303, await posted.text());
  assert.match(await owner.read('/owner/forms/edit/quiet'), /name="saveByEmail" value="yes" checked/);
  assert.match(await owner.read('/owner/forms/edit/quiet/paste'), /form-id=&quot;quiet&quot; save-by-email/);
  await own.stop();
});
