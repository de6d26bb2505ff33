import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { SaveSubmissionAnswer } from 'site-elements/contract/answers';
import type { FormField } from 'site-elements/contract/form-field';
import { serviceSecrets } from '../../../kernel/database/schema.js';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { forms, submissionPayments, submissions, submissionVersions, uploads } from '../forms.schema.js';
import { hashStoredPasswords } from '../hash-stored-passwords.js';
import { changeSubmissions, sweepSubmissions } from '../submissions/change-submissions.js';
import { readForm } from './read-form-for-test.js';
import { SubmissionLinks } from './submission-links.js';

const outbox = memoryOutbox();
const heard: { type: string; data: { id: string; values: Record<string, unknown> } }[] = [];
let server: Server;
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => { body += String(chunk); }).on('end', () => {
      heard.push(JSON.parse(body));
      response.end();
    });
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  const webhook = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  ({ run, owner } = await startWithOwner({ outbox, webhook }));
  await add('trip', { notify: 'owner@example.com', showAnswers: true });
});
after(async () => {
  await run.stop();
  server.close();
});
beforeEach(async () => {
  await run.service.mailQueue.settled();
  [heard.length, outbox.mails.length] = [0, 0];
});

const fields: FormField[] = [
  { id: 'name', type: 'name', title: 'Full name', required: true },
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'day', type: 'date', title: 'Day' },
  { id: 'people', type: 'number', title: 'People' },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Lunch', 'Tour'], prices: { Lunch: 12.5, Tour: 30 } },
  { id: 'total', type: 'calculation', title: 'Total', formula: 'people * 10 + extras', currency: 'EUR' },
  { id: 'gift', type: 'checkbox', title: 'As a gift' },
  { id: 'greeting', type: 'textarea', title: 'Greeting', when: 'gift', requiredWhen: 'gift' },
  { id: 'word', type: 'password', title: 'Word', required: true },
  { id: 'source', type: 'hidden', title: 'Source' },
  { id: 'photo', type: 'file', title: 'Photo', required: true },
];
const values = {
  name: { first: 'Ada', last: 'Lovelace' }, email: 'ada@example.com', day: '2026-05-02', people: '2', extras: ['Lunch'], word: 'open sesame', source: 'poster',
  elsewhere: 'kept',
};
const picture = (name: string) => new File([Buffer.from('%PDF-1.4\n%%EOF\n')], name, { type: 'application/pdf' });
const database = () => run.service.database;
const add = (id: string, more: Partial<typeof forms.$inferInsert> = {}) =>
  database().insert(forms).values({ id, name: `Trip ${id}`, fields, editDays: 7, ...more });
const simple: FormField[] = [{ id: 'email', type: 'email', title: 'Email', required: true }, { id: 'note', type: 'text', title: 'Note' }];

/** Sends a form as its page with scripts does. */
async function send(formId: string, form: Record<string, unknown> = values, files: File[] = formId === 'trip' ? [picture('pots.pdf')] : []) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ key: await run.key(), formId, form: JSON.stringify(form) })) body.append(name, value);
  for (const file of files) body.append('file.photo', file);
  const answer = await fetch(`${run.address}/api/form/SaveFormSubmission`, { method: 'POST', body });
  assert.equal(answer.status, 200, await answer.clone().text());
  return await answer.json() as SaveSubmissionAnswer;
}
const stored = async (id: string) => (await database().select().from(submissions).where(eq(submissions.id, id)))[0]!;
const versions = (id: string) => database().select().from(submissionVersions).where(eq(submissionVersions.submissionId, id));
const read = (url: string, language = 'en') => fetch(url, { headers: { accept: 'text/html', 'accept-language': language } });
const post = (url: string, body: URLSearchParams | FormData) => fetch(url, { method: 'POST', redirect: 'manual', headers: { accept: 'text/html' }, body });

/** Opens the page, changes inputs as a visitor does and posts the form as a browser without scripts. */
async function edit(url: string, changed: Record<string, string | string[] | null>) {
  const { body } = readForm(await (await read(url)).text());
  for (const [name, value] of Object.entries(changed)) {
    body.delete(name);
    for (const one of value === null ? [] : [value].flat()) body.append(name, one);
  }
  return post(url, body);
}
const linkIn = (text: string) => new URL(/\/form\/edit\/[\w.-]+/.exec(text)![0], run.address).href;

describe('an answer that its visitor edits', () => {
  test('has a link in the answer to the form, and after a reload, and on the page without scripts', async () => {
    const { id, edit: link } = await send('trip');
    assert.equal(link?.title, 'Edit your answer');
    assert.match(link.url, new RegExp(`^${run.address}/form/edit/${id}\\.`));
    const [{ key }] = await database().select({ key: submissions.key }).from(submissions).where(eq(submissions.id, id));
    const state = await (await run.post('/api/form/FormSubmissionState', { key })).json() as SaveSubmissionAnswer;
    assert.equal(state.edit?.url, link.url);
    await add('plain', { fields: simple });
    const redirect = await post(`${run.address}/forms/plain`, new URLSearchParams({ email: 'ada@example.com' }));
    const location = new URL(redirect.headers.get('location')!, run.address).href;
    const page = await (await read(location)).text();
    assert.match(page, /You can edit your answer until \d.*<a href="\/form\/edit\/[^"]+">Edit your answer<\/a>/);
    assert.equal((await read(linkIn(page))).status, 200);
    assert.doesNotMatch(await (await read(location.replace(/&answers=.*/, ''))).text(), /form\/edit/, 'the ID of the submission is not enough');
  });

  test('is shown in its form as it was sent, without password, hidden field and what another host could learn', async () => {
    const { edit: link } = await send('trip', { ...values, gift: true, greeting: 'Hello\n\n<b>you</b>' });
    const answer = await read(link!.url);
    const page = await answer.text();
    assert.deepEqual(['referrer-policy', 'cache-control'].map(name => answer.headers.get(name)), ['no-referrer', 'no-store']);
    assert.match(page, /<meta name="robots" content="noindex">/);
    const { body, names, action } = readForm(page);
    assert.equal(new URL(action, run.address).href, link!.url);
    assert.deepEqual(Object.fromEntries(body), {
      _version: '0', 'name.first': 'Ada', 'name.last': 'Lovelace', email: 'ada@example.com', day: '2026-05-02', people: '2', extras: 'Lunch', gift: 'yes',
      greeting: 'Hello\r\n\r\n<b>you</b>', word: '',
    });
    assert.ok(names.has('photo') && !names.has('source') && !names.has('total'));
    assert.match(page, /<label>First name <input name="name.first"/);
    assert.match(page, /Stored: \u2068pots\.pdf\u2069\. These files stay/);
    assert.match(page, /Leave empty to keep what you entered before/);
    assert.doesNotMatch(page, /open sesame|poster|hash/);
    assert.match(await (await read(link!.url, 'de')).text(), /<html lang="de"[^]*Vorname[^]*Änderungen speichern/);
  });

  test('is stored with its sums, once, and its owner has what it was, an email and a webhook', async () => {
    const { id, edit: link } = await send('trip');
    await run.service.mailQueue.settled();
    [heard.length, outbox.mails.length] = [0, 0];
    const before = await stored(id);
    const redirect = await edit(link!.url, { people: '3', extras: ['Lunch', 'Tour'], 'name.last': 'King' });
    assert.deepEqual([redirect.status, new URL(redirect.headers.get('location')!, run.address).href], [303, `${link!.url}?saved`]);
    const now = await stored(id);
    assert.deepEqual(now.values, { ...before.values, people: 3, extras: ['Lunch', 'Tour'], total: 72.5, name: { first: 'Ada', last: 'King' } });
    assert.deepEqual([now.edits, now.readAt, now.key, now.payloadHash], [1, null, before.key, before.payloadHash]);
    assert.deepEqual((await versions(id)).map(version => version.values), [before.values]);
    assert.deepEqual(now.context, before.context);
    const page = await (await read(`${link!.url}?saved`)).text();
    assert.match(page, /stored as you last edited it on \d/);
    assert.match(page, /Total<\/dt><dd><bdi>€72\.50/);
    await run.service.mailQueue.settled();
    assert.deepEqual(heard.map(({ type, data }) => [type, data.id, data.values.people, data.values.word]), [['submission.changed', id, 3, before.values.word]]);
    const [mail, ...more] = outbox.mails;
    assert.deepEqual([more.length, mail!.to, mail!.subject], [0, 'owner@example.com', 'Edited: Trip trip: Ada King']);
    assert.match(mail!.text, /^The visitor has edited this answer\. Changed: Full name, People, Extras, Total\.\n\nFull name: Ada King/);
    const ownPage = await owner.read(`/owner/submissions/${id}`);
    assert.match(ownPage, /Edited \d+ \w+ 20\d\d/);
    assert.match(ownPage, /<dt>People<\/dt><dd><small>Before:<\/small> <del><bdi>2<\/bdi><\/del><\/dd>\n<dd><small>After:<\/small> <ins><bdi>3<\/bdi><\/ins>/);
    const file = await owner.read('/owner/submissions/trip/file');
    assert.match(file, /Edited \(UTC\)/);
    assert.match(file, new RegExp(`,20\\d\\d-[\\d-]+ [\\d:]+,${id}`));
  });

  test('keeps the earlier password and files unless others are entered, and what only its page has', async () => {
    const { id, edit: link } = await send('trip');
    const { body } = readForm(await (await read(link!.url)).text());
    const form = new FormData();
    for (const [name, value] of body) form.append(name, name === 'word' ? 'another word' : value);
    form.append('photo', picture('new.pdf'));
    const before = await stored(id);
    assert.equal((await post(link!.url, form)).status, 303);
    const now = await stored(id);
    assert.notDeepEqual(now.values.word, before.values.word);
    assert.match(JSON.stringify(now.values.word), /hash/);
    assert.deepEqual([(now.values.photo as { name: string }[]).map(({ name }) => name), now.values.elsewhere, now.values.source], [['new.pdf'], 'kept', 'poster']);
    const files = await database().select().from(uploads).where(eq(uploads.submissionId, id));
    assert.deepEqual(files.map(({ name }) => name).sort(), ['new.pdf', 'pots.pdf'], 'the owner can still open the earlier one');
  });

  test('that is sent twice, or without a change, is stored once', async () => {
    const { id, edit: link } = await send('trip');
    const { body } = readForm(await (await read(link!.url)).text());
    assert.equal((await post(link!.url, body)).status, 303);
    assert.deepEqual([(await stored(id)).edits, (await stored(id)).editedAt], [0, null]);
    assert.match(await (await read(`${link!.url}?saved`)).text(), /Nothing was changed/);
    body.set('people', '5');
    const both = await Promise.all([post(link!.url, body), post(link!.url, body)]);
    assert.deepEqual(both.map(({ status }) => status), [303, 303]);
    assert.equal((await versions(id)).length, 1);
  });

  test('at two places is reported at the second, shows both, and loses neither', async () => {
    const { id, edit: link } = await send('trip');
    const [first, second] = await Promise.all([0, 1].map(async () => readForm(await (await read(link!.url)).text()).body));
    first!.set('people', '3');
    second!.set('people', '4');
    const answers = await Promise.all([post(link!.url, first!), post(link!.url, second!)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const page = await refused.text();
    const winner = (await stored(id)).values.people;
    const loser = winner === 3 ? '4' : '3';
    assert.match(page, /edited elsewhere in the meantime/);
    assert.match(page, new RegExp(`Stored now[^]*<dt>People</dt><dd><bdi>${String(winner)}</bdi>`));
    const again = readForm(page).body;
    assert.deepEqual([again.get('people'), again.get('_version')], [loser, '1']);
    assert.equal((await post(link!.url, again)).status, 303);
    assert.deepEqual([(await stored(id)).values.people, (await versions(id)).length], [Number(loser), 2]);
  });

  test('is checked by the rules of a first submission: conditions, kinds, what is required', async () => {
    const { id, edit: link } = await send('trip');
    const refused = await edit(link!.url, { email: 'not an address', gift: 'yes', people: '3' });
    assert.equal(refused.status, 400);
    const page = await refused.text();
    assert.match(page, /href="#email">Email<\/a>[^]*href="#greeting">Greeting<\/a>/);
    const { body } = readForm(page);
    assert.deepEqual([body.get('email'), body.get('people'), body.get('gift')], ['not an address', '3', 'yes'], 'nothing typed is lost');
    assert.equal((await stored(id)).edits, 0);
    body.set('email', 'ada@example.org');
    body.set('greeting', 'Hello');
    assert.equal((await post(link!.url, body)).status, 303);
    assert.deepEqual([(await stored(id)).values.greeting, (await stored(id)).values.email], ['Hello', 'ada@example.org']);
    assert.equal((await edit(link!.url, { gift: null })).status, 303);
    const { context } = await stored(id);
    assert.deepEqual([context.notAsked, context.hiddenFields], [['greeting'], ['greeting']]);
  });

  test('takes neither hidden fields nor sums nor fields that the form does not have', async () => {
    const { id, edit: link } = await send('trip');
    assert.equal((await edit(link!.url, { people: '3', source: 'changed', total: '1', elsewhere: 'changed', more: 'x' })).status, 303);
    const { values: now } = await stored(id);
    assert.deepEqual([now.source, now.total, now.elsewhere, now.more], ['poster', 42.5, 'kept', undefined]);
  });
});

describe('a link to edit', () => {
  const refusal = async (url: string) => {
    const answers = [await read(url), await post(url, new URLSearchParams({ _version: '0', email: 'eve@example.com', note: 'x' }))];
    const texts = await Promise.all(answers.map(answer => answer.text()));
    for (const text of texts) assert.doesNotMatch(text, /ada@example\.com|Lovelace/);
    assert.equal(answers[0]!.status, answers[1]!.status);
    assert.equal(answers[0]!.headers.get('referrer-policy'), 'no-referrer');
    return [answers[0]!.status, /<p>([^<]*)<\/p>/.exec(texts[0]!)?.[1]] as const;
  };
  const unknown = [404, 'This link is incomplete, or it has expired. Answers can be edited for a limited time.'] as const;

  test('that is made up, of another purpose or half of one opens nothing', async () => {
    await add('links', { fields: simple, showAnswers: true });
    const { edit: link } = await send('links', { email: 'ada@example.com' });
    const other = await send('links', { email: 'bob@example.com' });
    const redirect = await post(`${run.address}/forms/links`, new URLSearchParams({ email: 'ada@example.com' }));
    const view = new URL(redirect.headers.get('location')!, run.address).searchParams.get('answers')!;
    const token = link!.url.split('/').at(-1)!;
    const [, until, signature] = token.split('.');
    const made = new SubmissionLinks('guess').sign('edit', { submissionId: other.id, expires: Date.now() + 1e6 });
    for (const one of [view, made, token.slice(0, -1), `${other.id}.${until}.${signature}`, 'x', '%00', '..%2f'])
      assert.deepEqual(await refusal(`${run.address}/form/edit/${one}`), unknown, one);
  });

  test('ends after the days that the owner has set, with the form, and when the owner turns it off', async () => {
    await add('ends', { fields: simple });
    const { id, edit: link } = await send('ends', { email: 'ada@example.com' });
    const set = (more: Partial<typeof forms.$inferInsert>) => database().update(forms).set({ editDays: 7, closesAt: null, ...more }).where(eq(forms.id, 'ends'));
    await set({ closesAt: new Date(Date.now() - 1000) });
    assert.match(String(await refusal(link!.url)), /^409,This form closed on /);
    await set({ editDays: null });
    assert.deepEqual(await refusal(link!.url), [410, 'Answers to “Trip ends” can’t be edited any more.']);
    assert.equal((await send('ends', { email: 'bob@example.com' })).edit, undefined);
    await set({});
    await database().update(submissions).set({ createdAt: new Date(Date.now() - 8 * 24 * 3_600_000) }).where(eq(submissions.id, id));
    assert.equal((await refusal(link!.url))[0], 410);
    await set({ editDays: 30 });
    assert.equal((await read(link!.url)).status, 200);
    await set({ editDays: 30, maxSubmissions: 1 });
    assert.equal((await edit(link!.url, { note: 'full' })).status, 303, 'an edit is no new submission');
    await set({ maxSubmissions: null, closesAt: new Date(Date.now() + 3_600_000) });
    const { edit: short } = await send('ends', { email: 'cy@example.com' });
    const until = parseInt(short!.url.split('.').at(-2)!, 36) * 1000;
    assert.ok(Math.abs(until - Date.now() - 3_600_000) < 10_000, 'it ends with the form');
  });

  test('of a deleted answer opens nothing, whether it is in the bin, erased or swept', async () => {
    await add('gone', { fields: simple });
    const gone = [410, 'This answer has been deleted. There is nothing left to edit.'] as const;
    const desk = { database: database(), events: {} as never };
    const { id, edit: link } = await send('gone', { email: 'ada@example.com' });
    assert.equal((await edit(link!.url, { note: 'one' })).status, 303);
    await changeSubmissions(desk, { ids: [id], change: 'delete', origin: '' });
    assert.deepEqual(await refusal(link!.url), gone);
    await changeSubmissions(desk, { ids: [id], change: 'erase', origin: '' });
    assert.deepEqual(await refusal(link!.url), gone);
    assert.deepEqual(await versions(id), [], 'nothing of it is left');
    const { id: old, edit: oldLink } = await send('gone', { email: 'ada@example.com' });
    assert.equal((await edit(oldLink!.url, { note: 'one' })).status, 303);
    await database().update(submissions).set({ createdAt: new Date(0) }).where(eq(submissions.id, old));
    await sweepSubmissions(database(), { keptDays: 30 });
    assert.deepEqual([await refusal(oldLink!.url), await versions(old)], [gone, []]);
  });

  test('is in the confirmation email alone where a form can be sent once per address, which cannot be changed', async () => {
    await add('once', { fields: simple, oncePer: 'email', showAnswers: true });
    const answer = await send('once', { email: 'ada@example.com', note: 'first' });
    assert.deepEqual([answer.edit, answer.answers], [undefined, undefined]);
    const plain = await post(`${run.address}/forms/once`, new URLSearchParams({ email: 'bob@example.com' }));
    assert.doesNotMatch(await (await read(new URL(plain.headers.get('location')!, run.address).href)).text(), /form\/edit/);
    await run.service.mailQueue.settled();
    const [mail] = outbox.mails.filter(({ to }) => to === 'ada@example.com');
    assert.match(mail!.text, /has been stored\.\n\nYou can edit your answer until [^\n]+\.\nhttp:\/\/127[^\n]+\/form\/edit\//);
    const url = linkIn(mail!.text);
    const { names } = readForm(await (await read(url)).text());
    assert.ok(!names.has('email'));
    assert.equal((await edit(url, { note: 'second', email: 'eve@example.com' })).status, 303);
    assert.deepEqual((await stored(answer.id)).values, { email: 'ada@example.com', note: 'second' });
    outbox.mails.length = 0;
    await send('once', { email: 'ada@example.com', note: 'again' });
    await run.service.mailQueue.settled();
    const repeated = outbox.mails.find(({ to }) => to === 'ada@example.com')!;
    assert.match(repeated.text, /already answered/);
    assert.equal(linkIn(repeated.text), url, 'the link of what is stored');
  });

  test('works after a restart, and edits fifty times at most', async () => {
    await add('often', { fields: simple });
    const { id, edit: link } = await send('often', { email: 'ada@example.com' });
    const [secret] = await run.service.database.select().from(serviceSecrets).where(eq(serviceSecrets.name, 'submission'));
    assert.equal(new SubmissionLinks(secret!.value).verify('edit', link!.url.split('/').at(-1)!), id);
    await database().update(submissions).set({ edits: 49 }).where(eq(submissions.id, id));
    assert.equal((await edit(link!.url, { note: 'last' })).status, 303);
    assert.match(await (await read(`${link!.url}?saved`)).text(), /stored as you last edited it/);
    assert.deepEqual((await refusal(link!.url))[0], 409);
  });
});

describe('an answer that is paid', () => {
  const total: FormField[] = [...simple, { id: 'people', type: 'number', title: 'People' },
    { id: 'total', type: 'calculation', title: 'Total', formula: 'people * 10', currency: 'EUR' }];
  const paymentOf = async (id: string) => (await database().select().from(submissionPayments).where(eq(submissionPayments.submissionId, id)))[0];

  test('has another amount after an edit, or none, until its payment begins', async () => {
    await add('paid', { fields: total, payField: 'total', maxSubmissions: 2 });
    const { id, edit: link, payment } = await send('paid', { email: 'ada@example.com', people: '2' });
    assert.match(await (await read(payment!.url)).text(), /You can edit your answer until/);
    assert.equal((await edit(link!.url, { people: '3' })).status, 303);
    assert.deepEqual([(await paymentOf(id))!.cents, (await paymentOf(id))!.token], [3000, payment!.url.split('/').at(-1)]);
    assert.match(await (await read(`${link!.url}?saved`)).text(), /complete once €30\.00 has been paid[^]*href="\/form\/pay\//);
    assert.equal((await edit(link!.url, { people: '0' })).status, 303);
    assert.deepEqual([await paymentOf(id), (await stored(id)).holdsPlaceUntil], [undefined, null]);
    assert.equal((await edit(link!.url, { people: '1' })).status, 303);
    assert.equal((await paymentOf(id))!.cents, 1000);
    assert.ok((await stored(id)).holdsPlaceUntil);
    // Its place is gone: another visitor has taken it while it was not paid.
    await database().update(submissions).set({ holdsPlaceUntil: new Date(0) }).where(eq(submissions.id, id));
    await send('paid', { email: 'bob@example.com', people: '0' });
    await send('paid', { email: 'cy@example.com', people: '0' });
    assert.equal((await edit(link!.url, { people: '0' })).status, 409);
    assert.deepEqual([(await paymentOf(id))!.cents, (await stored(id)).values.people], [1000, 1]);
    await database().update(submissionPayments).set({ orderId: 'order' }).where(eq(submissionPayments.submissionId, id));
    assert.match(await (await read(link!.url)).text(), /its payment has begun\. Please contact the site/);
    assert.equal((await post(link!.url, new URLSearchParams({ _version: '3', people: '0' }))).status, 409);
    assert.doesNotMatch(await (await read(payment!.url.replace(/[^/]+$/, (await paymentOf(id))!.token))).text(), /form\/edit/);
  });
});

describe('what was entered as a password', () => {
  test('is hashed in earlier versions too, once its field has become one', async () => {
    await add('secret', { fields: simple });
    const { id, edit: link } = await send('secret', { email: 'ada@example.com', note: 'sesame' });
    assert.equal((await edit(link!.url, { note: 'open sesame' })).status, 303);
    await database().update(forms).set({ fields: [simple[0]!, { ...simple[1]!, type: 'password' }] }).where(eq(forms.id, 'secret'));
    assert.equal(await hashStoredPasswords(database()), 2);
    assert.doesNotMatch(JSON.stringify([await stored(id), await versions(id)]), /sesame/);
    assert.doesNotMatch(await owner.read(`/owner/submissions/${id}`), /sesame/);
  });
});

describe('the days in the form editor', () => {
  test('are stored, shown again and refused in plain words', async () => {
    const save = (editDays: string) => owner.post('/owner/forms/new', [
      ['name', `Editable ${editDays}`], ['editDays', editDays], ['f.0.type', 'text'], ['f.0.title', 'Name'],
    ]);
    for (const wrong of ['0', '366', '1.5', '-1', 'x'])
      assert.match(await (await save(wrong)).text(), /Enter the days in which visitors can edit their answer as a number from 1 to 365/, wrong);
    assert.equal((await save('14')).status, 303);
    assert.equal((await database().select().from(forms).where(eq(forms.id, 'editable-14')))[0]!.editDays, 14);
    assert.match(await owner.read('/owner/forms/edit/editable-14'), /name="editDays" value="14"/);
  });
});
