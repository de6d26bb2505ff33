import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { OpenDatabase } from '../database/database.js';
import { openPglite } from '../database/open-pglite.js';
import { queuedEmails } from '../database/schema.js';
import { forms } from '../../modules/forms/forms.schema.js';
import { startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import { certificateForTest } from './certificate-for-test.js';
import { MailQueue, maxTries } from './mail-queue.js';
import { EmailRejection, type Mail } from './outbox.js';
import { smtpOutbox } from './smtp-outbox.js';

const { cert, key } = certificateForTest();
const [user, pass] = ['hello@pots.example', 'p@ss:word/ü'];
const from = 'Töpferei <hello@pots.example>';
const mail: Mail = {
  to: 'owner@pots.example',
  subject: 'Grüße aus Wells',
  text: 'One\n.\n..Two ünd drei',
  replyTo: 'ada@example.com',
  id: 'email-1',
  date: new Date(0),
};

interface Taken { readonly data: string; readonly user: unknown; readonly isSecure: boolean; readonly method: string; readonly to: string[] }
const taken: Taken[] = [];
/** Passwords that the server has been told. */
const told: string[] = [];
let refusal: { at: 'MAIL' | 'RCPT' | 'DATA'; code: number; words: string } | null = null;
const open: SMTPServer[] = [];
beforeEach(() => {
  [taken.length, told.length, refusal] = [0, 0, null];
});
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>(resolve => { server.close(resolve); });
});

/** A real server of mail; the address by which it is reached as any host in the network would be, where no name says that it is this machine. */
async function start(options: SMTPServerOptions = {}, { trusted = true, password = pass, protocol = 'smtp' } = {}): Promise<string> {
  let method = '';
  const refuse = (at: string) => (refusal?.at === at ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null);
  const server = new SMTPServer({
    key, cert, logger: false, authMethods: ['PLAIN', 'LOGIN'], ...options,
    onAuth(auth, _session, callback) {
      told.push(auth.password ?? '');
      method = auth.method;
      if (auth.username === user && auth.password === pass) callback(null, { user });
      else callback(Object.assign(new Error('Invalid username or password'), { responseCode: 535 }));
    },
    onMailFrom: (_address, _session, callback) => callback(refuse('MAIL')),
    onRcptTo: (_address, _session, callback) => callback(refuse('RCPT')),
    onData(stream, session, callback) {
      let data = '';
      stream.setEncoding('utf8').on('data', part => { data += String(part); }).on('end', () => {
        const error = refuse('DATA');
        if (!error) taken.push({ data, user: session.user, isSecure: session.secure, method, to: session.envelope.rcptTo.map(({ address }) => address) });
        callback(error);
      });
    },
  });
  server.on('error', () => {}); // a client that does not trust it hangs up
  open.push(server);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const query = new URLSearchParams({ 'tls.servername': 'localhost', ...trusted && { 'tls.ca': cert } });
  return `${protocol}://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.1:${port}?${query}`;
}
const send = (smtpUrl: string) => smtpOutbox({ smtpUrl, from }).send(mail);

describe('an email is handed to a mail server of the network', () => {
  for (const [title, options, protocol] of [
    ['after STARTTLS', {}, 'smtp'],
    ['through TLS from the first byte', { secure: true }, 'smtps'],
    ['that knows LOGIN only', { authMethods: ['LOGIN'] }, 'smtp'],
  ] as const) {
    test(title, async () => {
      await send(await start(options as SMTPServerOptions, { protocol }));
      const [{ data, ...rest }] = taken as [Taken];
      assert.deepEqual(rest, { user, isSecure: true, method: title.includes('LOGIN') ? 'LOGIN' : 'PLAIN', to: ['owner@pots.example'] });
      assert.match(data, /^From: =\?UTF-8\?Q\?T=C3=B6pferei\?= <hello@pots\.example>\r$/m);
      assert.match(data, /^Reply-To: ada@example\.com\r$/m);
      assert.match(data, /^Subject: =\?UTF-8\?/m);
      assert.match(data, /^Message-ID: <email-1@pots\.example>\r$/m);
      const [, body] = data.split('\r\n\r\n') as [string, string];
      assert.equal(
        Buffer.from(
          body.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        )
          .toString('utf8')
          .replace(/\r\n/g, '\n')
          .trim(),
        mail.text,
      );
    });
  }

  for (const [title, options, trusted] of [
    ['that speaks no TLS', { disabledCommands: ['STARTTLS'] }, true],
    ['whose certificate nobody vouches for', {}, false],
  ] as const) {
    test(`${title}: neither email nor password is disclosed`, async () => {
      await assert.rejects(
        send(await start(options as unknown as SMTPServerOptions, { trusted })),
        error => !(error instanceof EmailRejection) && !String(error).includes(pass),
      );
      assert.deepEqual([taken, told], [[], []]);
    });
  }

  test('that rejects the password: its answer is reported without the password, and the email is retried', async () => {
    const url = await start({}, { password: 'wrong-password' });
    await assert.rejects(
      send(url),
      (error: Error) => !(error instanceof EmailRejection) && /535/.test(error.message) && !error.message.includes('wrong-password'),
    );
    assert.deepEqual([taken.length, told], [0, ['wrong-password']]);
  });

  const refusals: [at: 'MAIL' | 'RCPT' | 'DATA', code: number, isFinal: boolean][] = [
    ['RCPT', 450, false], ['RCPT', 451, false], ['RCPT', 452, false], ['MAIL', 421, false], ['DATA', 451, false], ['MAIL', 530, false],
    ['RCPT', 550, true], ['RCPT', 553, true], ['MAIL', 550, true], ['DATA', 552, true], ['DATA', 554, true],
  ];
  for (const [at, code, isFinal] of refusals) {
    test(`that answers ${at} with ${code} ${isFinal ? 'refuses it for good' : 'is tried again'}`, async () => {
      const url = await start();
      refusal = { at, code, words: 'Not now' };
      await assert.rejects(send(url), (error: Error) => error instanceof EmailRejection === isFinal && error.message.includes(String(code)));
      assert.equal(taken.length, 0);
    });
  }
});

describe('emails wait for a mail server of the network', () => {
  let database: OpenDatabase;
  before(async () => { database = await openPglite(); });
  after(() => database.close());
  beforeEach(() => database.database.delete(queuedEmails));

  async function queueTo(url: string) {
    const clock = { now: 1_000_000 };
    const waits: number[] = [];
    const queue = new MailQueue({
      database: database.database,
      outbox: smtpOutbox({ smtpUrl: url, from }),
      onError() {},
      now: () => clock.now,
      schedule: (_wake, delayMs) => {
        waits.push(delayMs);
        return () => {};
      },
    });
    const go = async () => {
      queue.flush();
      await queue.settled();
    };
    await queue.add(database.database, mail);
    await go();
    return { queue, clock, waits, go };
  }

  test('that has no room: the same email goes out later, under the same id', async () => {
    const url = await start();
    refusal = { at: 'RCPT', code: 452, words: 'no room' };
    const { queue, clock, waits, go } = await queueTo(url);
    const [email] = await database.database.select().from(queuedEmails);
    const { reason, ...stuck } = await queue.getUnsent();
    assert.deepEqual([waits, stuck, /452 no room/.test(reason)], [[60_000], { emails: 1, givenUp: 0 }, true]);
    refusal = null;
    clock.now += 60_000;
    await go();
    assert.deepEqual([taken.length, await queue.getUnsent()], [1, { emails: 0, givenUp: 0, reason: '' }]);
    assert.match(taken[0]!.data, new RegExp(`^Message-ID: <${email!.id}@pots\\.example>\\r$`, 'm'));
    await queue.close();
  });

  test('that rejects a recipient: the email is given up immediately, and sent when the owner retries it', async () => {
    const url = await start();
    refusal = { at: 'RCPT', code: 550, words: 'No such user' };
    const { queue, clock, waits, go } = await queueTo(url);
    const { reason, ...stuck } = await queue.getUnsent();
    assert.deepEqual([waits, stuck, /550 No such user/.test(reason)], [[], { emails: 1, givenUp: 1 }, true]);
    refusal = null;
    clock.now += 24 * 60 * 60_000;
    await go();
    assert.equal(taken.length, 0);
    await queue.retry();
    await queue.settled();
    assert.equal(taken.length, 1);
    await queue.close();
  });
});

test('a submission is reported through a mail server, and the owner learns of a rejection', async () => {
  const place = await mkdtemp(join(tmpdir(), 'site-elements-smtp-'));
  const { run, owner } = await startWithOwner({ dataDir: place, mail: { smtpUrl: await start(), from } });
  await run.service.database.update(forms).set({ notify: 'owner@pots.example' }).where(eq(forms.id, 'contact'));
  const submit = async () => {
    const answer = await run.post('/api/form/SaveFormSubmission', {
      key: await run.key(),
      formId: 'contact',
      form: { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
    });
    assert.equal(answer.status, 200);
    await run.service.mailQueue.settled();
  };
  await submit();
  assert.deepEqual([taken.length, taken[0]!.to, /^Reply-To: ada@example\.com\r$/m.test(taken[0]!.data)], [1, ['owner@pots.example'], true]);
  refusal = { at: 'RCPT', code: 550, words: 'No <b>such</b> user' };
  await submit();
  assert.match(
    await owner.read('/owner/forms'),
    /role="alert"><p>An email about submissions couldn’t be sent: [^<]*550 No &lt;b&gt;such&lt;\/b&gt; user\S* 1 won’t be retried automatically\./,
  );
  assert.deepEqual((await run.service.database.select().from(queuedEmails)).map(({ tries }) => tries), [maxTries]);
  refusal = null;
  await owner.post('/owner/forms/emails');
  await run.service.mailQueue.settled();
  assert.equal(taken.length, 2);
  assert.doesNotMatch(await owner.read('/owner/forms'), /couldn’t be sent/);
  await run.stop();
  await rm(place, { recursive: true });
});
