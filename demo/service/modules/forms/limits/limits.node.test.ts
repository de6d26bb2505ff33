import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { xsrfHeader } from 'site-elements/contract/account';
import { paths } from 'site-elements/contract/paths';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { type OwnerVisitor, ownerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { demoAccount } from '../../accounts/demo-account.js';
import { forms, repeatedSubmissions, submissions, submissionSenders } from '../forms.schema.js';
import { changeSubmissions, type SubmissionChange } from '../submissions/change-submissions.js';

const password = 'correct horse battery';
const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password, isOpenHere: true }, outbox });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());

const id = 'evening';
const fields = [
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'note', type: 'text', title: 'Note', maxLength: 100 },
] as const;
beforeEach(async () => {
  const { database } = run.service;
  await database.delete(submissions);
  await database.delete(repeatedSubmissions);
  outbox.mails.length = 0;
});

const limit = async (limits: Partial<typeof forms.$inferInsert>) => {
  const { database } = run.service;
  const row = { opensAt: null, closesAt: null, maxSubmissions: null, oncePer: null, closedText: null, timeZone: 'Europe/Berlin', name: 'Evening', ...limits };
  await database.insert(forms).values({ id, fields: [...fields], ...row }).onConflictDoUpdate({ target: forms.id, set: row });
};
const save = async (values: object, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  run.post(paths.saveFormSubmission, { key: await run.key(), formId: id, form: values, ...more }, headers);
const plainPage = (path = `/forms/${id}`) => fetch(run.address + path, { headers: { accept: 'text/html' } });
const post = (values: Record<string, string>) => fetch(`${run.address}/forms/${id}`, {
  method: 'POST', redirect: 'manual', headers: { accept: 'text/html' }, body: new URLSearchParams(values),
});
const state = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${run.address}${paths.formState}?formId=${id}`, { headers });
  return { answer, body: await answer.json() };
};
const change = (ids: readonly string[], kind: SubmissionChange) =>
  changeSubmissions({ database: run.service.database, events: { emit: async () => {} } as never }, { ids, change: kind, origin: 'http://pots.example' });
const ids = async () => (await run.service.database.select({ id: submissions.id }).from(submissions)).map(row => row.id);
const ada = { email: 'ada@example.com', note: 'With a friend' };

describe('a form with times', () => {
  const past = new Date(Date.UTC(2020, 2, 3, 16, 5));
  const future = new Date(Date.UTC(2120, 2, 3, 16, 5));
  const rows: readonly [phase: string, limits: Partial<typeof forms.$inferInsert>, words: RegExp][] = [
    ['notYet', { opensAt: future }, /opens on 3 March 2120 at 17:05/],
    ['closed', { closesAt: past }, /closed on 3 March 2020 at 17:05/],
    ['closed', { closesAt: past, closedText: 'See you next year.' }, /See you next year\./],
  ];
  for (const [phase, limits, words] of rows)
    test(`says that it is ${phase} before, and refuses what is sent: ${words.source}`, async () => {
      await limit(limits);
      const page = await (await plainPage()).text();
      assert.match(page, words);
      assert.doesNotMatch(page, /<form/);
      const { answer, body } = await state();
      assert.equal(body.phase, phase);
      assert.match(answer.headers.get('cache-control')!, /max-age=10$/);
      for (const values of [ada, { email: 'no address' }]) {
        const refused = await save(values);
        assert.equal(refused.status, 409);
        const { error, phase: told } = await refused.json();
        assert.match(error, words);
        assert.equal(told, phase);
      }
      const plain = await post(ada);
      assert.equal(plain.status, 409);
      const text = await plain.text();
      assert.match(text, words);
      assert.match(text, /value="With a friend"/);
      assert.equal(await run.stored(), 0);
    });

  test('is open between them', async () => {
    await limit({ opensAt: past, closesAt: future });
    assert.match(await (await plainPage()).text(), /<form/);
    assert.equal((await state()).body.phase, 'open');
    assert.equal((await save(ada)).status, 200);
  });

  test('answers a repeated request as before, although it has closed since', async () => {
    await limit({ closesAt: future });
    const key = await run.key();
    const first = await (await save(ada, { key })).json();
    await limit({ closesAt: past });
    const again = await save(ada, { key });
    assert.deepEqual([again.status, await again.json()], [200, first]);
  });

  test('leaves the key of a refused submission unused', async () => {
    await limit({ closesAt: past });
    const key = await run.key();
    assert.equal((await save(ada, { key })).status, 409);
    await limit({ closesAt: future });
    assert.equal((await save(ada, { key })).status, 200);
  });

  test('has a state for known forms only, by GET', async () => {
    assert.equal((await fetch(`${run.address}${paths.formState}?formId=none`)).status, 404);
    for (const query of ['', '?formId=a&formId=b', '?formId=%00']) assert.ok((await fetch(run.address + paths.formState + query)).status < 500);
    assert.equal((await run.post(paths.formState, {})).status, 405);
  });
});

describe('a form with a maximum', () => {
  test('gives the last place to one of many that arrive at the same time', async () => {
    await limit({ maxSubmissions: 3 });
    const statuses = await Promise.all(Array.from({ length: 12 }, async (_, at) => (await save({ ...ada, note: String(at) })).status));
    assert.deepEqual(statuses.sort(), [...Array(3).fill(200), ...Array(9).fill(409)]);
    assert.equal(await run.stored(), 3);
    assert.match(await (await plainPage()).text(), /This form is full/);
    assert.equal((await state()).body.phase, 'full');
    assert.match(await owner.read('/owner/forms'), /3 of 3<\/a><\/td><td>Full/);
  });

  test('counts neither spam nor what is deleted; what the owner restores may exceed it', async () => {
    await limit({ maxSubmissions: 1 });
    assert.equal((await save(ada, { honeypot: 'filled' })).status, 200);
    assert.equal((await state()).body.phase, 'open');
    const { id: first } = await (await save(ada)).json();
    assert.equal((await save(ada)).status, 409);
    await change([first], 'delete');
    assert.equal((await save(ada)).status, 200);
    await change(await ids(), 'restore');
    await change(await ids(), 'inbox');
    assert.equal((await state()).body.phase, 'full');
    assert.match(await owner.read('/owner/forms'), /3 of 1</);
  });
});

describe('a form that each email address can send once', () => {
  const mailed = async () => {
    await run.service.mailQueue.settled();
    return outbox.mails.splice(0).map(({ to, text }) => [to, text.split('\n')[0]]);
  };
  const stored = 'Your answer to “Evening” has been stored.';
  const before = 'You have already answered “Evening”. Nothing was changed.';

  test('answers the first and a repeated submission the same, and says which it was by email alone', async () => {
    await limit({ oncePer: 'email' });
    const first = await save({ ...ada, email: 'Ada.Once@Example.com' });
    const [firstBody, firstMails] = [await first.json(), await mailed()];
    const key = await run.key();
    const second = await save({ email: 'ada.once@example.COM ', note: 'Changed' }, { key });
    const [secondBody, secondMails] = [await second.json(), await mailed()];
    const headersOf = ({ headers }: Response) => [...headers.keys()].sort();
    assert.deepEqual([first.status, headersOf(first)], [second.status, headersOf(second)]);
    const confirmation = 'We have sent an email to ada.once@example.com that confirms your answer.';
    for (const body of [firstBody, secondBody]) {
      assert.deepEqual(Object.keys(body).sort(), ['confirmation', 'id']);
      assert.match(body.id, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      assert.equal(body.confirmation, confirmation);
    }
    assert.deepEqual([firstMails, secondMails], [[['ada.once@example.com', stored]], [['ada.once@example.com', before]]]);
    assert.equal(await run.stored(), 1);
    assert.deepEqual(await (await save({ email: 'ada.once@example.COM ', note: 'Changed' }, { key })).json(), secondBody, 'a retried request');
    assert.deepEqual(await mailed(), [], 'a retried request sends no email');
    assert.deepEqual(await (await run.post(paths.formSubmissionState, { key })).json(), secondBody);
  });

  test('stores one of many that arrive at the same time', async () => {
    await limit({ oncePer: 'email' });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => save({ email: 'many@example.com', note: String(at) })));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(await run.stored(), 1);
    assert.equal((await mailed()).length, 5, 'an address receives five emails an hour');
  });

  test('without scripts leads to the same page', async () => {
    await limit({ oncePer: 'email', thanksPath: '/thanks' });
    const first = await post({ ...ada, email: 'plain@example.com' });
    const second = await post({ email: 'plain@example.com', note: 'Again' });
    assert.deepEqual([first.status, first.headers.get('location')], [303, `/forms/${id}/thanks?emailed`]);
    assert.equal(second.headers.get('location'), first.headers.get('location'));
    assert.match(await (await plainPage(first.headers.get('location')!)).text(), /sent you an email that confirms your answer/);
    await limit({ thanksPath: null });
  });

  test('is free again once the submission is deleted or spam, and taken once it is restored', async () => {
    await limit({ oncePer: 'email' });
    const email = 'free@example.com';
    assert.equal((await save({ email, note: 'spam' }, { honeypot: 'filled' })).status, 200);
    assert.deepEqual(await mailed(), [], 'spam neither occupies it nor sends an email');
    const { id: first } = await (await save({ email, note: '1' })).json();
    await change([first], 'delete');
    const { id: second } = await (await save({ email, note: '2' })).json();
    await change([second], 'spam');
    await save({ email, note: '3' });
    await change(await ids(), 'restore');
    await change(await ids(), 'inbox');
    const senders = await run.service.database.select().from(submissionSenders).where(eq(submissionSenders.formId, id));
    assert.equal(senders.length, 1);
    assert.equal(await run.stored(), 4);
  });

  test('asks for the address', async () => {
    await limit({ oncePer: 'email' });
    assert.deepEqual(Object.keys((await (await save({ note: 'x' })).json()).errors), ['email']);
  });
});

describe('a form that each account can send once', () => {
  async function login(): Promise<Record<string, string>> {
    const answer = await run.post(paths.accountSession, { ...demoAccount, rememberMe: false });
    assert.equal(answer.status, 200, await answer.clone().text());
    const cookie = answer.headers.getSetCookie().map(one => one.split(';', 1)[0]).join('; ');
    const crumb = decodeURIComponent(/crumb=([^;]+)/.exec(cookie)?.[1] ?? '');
    return { cookie, 'x-csrf-token': crumb, [xsrfHeader]: (await answer.json()).xsrfToken };
  }

  test('needs a login, and shows that before', async () => {
    await limit({ oncePer: 'account' });
    assert.equal((await state()).body.phase, 'login');
    assert.match(await (await plainPage()).text(), /Log in to submit this form/);
    const refused = await save(ada);
    const { loginRequired, error } = await refused.json();
    assert.deepEqual([refused.status, loginRequired, error], [403, true, 'Log in to submit this form.']);
  });

  test('stores one of many that arrive at the same time, and informs that account', async () => {
    await limit({ oncePer: 'account' });
    const headers = await login();
    const before = await state(headers);
    assert.deepEqual([before.body.phase, before.answer.headers.get('cache-control')], ['open', 'no-store']);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => save({ ...ada, note: String(at) }, {}, headers)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409]);
    assert.match((await answers.find(({ status }) => status === 409)!.json()).error, /already submitted/);
    assert.equal((await state(headers)).body.phase, 'answered');
    assert.equal((await state()).body.phase, 'login');
  });
});

describe('the owner\'s editor of limits', () => {
  const draft = (more: Record<string, string>) => Object.entries({ name: 'Evening', 'f.0.type': 'email', 'f.0.title': 'Email', 'f.0.required': 'yes', 'limit.timeZone': 'Europe/Berlin', ...more });
  const make = (more: Record<string, string>) => owner.post('/owner/forms/new', draft(more));
  const faults: readonly [name: string, limits: Record<string, string>, words: RegExp][] = [
    ['a closing time before the opening time', { 'limit.opens': '2026-05-02T10:00', 'limit.closes': '2026-05-02T10:00' }, /close before it opens/],
    ['a time that clocks skip', { 'limit.opens': '2026-03-29T02:30' }, /clocks in Europe\/Berlin skip 02:30/],
    ['a day that does not exist', { 'limit.opens': '2026-02-31T02:30' }, /isn’t a date with a time/],
    ['an unknown zone', { 'limit.timeZone': 'Europe/Atlantis' }, /isn’t a time zone/],
    ['no whole number', { 'limit.maxSubmissions': '0' }, /from 1 to/],
    ['a number with a word', { 'limit.maxSubmissions': '12 people' }, /from 1 to/],
    ['one per email without an email', { 'limit.oncePer': 'email', 'f.0.type': 'text' }, /needs a required field/],
    ['one per email that is not required', { 'limit.oncePer': 'email', 'f.0.required': '' }, /needs a required field/],
    ['one per email that a section may hide',
      { 'limit.oncePer': 'email', 'f.1.type': 'email', 'f.1.title': 'Email', 'f.1.required': 'yes', 'f.0.type': 'section', 'f.0.when': '{Name} is filled', 'f.2.type': 'text', 'f.2.title': 'Name' },
      /needs a required field/],
    ['one per person', { 'limit.oncePer': 'person' }, /Choose what can be submitted once/],
  ];
  for (const [name, limits, words] of faults)
    test(`refuses ${name}, and keeps what was typed`, async () => {
      const answer = await make(limits);
      assert.equal(answer.status, 400);
      const page = await answer.text();
      assert.match(page, words);
      assert.match(page, /name="limit\.maxSubmissions"/);
    });

  test('stores moments, shows them in their zone, and gives them to all who paste', async () => {
    const limits = { id: 'limited', 'limit.opens': '2026-10-25T02:30', 'limit.closes': '2026-10-25T02:30', 'limit.maxSubmissions': '30', 'limit.oncePer': 'email' };
    const answer = await make(limits);
    assert.equal(answer.status, 303, await answer.clone().text());
    const [row] = await run.service.database.select().from(forms).where(eq(forms.id, 'limited'));
    assert.deepEqual([row!.opensAt!.toISOString(), row!.closesAt!.toISOString(), row!.maxSubmissions, row!.oncePer],
      ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', 30, 'email'], 'a time that clocks show twice');
    const editor = await owner.read('/owner/forms/edit/limited');
    assert.match(editor, /name="limit\.opens" type="datetime-local" value="2026-10-25T02:30"/);
    assert.match(editor, /<option selected value="Europe\/Berlin">/);
    const paste = await owner.read('/owner/forms/edit/limited/paste');
    assert.equal(paste.match(/opens=(&quot;|")2026-10-25T00:30:00\.000Z(&quot;|") closes=(&quot;|")2026-10-25T01:30:00\.000Z(&quot;|") time-zone=(&quot;|")Europe\/Berlin(&quot;|") limited/g)?.length, 2);
    assert.match(await owner.read('/owner/forms'), /0 of 30<\/a><\/td><td>(Opens|Open until|Closed)/);
  });

  test('leaves a form without limits as it was', async () => {
    assert.equal((await make({ id: 'free' })).status, 303);
    const [row] = await run.service.database.select().from(forms).where(eq(forms.id, 'free'));
    assert.deepEqual([row!.opensAt, row!.closesAt, row!.maxSubmissions, row!.oncePer, row!.closedText], [null, null, null, null, null]);
    assert.doesNotMatch(await owner.read('/owner/forms/edit/free/paste'), /limited|opens=/);
  });
});
