import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { subscribers } from './newsletter.schema.js';
import { Events } from '../../kernel/events.js';
import { readSiteUrl } from '../../kernel/http/get-origin.js';
import { type Mail, memoryOutbox } from '../../kernel/mail/outbox.js';
import { type OwnerVisitor, ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { Newsletter } from './newsletter.js';

const password = 'correct horse battery';
const site = 'https://pots.example';
const day = 86_400_000;

const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password }, outbox, siteUrl: site });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());
beforeEach(async () => {
  outbox.mails.length = 0;
  await run.service.database.delete(subscribers);
});

const save = async (email: string, headers: Record<string, string> = {}) => {
  const answer = await run.post('/api/form/SaveFormSubmission', { key: await run.key(), formId: 'newsletter', form: { email } }, headers);
  assert.equal(answer.status, 200, await answer.clone().text());
};
const subscribe = async (email: string, headers?: Record<string, string>): Promise<Mail> => {
  await save(email, headers);
  await run.service.mailQueue.settled();
  return outbox.mails.at(-1)!;
};
const row = async (email: string) => (await run.service.database.select().from(subscribers).where(eq(subscribers.email, email)))[0];
const linkOf = ({ text }: Mail) => new RegExp(`${site}(/newsletter/confirm\\S+)`).exec(text)![1]!;
const press = (path: string) => fetch(run.address + path, { method: 'POST', headers: { accept: 'text/html' } });
const listed = async () => (await owner.read('/owner/subscribers/file')).trim().split('\r\n').slice(1).map(line => line.split(','));

describe('a subscription', () => {
  test('counts only when the button behind the email\'s link is pressed', async () => {
    const mail = await subscribe('Ada@example.com');
    assert.equal(mail.to, 'ada@example.com');
    assert.deepEqual(await listed(), []);
    assert.match(await owner.read('/owner/subscribers'), /0 subscribers[^]*1 more has not confirmed/);
    const page = await fetch(run.address + linkOf(mail), { headers: { accept: 'text/html' } });
    assert.match(await page.text(), /Subscribe ada@example\.com to the newsletter\?[^]*<form method="post"/);
    assert.deepEqual(await listed(), [], 'a program that only looks at the link confirms nothing');
    assert.match(await (await press(linkOf(mail))).text(), /ada@example\.com is subscribed to the newsletter/);
    assert.equal((await press(linkOf(mail))).status, 200, 'pressed twice');
    const [[, email, form, , language, unsubscribe]] = await listed() as [string[]];
    assert.deepEqual([email, form, language], ['ada@example.com', 'newsletter', 'en']);
    assert.equal((await press(unsubscribe!.replace(site, ''))).status, 200);
    assert.deepEqual([await listed(), await row('ada@example.com')], [[], undefined]);
  });

  test('is asked about in the language of the page', async () => {
    const mail = await subscribe('grete@example.com', { 'accept-language': 'de' });
    assert.equal(mail.subject, 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    const page = await fetch(run.address + linkOf(mail), { headers: { 'accept': 'text/html', 'accept-language': 'ar' } });
    assert.match(await page.text(), /<html lang="ar" dir="rtl">/);
  });

  test('leads to the site that the owner has named, whatever host a request names', async () => {
    const mail = await subscribe('eve@example.com', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' });
    assert.deepEqual(mail.text.match(/https?:\/\/[^/]+/g), [site]);
  });

  test('sends another email to who asks again, but no more than one in ten minutes', async () => {
    await subscribe('ada@example.com');
    await subscribe('ada@example.com');
    await subscribe('bob@example.com');
    assert.deepEqual(outbox.mails.map(({ to }) => to), ['ada@example.com', 'bob@example.com']);
    await run.service.database.update(subscribers).set({ emailedAt: new Date(Date.now() - 11 * 60_000) });
    await subscribe('ada@example.com');
    assert.deepEqual(outbox.mails.map(({ to }) => to), ['ada@example.com', 'bob@example.com', 'ada@example.com']);
  });

  test('that is confirmed is not asked about again', async () => {
    await press(linkOf(await subscribe('ada@example.com')));
    await run.service.database.update(subscribers).set({ emailedAt: new Date(Date.now() - day) });
    await subscribe('ada@example.com');
    await subscribe('bob@example.com');
    assert.deepEqual(outbox.mails.map(({ to }) => to), ['ada@example.com', 'bob@example.com']);
  });
});

describe('a link of the newsletter', () => {
  const newsletter = (secret = 'secret') => new Newsletter({ events: new Events(), database: run.service.database, mailQueue: run.service.mailQueue, secret });
  const now = Date.UTC(2026, 0, 10, 12);
  const cases: [title: string, token: (one: Newsletter) => string, email: string | null][] = [
    ['that is ours', one => one.tokenFor('confirm', 'ada@example.com', now), 'ada@example.com'],
    ['of two weeks ago', one => one.tokenFor('confirm', 'ada@example.com', now - 14 * day), 'ada@example.com'],
    ['of longer ago', one => one.tokenFor('confirm', 'ada@example.com', now - 15 * day), null],
    ['for something else', one => one.tokenFor('unsubscribe', 'ada@example.com', now), null],
    [
      'with another address',
      one => one.tokenFor('confirm', 'ada@example.com', now).replace(/^[^.]+/, Buffer.from('eve@example.com').toString('base64url')),
      null,
    ],
    [
      'with another day',
      one => one.tokenFor('confirm', 'ada@example.com', now - 15 * day).replace(/\.\d+\./, `.${Math.floor(now / day)}.`),
      null,
    ],
    ['of another service', () => newsletter('other').tokenFor('confirm', 'ada@example.com', now), null],
    ['that is cut off', one => one.tokenFor('confirm', 'ada@example.com', now).slice(0, -1), null],
    ['that is empty', () => '', null],
    ['that is endless', () => '.'.repeat(1_000_000), null],
  ];
  for (const [title, token, email] of cases) {
    test(`${title} is ${email === null ? 'refused' : 'taken'}`, () => assert.equal(newsletter().emailOf('confirm', token(newsletter()), now), email));
  }
  test('that ends a subscription is good for years', () => {
    assert.equal(newsletter().emailOf('unsubscribe', newsletter().tokenFor('unsubscribe', 'ada@example.com', now), now + 3000 * day), 'ada@example.com');
  });
  for (const path of ['/newsletter/confirm', '/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=..']) {
    test(`${path} says that it is not complete`, async () => {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(run.address + path, { method, headers: { accept: 'text/html' } });
        assert.deepEqual([answer.status, /This link is incomplete/.test(await answer.text())], [400, true]);
      }
    });
  }
});

test('who never confirms is forgotten after two weeks', async () => {
  await subscribe('ada@example.com');
  await press(linkOf(await subscribe('bob@example.com')));
  const newsletter = new Newsletter({ events: new Events(), database: run.service.database, mailQueue: run.service.mailQueue, secret: 'x' });
  await newsletter.sweep(Date.now() + 13 * day);
  assert.ok(await row('ada@example.com'));
  await newsletter.sweep(Date.now() + 15 * day);
  assert.deepEqual([await row('ada@example.com'), (await row('bob@example.com'))?.email], [undefined, 'bob@example.com']);
});

for (const [text, origin] of [
  ['', undefined],
  ['https://pots.example', site],
  ['https://pots.example/', site],
  ['http://localhost:3000', 'http://localhost:3000'],
] as const) {
  test(`SITE_URL=${text} is ${origin}`, () => assert.equal(readSiteUrl(text), origin));
}
for (const text of ['pots.example', 'https://pots.example/shop', 'ftp://pots.example', 'https://a:b@pots.example', 'https://pots.example?x']) {
  test(`SITE_URL=${text} is refused`, () => assert.throws(() => readSiteUrl(text), /expected the address of the site/));
}
