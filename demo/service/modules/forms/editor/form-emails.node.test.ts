import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { queuedEmails } from '../../../kernel/database/schema.js';
import { forms, submissions } from '../forms.schema.js';
import type { Mail } from '../../../kernel/mail/outbox.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { type OwnerVisitor, ownerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';

const password = 'correct horse battery';

describe('a form whose owner is notified by email', () => {
  let run: TestService;
  let owner: OwnerVisitor;
  let isAway = false;
  const mails: Mail[] = [];
  before(async () => {
    run = await startForTest({
      owner: { password }, siteUrl: 'https://pots.example',
      outbox: { async send(mail) { if (isAway) throw new Error('the mail server is away'); mails.push(mail); } },
    });
    owner = await ownerVisitor(run, password);
    const answer = await owner.post('/owner/forms/new', {
      name: 'Breakage',
      notify: 'owner@pots.example',
      'f.0.type': 'name',
      'f.0.title': 'Name',
      'f.1.type': 'email',
      'f.1.title': 'Email',
      'f.2.type': 'textarea',
      'f.2.title': 'What broke',
      'f.3.type': 'password',
      'f.3.title': 'Word',
    });
    assert.equal(answer.status, 303, await answer.text());
  });
  after(() => run.stop());
  const filled = { 'name.first': 'Ada', 'name.last': 'Byron', 'email': 'ada@example.com', 'what-broke': 'The handle\nand the rim', 'word': 'open sesame' };
  const send = async (more: Record<string, string> = {}) => {
    const answer = await fetch(`${run.address}/forms/breakage`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ ...filled, ...more }) });
    await run.service.mailQueue.settled();
    return answer.status;
  };

  test('gets an email about each submission, to be answered to its sender, without the password', async () => {
    const key = await run.key();
    assert.deepEqual([await send({ _key: key }), await send({ _key: key })], [303, 303]);
    assert.equal(mails.length, 1);
    const [{ to, subject, replyTo, text }] = mails as [Mail];
    const [row] = await run.service.database.select().from(submissions).where(eq(submissions.formId, 'breakage'));
    assert.deepEqual([to, subject, replyTo], ['owner@pots.example', 'Breakage: Ada Byron', 'ada@example.com']);
    assert.match(text, /^Email: ada@example\.com$/m);
    assert.match(text, /What broke:\nThe handle\nand the rim/);
    assert.ok(text.includes(`https://pots.example/owner/submissions/${row!.id}`));
    assert.doesNotMatch(text, /sesame/);
  });

  test('gets none about what looks like a machine, and one without an address to answer where none was left', async () => {
    mails.length = 0;
    await send({ _homepage: 'https://spam.example' });
    assert.equal(mails.length, 0);
    await send({ 'email': '', 'name.first': '', 'name.last': '' });
    assert.deepEqual([mails[0]!.subject, mails[0]!.replyTo], ['Breakage', undefined]);
  });

  test('hears of a mail server that is away on the page of forms; no visitor does', async () => {
    mails.length = 0;
    isAway = true;
    assert.equal(await send({ 'what-broke': 'The lid' }), 303);
    assert.match(await (await owner.get('/owner/forms')).text(), /An email about submissions couldn’t be sent: the mail server is away/);
    isAway = false;
    assert.equal((await owner.post('/owner/forms/emails', {}, 'wrong')).status, 403);
    const former = await owner.post('/owner/forms/letters');
    assert.deepEqual([former.status, former.headers.get('location')], [308, '/owner/forms/emails']);
    assert.equal((await owner.post('/owner/forms/emails')).status, 303);
    await run.service.mailQueue.settled();
    assert.deepEqual([mails.length, (await run.service.database.select().from(queuedEmails)).length], [1, 0]);
    assert.doesNotMatch(await (await owner.get('/owner/forms')).text(), /couldn’t be sent/);
  });

  test('gets a last email in a flood, and all of it is stored', async () => {
    mails.length = 0;
    const createdAt = new Date();
    const already = (await run.service.database.select().from(submissions).where(eq(submissions.formId, 'breakage'))).length;
    await run.service.database
      .insert(submissions)
      .values(
        Array.from({ length: 59 - already }, (_, at) => ({
          id: `many-${at}`,
          formId: 'breakage',
          payloadHash: 'x',
          values: {},
          context: {},
          createdAt,
        })),
      );
    await send({ 'what-broke': 'The sixtieth' });
    await send({ 'what-broke': 'One more' });
    assert.equal(mails.length, 1);
    assert.match(mails[0]!.text, /The sixtieth[^]*No more emails/);
  });

  test('gets it in the language in which they saved the form, whatever the visitor speaks', async () => {
    mails.length = 0;
    const polish = owner.speaking('pl');
    const fields = { 'notify': 'owner@pots.example', 'f.0.type': 'email', 'f.0.title': 'Adres', 'f.1.type': 'password', 'f.1.title': 'Słowo' };
    assert.equal((await polish.post('/owner/forms/new', { name: 'Reklamacja', ...fields })).status, 303);
    const answer = await fetch(`${run.address}/forms/reklamacja`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'accept-language': 'ja' },
      body: new URLSearchParams({ adres: 'ada@example.com', 's-owo': 'sezam' }),
    });
    assert.equal(answer.status, 303, await answer.text());
    await run.service.mailQueue.settled();
    assert.match(mails[0]!.text, /^Słowo: pominięte w wiadomości[^]*Wysłano formularzem „Reklamacja”\.\nOdpowiedź na tę wiadomość trafi do ada@example\.com, tak jak podał nadawca\.\nWśród twoich zgłoszeń: https:/m);
  });

  test('is not sent to an invalid address', async () => {
    const answer = await owner.post('/owner/forms/new', { 'name': 'Any', 'id': 'any', 'notify': 'owner@pots.example, all@example.com', 'f.0.title': 'A' });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /isn’t an email address[^]*value="owner@pots\.example, all@example\.com"/);
    assert.deepEqual(await run.service.database.select().from(forms).where(eq(forms.id, 'any')), []);
  });
});
