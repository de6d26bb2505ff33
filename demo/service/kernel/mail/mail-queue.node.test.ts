import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { OpenDatabase } from '../database/database.js';
import { openPglite } from '../database/open-pglite.js';
import { queuedEmails } from '../database/schema.js';
import { MailQueue, maxTries, waitAfter } from './mail-queue.js';
import { startForTest } from '../../start-for-test.js';
import { folderOutbox, type Mail, mailFile, memoryOutbox, type Outbox } from './outbox.js';
import { mailFromEnvironment, smtpOutbox, usualOutbox } from './smtp-outbox.js';
import { smtpServer } from './smtp-server-for-test.js';

describe('emails that wait', () => {
  let open: OpenDatabase;
  before(async () => { open = await openPglite(); });
  after(() => open.close());

  let now = 0;
  let isAway = false;
  const sent: Mail[] = [];
  const wakes: [wake: () => void, delayMs: number][] = [];
  beforeEach(async () => {
    await open.database.delete(queuedEmails);
    [now, isAway, sent.length, wakes.length] = [1_000_000, false, 0, 0];
  });
  const newQueue = () => new MailQueue({
    database: open.database, onError: () => {}, now: () => now,
    outbox: { async send(mail) { if (isAway) throw new Error('connect ECONNREFUSED'); sent.push(mail); } },
    schedule(wake, delayMs) { wakes.push([wake, delayMs]); return () => {}; },
  });
  const mail = { to: 'owner@pots.example', subject: 'Hello', text: 'Text', replyTo: 'ada@example.com' };
  const waiting = async () => (await open.database.select().from(queuedEmails)).length;

  test('are sent after their transaction, once, and none without it', async () => {
    const queue = newQueue();
    await open.database.transaction(transaction => queue.add(transaction, mail));
    await assert.rejects(open.database.transaction(async transaction => {
      await queue.add(transaction, mail);
      throw new Error('taken back');
    }));
    queue.flush();
    queue.flush();
    await queue.settled();
    assert.deepEqual(sent.map(({ to, replyTo }) => [to, replyTo]), [['owner@pots.example', 'ada@example.com']]);
    assert.equal(await waiting(), 0);
  });

  test('are held back no longer by a clock that is set back', async () => {
    now = 40 * 24 * 60 * 60_000;
    const queue = newQueue();
    await queue.add(open.database, mail);
    now -= 10 * 24 * 60 * 60_000;
    queue.flush();
    await queue.settled();
    assert.deepEqual([sent.length, await waiting()], [1, 0]);
  });

  test('are tried again, ever later, under the same id, and said to be stuck meanwhile', async () => {
    const queue = newQueue();
    await queue.add(open.database, mail);
    isAway = true;
    queue.flush();
    await queue.settled();
    assert.deepEqual([wakes.length, wakes[0]![1], await queue.getUnsent()], [1, 60_000, { emails: 1, givenUp: 0, reason: 'connect ECONNREFUSED' }]);
    queue.flush(); // too soon
    await queue.settled();
    assert.equal(wakes.length, 1);
    now += 60_000;
    wakes[0]![0]();
    await queue.settled();
    assert.equal(wakes[1]![1], 120_000);
    isAway = false;
    now += 120_000;
    wakes[1]![0]();
    await queue.settled();
    assert.deepEqual([sent.length, await waiting(), (await queue.getUnsent()).emails], [1, 0, 0]);
  });

  test('are given up after some two days, and tried again when the owner requests it', async () => {
    assert.ok(Array.from({ length: maxTries - 1 }, (_, at) => waitAfter(at + 1)).reduce((sum, one) => sum + one) > 40 * 60 * 60_000);
    const queue = newQueue();
    await queue.add(open.database, mail);
    await open.database.update(queuedEmails).set({ tries: maxTries, lastError: 'no such user' });
    queue.flush();
    await queue.settled();
    assert.equal(sent.length, 0);
    await queue.retry();
    await queue.settled();
    assert.equal(sent.length, 1);
  });

  test('are taken by one of two processes each', async () => {
    const queues = [newQueue(), newQueue()];
    for (let at = 0; at < 10; at += 1) await queues[0]!.add(open.database, { ...mail, subject: String(at) });
    for (const queue of queues) queue.flush();
    await Promise.all(queues.map(queue => queue.settled()));
    assert.deepEqual(sent.map(({ subject }) => subject).sort(), Array.from({ length: 10 }, (_, at) => String(at)));
  });
});

describe('lanes of the queue', () => {
  let open: OpenDatabase;
  before(async () => { open = await openPglite(); });
  after(() => open.close());
  beforeEach(() => open.database.delete(queuedEmails));

  /** A queue with a lane of receivers `hook:a/` and `hook:b/`. Those in `held` answer when they are released, those in `down` never. */
  const create = () => {
    const sent: string[] = [];
    const held = new Map<string, () => void>();
    const [slow, down] = [new Set<string>(), new Set<string>()];
    const heard = new Map<string, () => void>();
    const outbox = (name: string): Outbox => ({
      async send({ to }) {
        if (down.has(to)) throw new Error(`${to} is down`);
        if (slow.has(to)) {
          await new Promise<void>(resolve => {
            held.set(to, resolve);
            heard.get(`held ${to}`)?.();
          });
        }
        sent.push(`${name} ${to}`);
        heard.get(to)?.();
      },
    });
    const queue = new MailQueue({ database: open.database, outbox: outbox('mail'), onError: () => {}, schedule: () => () => {} });
    queue.addLane({ start: 'hook:', outbox: outbox('hook'), receiverOf: to => to.slice(0, 'hook:a/'.length) });
    queue.addLane({ start: 'https://one.example', outbox: outbox('one'), isCounted: true });
    return {
      queue, sent, held, slow, down,
      add: async (...all: string[]) => { for (const to of all) await queue.add(open.database, { to, subject: 's', text: 't' }); },
      /** Resolves when a message is sent, or held by its receiver. */
      hears: (what: string) => new Promise<void>(resolve => { heard.set(what, resolve); }),
    };
  };

  test('a slow receiver delays neither emails nor other receivers, also those that come while it is slow', async () => {
    const { queue, sent, held, slow, add, hears } = create();
    slow.add('hook:a/1');
    await add('hook:a/1', 'hook:a/2', 'hook:b/1', 'ada@example.com');
    const others = Promise.all([hears('held hook:a/1'), hears('hook:b/1'), hears('ada@example.com')]);
    queue.flush();
    await others;
    const late = hears('hook:b/2');
    await add('hook:b/2');
    queue.flush();
    await late;
    assert.deepEqual([...sent].sort(), ['hook hook:b/1', 'hook hook:b/2', 'mail ada@example.com']);
    held.get('hook:a/1')!();
    await queue.settled();
    assert.deepEqual(sent.slice(-2), ['hook hook:a/1', 'hook hook:a/2'], 'in turn');
    assert.equal((await open.database.select().from(queuedEmails)).length, 0);
    await queue.close();
  });

  test('one that is down delays nothing, and its messages wait', async () => {
    const { queue, sent, down, add } = create();
    down.add('hook:a/1').add('https://one.example/x');
    await add('hook:a/1', 'hook:b/1', 'https://one.example/x', 'ada@example.com');
    queue.flush();
    await queue.settled();
    assert.deepEqual([...sent].sort(), ['hook hook:b/1', 'mail ada@example.com']);
    assert.deepEqual((await open.database.select().from(queuedEmails)).map(({ recipient }) => recipient).sort(), ['hook:a/1', 'https://one.example/x']);
    // The log of webhooks shows its own; the other lane is counted with the emails.
    assert.deepEqual(await queue.getUnsent(), { emails: 1, givenUp: 0, reason: 'https://one.example/x is down' });
    down.clear();
    await queue.retry();
    await queue.settled();
    assert.deepEqual(sent.slice(2), ['one https://one.example/x']);
    await queue.close();
  });
});

describe('emails are kept no longer than submissions', () => {
  const dayMs = 24 * 60 * 60_000;
  const hourMs = 60 * 60_000;
  const start = Date.UTC(2026, 0, 1);
  let [place, folder, now] = ['', '', start];
  let open: OpenDatabase;
  before(async () => { open = await openPglite(); });
  after(() => open.close());
  beforeEach(async () => {
    await open.database.delete(queuedEmails);
    place = await mkdtemp(join(tmpdir(), 'site-elements-outbox-'));
    [folder, now] = [join(place, 'outbox'), start];
  });
  afterEach(() => rm(place, { recursive: true }));

  const newQueue = (outbox: Outbox) => new MailQueue({ database: open.database, outbox, onError: assert.fail, now: () => now });
  const send = (outbox: Outbox, text: string, days: number) =>
    outbox.send({ to: 'owner@pots.example', subject: 'Hello', text, date: new Date(start + days * dayMs) });
  const inFolder = async () =>
    Promise.all(
      (await readdir(folder))
        .sort()
        .map(async name => Buffer.from((await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')[1] ?? '', 'base64').toString()),
    );

  for (const [title, wrap] of [
    ['in the folder', () => folderOutbox(folder)],
    [
      'in the folder that was used before there was a mail server',
      () => ({ ...usualOutbox({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' }, folder), send: folderOutbox(folder).send }),
    ],
  ] as const) {
    test(title, async () => {
      const outbox = wrap();
      const queue = newQueue(outbox);
      await queue.sweep({ keptDays: 30 }); // no email was ever written: there is no folder
      for (const days of [0, 10, 20]) await send(outbox, `day ${days}`, days);
      for (const name of ['notes.eml', '2020-01-01.eml', '2020-01-01T00-00-00-000Z-0123abcd.eml.part'])
        await writeFile(join(folder, name), '');
      now = start + 30 * dayMs;
      await queue.sweep();
      assert.equal((await readdir(folder)).length, 6);
      await queue.sweep({ keptDays: 30 });
      assert.deepEqual(await inFolder(), ['', 'day 0', 'day 10', 'day 20', ''], 'only what a crash has left unfinished years ago is gone');
      now += 1;
      await queue.sweep({ keptDays: 30 });
      assert.deepEqual((await inFolder()).filter(Boolean), ['day 10', 'day 20']);
      now += 10 * dayMs;
      await queue.sweep({ keptDays: 30 });
      assert.deepEqual((await inFolder()).filter(Boolean), ['day 20']);
      assert.deepEqual(
        (await readdir(folder)).filter(name => !name.startsWith('2026')),
        ['2020-01-01.eml', 'notes.eml'],
      );
      await queue.close();
    });
  }

  test('in the table, waiting or given up', async () => {
    const queue = newQueue(memoryOutbox());
    const row = { recipient: 'owner@pots.example', subject: 'x', text: 'y', nextTryAt: new Date(start + 10 * dayMs + hourMs) };
    await open.database.insert(queuedEmails).values([
      { ...row, id: 'waiting, old', createdAt: new Date(start), tries: 3 },
      { ...row, id: 'waiting', createdAt: new Date(start + 8 * dayMs), tries: 3 },
      { ...row, id: 'given up, old', createdAt: new Date(start), tries: maxTries },
      { ...row, id: 'given up', createdAt: new Date(start + 8 * dayMs), tries: maxTries },
    ]);
    const left = async () => (await open.database.select().from(queuedEmails)).map(({ id }) => id).sort();
    now = start + 10 * dayMs;
    await queue.sweep();
    assert.equal((await left()).length, 4);
    await queue.sweep({ keptDays: 7 });
    assert.deepEqual(await left(), ['given up', 'waiting']);
    now = start + 31 * dayMs;
    await open.database.update(queuedEmails).set({ createdAt: new Date(start), nextTryAt: new Date(now + hourMs) });
    await queue.sweep();
    assert.deepEqual(await left(), ['waiting']);
    await queue.close();
  });

  test('by a service that is started with a number of days', async () => {
    const outbox = folderOutbox(folder);
    for (const days of [-400, -5]) await outbox.send({ to: 'a@b.example', subject: 'x', text: `${days}`, date: new Date(Date.now() + days * dayMs) });
    const run = await startForTest({ dataDir: place, submissionsKeptDays: 365 });
    await run.service.swept;
    assert.deepEqual(await inFolder(), ['-5']);
    await run.stop();
  });
});

describe('a mail server', () => {
  test('is handed the email with its sender, whom to answer and an id that stays', async () => {
    const server = await smtpServer();
    const outbox = smtpOutbox({ smtpUrl: server.url, from: 'Pots <hello@pots.example>' });
    const mail: Mail = {
      to: 'owner@pots.example',
      subject: 'Grüße\r\nBcc: all@example.com',
      text: 'One\n.\nTwo',
      replyTo: 'ada@example.com',
      id: 'email-1',
      date: new Date(0),
    };
    await outbox.send(mail);
    const [email] = server.emails;
    assert.deepEqual([email!.from, email!.to], ['<hello@pots.example>', ['<owner@pots.example>']]);
    assert.match(email!.data, /^From: Pots <hello@pots\.example>$/m);
    assert.match(email!.data, /^Reply-To: ada@example\.com$/m);
    assert.match(email!.data, /^Message-ID: <email-1@pots\.example>$/m);
    assert.doesNotMatch(email!.data, /^Bcc:/m);
    server.isFull = true;
    await assert.rejects(outbox.send(mail), /no room/);
    await server.stop();
    await assert.rejects(outbox.send(mail));
  });

  for (const [title, environment, says] of [
    ['that speaks another language', { SMTP_URL: 'https://name:secret@mail.example' }, /not the address of a mail server/],
    ['without a sender', { SMTP_URL: 'smtps://name:secret@mail.example' }, /MAIL_FROM is not/],
    ['with a sender of two lines', { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /MAIL_FROM is not an address/],
    ['with an invalid sender', { MAIL_FROM: 'Pots' }, /MAIL_FROM is not an address/],
  ] as const) {
    test(`${title} is refused at the start, and its password is not told`, () => {
      assert.throws(() => mailFromEnvironment(environment), (error: Error) => says.test(error.message) && !error.message.includes('secret'));
    });
  }
});

test('a file of an email says whom to answer, and no visitor begins a header of their own', () => {
  const file = mailFile(
    { to: 'owner@pots.example', subject: 'x', text: 'y', replyTo: 'ada@example.com\r\nBcc: all@example.com' },
    { from: 'Pots <hello@pots.example>' },
  );
  assert.match(file, /^Reply-To: ada@example\.com Bcc: all@example\.com\r$/m);
  assert.match(file, /^From: Pots <hello@pots\.example>\r$/m);
});
