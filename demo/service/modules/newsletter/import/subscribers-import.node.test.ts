import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { asc } from 'drizzle-orm';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { pendingImports } from '../../../kernel/database/schema.js';
import { PendingImports } from '../../../kernel/imports/pending-imports.js';
import { DiskSpace } from '../../../kernel/limits/disk-space.js';
import { memoryStore } from '../../../kernel/files/folder-store.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { subscribers, unsubscribed } from '../newsletter.schema.js';
import { addressIn, readSubscribers } from './read-subscribers.js';

const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner({ outbox, siteUrl: 'https://pots.example' })); });
after(() => run.stop());
beforeEach(async () => {
  outbox.mails.length = 0;
  await run.service.database.delete(subscribers);
  await run.service.database.delete(unsubscribed);
});

const here = '/owner/subscribers/import';
const send = async (content: string | Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.append('csrf', owner.csrf);
  body.append('file', new Blob([content]), 'list.csv');
  const answer = await fetch(run.address + here, { method: 'POST', headers: { cookie: owner.cookie, accept: 'text/html' }, body });
  const text = await answer.text();
  return { status: answer.status, text, id: /name="file" value="([^"]+)"/.exec(text)?.[1] ?? '' };
};
const confirm = async (file: string, fields: Record<string, string> = { agreed: 'yes', source: 'The old list' }) => {
  const answer = await owner.post(`${here}/store`, { file, ...fields });
  return { status: answer.status, text: await answer.text() };
};
/** Imports a file as the owner does, and returns the page that follows. */
const bring = async (content: string) => {
  const { id, text } = await send(content);
  assert.notEqual(id, '', text);
  return confirm(id);
};
const listed = async () => (await run.service.database.select().from(subscribers).orderBy(asc(subscribers.email))).map(({ email }) => email);
const counts = (text: string) => Object.fromEntries([...text.matchAll(/<li>([^<:]+): ([\d,]+)<\/li>/g)].map(([, label, count]) => [label, Number(count)]));
const leave = async (email: string) => {
  const url = (await owner.read('/owner/subscribers/file')).split('\r\n').find(line => line.includes(email))!.split(',')[5]!;
  assert.equal((await fetch(url.replace('https://pots.example', run.address), { method: 'POST', headers: { accept: 'text/html' } })).status, 200);
};

describe('an import of subscribers', () => {
  const file = 'Email Address,First Name,CONFIRM_TIME\nAda@Example.com,Ada,2026-01-02 03:04:05\nbob@example.com,Bob,\nfoo,Foo,\nADA@example.com,Ada,\n';

  test('shows what it would do, and stores nothing before it is confirmed', async () => {
    const { status, text } = await send(file);
    assert.equal(status, 200);
    assert.deepEqual(counts(text), { 'New': 2, 'Repeated rows': 1, 'Rows with errors, not imported': 1 });
    assert.match(text, /Cell A4, Email Address: “foo” was not understood and was left out/);
    assert.match(text, /Columns used: Email Address, CONFIRM_TIME/);
    assert.match(text, /Columns not used: First Name/);
    assert.deepEqual(await listed(), []);
  });

  test('adds people with their source and the date of their consent, and sends no email', async () => {
    const { text } = await bring(file);
    assert.match(text, /The file was imported/);
    const rows = await run.service.database.select().from(subscribers).orderBy(asc(subscribers.email));
    assert.deepEqual(rows.map(({ email, source, formId }) => [email, source, formId]),
      [['ada@example.com', 'The old list', null], ['bob@example.com', 'The old list', null]]);
    assert.equal(rows[0]!.confirmedAt!.toISOString(), '2026-01-02T03:04:05.000Z');
    await run.service.mailQueue.settled();
    assert.deepEqual(outbox.mails, []);
    assert.match(await owner.read('/owner/subscribers'), /2 subscribers[^]*ada@example\.com/);
  });

  test('changes nothing the second time', async () => {
    await bring(file);
    const before = await run.service.database.select().from(subscribers).orderBy(asc(subscribers.email));
    const { text, id } = await send(file);
    assert.match(text, /The file contains nothing new/);
    assert.equal(id, '', 'there is nothing to confirm');
    assert.deepEqual(await run.service.database.select().from(subscribers).orderBy(asc(subscribers.email)), before);
  });

  test('requires consent and a source, and remembers what was typed', async () => {
    const { id } = await send(file);
    const { status, text } = await confirm(id, { source: 'Market <stall>' });
    assert.equal(status, 400);
    assert.match(text, /role="alert">Confirm that these people have agreed[^]*value="Market &lt;stall&gt;"/);
    assert.match((await confirm(id, { agreed: 'yes', source: '  ' })).text, /role="alert">Enter where they subscribed/);
    assert.deepEqual(await listed(), []);
    assert.equal((await confirm(id)).status, 200);
    assert.equal((await listed()).length, 2);
    assert.match((await confirm(id)).text, /This preview has expired/);
  });

  test('is forgotten after a day, with its file', async () => {
    const files = memoryStore();
    const pending = new PendingImports({ database: run.service.database, files, disk: new DiskSpace(async () => null) });
    const id = await pending.add('subscribers', { bytes: new TextEncoder().encode('a'), type: '' });
    await pending.sweep(Date.now() + 23 * 3_600_000);
    assert.ok(await pending.read('subscribers', id));
    assert.equal(await pending.read('orders', id), null, 'a file of another import');
    await pending.sweep(Date.now() + 25 * 3_600_000);
    assert.deepEqual([await files.get(`import-${id}`), await pending.read('subscribers', id)], [null, null]);
    assert.deepEqual(await run.service.database.select().from(pendingImports), []);
  });

  for (const id of ['', '\0', '../x', 'x'.repeat(10_000)]) {
    test(`of an unknown file is refused: ${JSON.stringify(id.slice(0, 10))}`, async () => assert.equal((await confirm(id)).status, 400));
  }
});

describe('people who have unsubscribed', () => {
  test('are never added by an import, and by their own sign-up again', async () => {
    await bring('ada@example.com\nbob@example.com');
    await leave('ada@example.com');
    assert.deepEqual(await listed(), ['bob@example.com']);
    const { text, id } = await send('ada@example.com\nbob@example.com\neve@example.com');
    assert.deepEqual(counts(text), { 'New': 1, 'Already here, unchanged': 1, 'Unsubscribed here, not added': 1 });
    await confirm(id);
    assert.deepEqual(await listed(), ['bob@example.com', 'eve@example.com']);
    const stored = JSON.stringify(await run.service.database.select().from(unsubscribed));
    assert.doesNotMatch(stored, /ada/, 'only a hash of the address is kept');

    const answer = await run.post('/api/form/SaveFormSubmission', { key: await run.key(), formId: 'newsletter', form: { email: 'Ada@example.com' } });
    assert.equal(answer.status, 200);
    await run.service.mailQueue.settled();
    // A typed address is not enough: anyone can type it.
    assert.equal((await run.service.database.select().from(unsubscribed)).length, 1);
    const link = /(\/newsletter\/confirm\S+)/.exec(outbox.mails.at(-1)!.text)![1]!;
    assert.equal((await fetch(run.address + link, { method: 'POST', headers: { accept: 'text/html' } })).status, 200);
    assert.deepEqual(await run.service.database.select().from(unsubscribed), []);
    assert.deepEqual(await listed(), ['ada@example.com', 'bob@example.com', 'eve@example.com']);
  });

  test('are recognized while their new confirmation is pending', async () => {
    await bring('ada@example.com');
    await leave('ada@example.com');
    await run.post('/api/form/SaveFormSubmission', { key: await run.key(), formId: 'newsletter', form: { email: 'ada@example.com' } });
    assert.deepEqual(counts((await send('ada@example.com\nbob@example.com')).text), { 'New': 1, 'Unsubscribed here, not added': 1 });
  });

  test('in the file are remembered, and stay subscribed if they are subscribed here', async () => {
    await bring('bob@example.com');
    const left = 'Email,Status\nada@example.com,Unsubscribed\nbob@example.com,unsubscribed\neve@example.com,subscribed\neve@example.com,cleaned';
    assert.deepEqual(counts((await bring(left)).text),
      { 'Already here, unchanged': 1, 'Unsubscribed or blocked in the file, not added': 2, 'Repeated rows': 1 });
    assert.deepEqual(await listed(), ['bob@example.com']);
    assert.match((await send(left)).text, /The file contains nothing new/);
    assert.deepEqual(counts((await send('ada@example.com\nnew@example.com')).text), { 'New': 1, 'Unsubscribed here, not added': 1 });
  });
});

test('an address that waits for its confirmation is added', async () => {
  await run.post('/api/form/SaveFormSubmission', { key: await run.key(), formId: 'newsletter', form: { email: 'ada@example.com' } });
  assert.deepEqual(counts((await bring('ada@example.com')).text), { New: 1 });
  assert.match(await owner.read('/owner/subscribers'), /1 subscribers/);
});

test('the file of subscribers is read back, in whatever language it was exported', async () => {
  await bring('Email,Language\nada@example.com,de\nbob@example.com,fr-CA\n');
  const stored = await run.service.database.select().from(subscribers).orderBy(asc(subscribers.email));
  for (const language of ['en', 'de', 'ja', 'ar']) {
    const file = await owner.speaking(language).read('/owner/subscribers/file');
    await run.service.database.delete(subscribers);
    await bring(file);
    const again = await run.service.database.select().from(subscribers).orderBy(asc(subscribers.email));
    assert.deepEqual(again.map(one => [one.email, one.language, Math.floor(one.confirmedAt!.getTime() / 1000)]),
      stored.map(one => [one.email, one.language, Math.floor(one.confirmedAt!.getTime() / 1000)]), language);
  }
});

describe('files of other systems', () => {
  const read = (text: string) => readSubscribers({ bytes: new TextEncoder().encode(text), type: 'text/csv' });
  const files: [title: string, content: string, expected: readonly string[]][] = [
    ['Mailchimp, subscribed', '"Email Address","First Name","Last Name","MEMBER_RATING","OPTIN_TIME","OPTIN_IP","CONFIRM_TIME","CONFIRM_IP","LAST_CHANGED","LEID","EUID","TAGS"\n'
      + '"ada@example.com","Ada","L","2","","","2024-05-06 07:08:09","192.0.2.1","2024-05-06 07:08:09","1","x","""vip"""', ['ada@example.com subscribed 2024-05-06']],
    ['Mailchimp, unsubscribed', 'Email Address,UNSUB_TIME,UNSUB_REASON\nada@example.com,2024-05-06 07:08:09,Other', ['ada@example.com left']],
    ['Mailchimp, cleaned', 'Email Address,CLEAN_TIME\nada@example.com,2024-05-06 07:08:09', ['ada@example.com left']],
    ['Substack', 'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at\nada@example.com,false,,other,false,2023-01-02T03:04:05.678Z,\n'
      + 'bob@example.com,true,,yearly,true,2023-01-02T03:04:05.678Z,', ['ada@example.com subscribed 2023-01-02', 'bob@example.com left 2023-01-02']],
    ['Brevo', '\uFEFFCONTACT ID;EMAIL;FIRSTNAME;EMAIL_BLACKLISTED;ADDED_TIME\n1;ada@example.com;Ada;No;2023-01-02 03:04:05\n2;bob@example.com;Bob;Yes;2023-01-02',
      ['ada@example.com subscribed 2023-01-02', 'bob@example.com left 2023-01-02']],
    ['Shopify', 'First Name,Email,Accepts Email Marketing\nAda,ada@example.com,yes\nBob,bob@example.com,no', ['ada@example.com subscribed', 'bob@example.com unconfirmed']],
    ['MailerLite', 'Subscriber,Status,Subscribe date\nada@example.com,Active,2023/1/2\nbob@example.com,Unconfirmed,', ['ada@example.com subscribed 2023-01-02', 'bob@example.com unconfirmed']],
    ['a heading in another language', 'Prénom;Courriel\nAda;ada@example.com', ['ada@example.com subscribed']],
    ['a plain list', 'ada@example.com\r\n\r\nBob <bob@example.com>\r\n', ['ada@example.com subscribed', 'bob@example.com subscribed']],
    ['a list in one line', 'ada@example.com, bob@example.com;', ['ada@example.com subscribed', 'bob@example.com subscribed']],
    ['addresses of a mail program', 'Ada L <ada@example.com>, Bob <bob@example.com>', ['ada@example.com subscribed', 'bob@example.com subscribed']],
    ['a table without a header', 'Ada,ada@example.com\nBob,bob@example.com', ['ada@example.com subscribed', 'bob@example.com subscribed']],
    ['a date that can be read in two ways', 'email,created_at\nada@example.com,1/2/2023', ['ada@example.com subscribed']],
  ];
  for (const [title, content, expected] of files) {
    test(title, async () => {
      const { subscribers: found } = await read(content);
      assert.deepEqual(found.map(({ email, status, confirmedAt }) => [email, status, confirmedAt?.toISOString().slice(0, 10)].filter(Boolean).join(' ')), expected);
    });
  }
  for (const [title, content] of [['nothing', ''], ['a header alone', 'Email'], ['no addresses', 'a,b\n1,2\n3,4'], ['an open quotation mark', 'Email\n"ada@example.com']] as const) {
    test(`with ${title} are refused`, () => assert.rejects(read(content), RangeError));
  }
  test('with an unknown status are reported, and their row is left out', async () => {
    const { subscribers: found, faultCount, notes } = await read('Email,Status\nada@example.com,zombie');
    assert.deepEqual([found, faultCount], [[], 1]);
    assert.match(notes.join(), /Cell B2, Status: “zombie” was not understood and was left out/);
  });
  test('with more rows than any list has are refused', () => assert.rejects(read('a@example.com\n'.repeat(100_002)), /more than 100000 rows/));
});

for (const [text, email] of [
  ['Ada@Example.COM', 'ada@example.com'], ['<ada@example.com>', 'ada@example.com'], ['mailto:ada@example.com', 'ada@example.com'],
  ['ada@example', ''], ['ada', ''], ['', ''], ['<'.repeat(100_000), ''], ['a@b@example.com', ''],
] as const) test(`the address in ${JSON.stringify(text.slice(0, 30))} is "${email}"`, () => assert.equal(addressIn(text), email));
