import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { memoryOutbox } from '../kernel/mail/outbox.js';
import { startForTest, type TestService } from '../start-for-test.js';
import { isLinkOpen, linkLifetimeMs, makeLink, useLoginLink } from './login-link.js';

const password = 'correct horse battery';
const written: string[] = [];
const outbox = memoryOutbox();
let run: TestService;
before(async () => {
  run = await startForTest({
    owner: { password, email: 'owner@pots.example', failures: { max: 2, windowMs: 3_600_000 }, writeLink: line => written.push(line) },
    siteUrl: 'https://pots.example',
    outbox,
    trustedProxies: 1,
  });
});
after(() => run.stop());

/** A browser that has never been here, in a network of its own. */
function browser(address: string, sentBy = 'same-origin') {
  const cookies = new Map<string, string>();
  const ask = async (path: string, fields?: Record<string, string>) => {
    const answer = await fetch(run.address + path, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'x-forwarded-for': address,
        cookie: [...cookies].map(pair => pair.join('=')).join('; '),
        ...(fields && { 'sec-fetch-site': sentBy }),
      },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const one of answer.headers.getSetCookie()) {
      const [name, value] = one.split(';')[0]!.split('=') as [string, string];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
  };
  const csrf = ({ text }: { text: string }) => /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
  return {
    cookies, ask,
    logIn: async (typed: string) => ask('/owner/login', { csrf: csrf(await ask('/owner/login')), password: typed }),
    askForLink: async () => ask('/owner/login/link', { csrf: csrf(await ask('/owner/login')) }),
    use: async (path: string) => {
      const page = await ask(path);
      return page.status === 200 ? ask('/owner/login/link', { csrf: csrf(page), token: new URL(path, run.address).searchParams.get('token')! }) : page;
    },
  };
}
const lastPath = () => written.at(-1)!.slice(written.at(-1)!.indexOf('/owner/'));

describe('a login link', () => {
  test('lets the owner in on a new device while strangers try passwords', async () => {
    for (let network = 1; network <= 30; network += 1) await browser(`198.51.100.${network}`).logIn('guess');
    const owner = browser('203.0.113.1');
    const refused = await owner.logIn(password);
    assert.equal(refused.status, 429);
    assert.match(refused.text, /typed on other devices[^]*Get a login link/);
    const asked = await owner.askForLink();
    assert.equal(asked.status, 200);
    assert.match(asked.text, /can be used once and expires in 30 minutes/);
    assert.match(written.at(-1)!, /^Login link for the owner, works once: https:\/\/pots\.example\/owner\/login\/link\?token=[\w-]{43}$/);
    assert.doesNotMatch(asked.text, /token=/);
    await run.service.mailQueue.settled();
    assert.deepEqual(outbox.mails.map(({ to }) => to), ['owner@pots.example']);
    assert.ok(outbox.mails[0]!.text.includes(`https://pots.example${lastPath()}`));

    // Programs that look at it use nothing up.
    for (let look = 0; look < 3; look += 1) assert.equal((await browser('192.0.2.7').ask(lastPath())).status, 200);
    assert.equal((await owner.use(lastPath())).location, '/owner');
    assert.equal((await owner.ask('/owner/submissions')).status, 200);
    // From now on this device has tries of its own.
    assert.equal((await owner.logIn(password)).status, 303);
  });

  test('works once', async () => {
    await browser('203.0.113.2').askForLink();
    const path = lastPath();
    const answers = await Promise.all(['203.0.113.3', '203.0.113.4'].map(address => browser(address).use(path)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 403]);
    const again = await browser('203.0.113.5').ask(path);
    assert.equal(again.status, 403);
    assert.match(again.text, /has expired or was already used/);
  });

  test('is sent once, however often strangers ask for it', async () => {
    const [lines, mails] = [written.length, outbox.mails.length];
    for (let time = 0; time < 20; time += 1) assert.equal((await browser(`198.51.100.${time}`).askForLink()).status, 200);
    await run.service.mailQueue.settled();
    assert.deepEqual([written.length - lines, outbox.mails.length - mails], [1, 1]);
  });

  test('cannot be used as a session, nor a session as a link', async () => {
    const token = lastPath().split('token=')[1]!;
    for (const cookie of [token, `link ${token}`]) {
      const answer = await fetch(`${run.address}/owner/submissions`, {
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: `owner_session=${encodeURIComponent(cookie)}` },
      });
      assert.equal(answer.status, 303);
    }
    const owner = browser('203.0.113.8');
    await owner.use(lastPath());
    assert.equal((await owner.ask(`/owner/login/link?token=${owner.cookies.get('owner_session')}`)).status, 403);
  });

  test('can be requested and used only from pages of this site', async () => {
    const lines = written.length;
    for (const stranger of [browser('203.0.113.9', 'cross-site'), browser('203.0.113.9', 'same-site')]) {
      assert.equal((await stranger.askForLink()).status, 403);
    }
    assert.equal((await browser('203.0.113.9').ask('/owner/login/link', { csrf: 'x' })).status, 403);
    assert.equal(written.length, lines);
  });

  test('ends after half an hour, and a new one is made then', async () => {
    const { database } = run.service;
    const now = Date.now() + 10 * linkLifetimeMs;
    const token = await makeLink(database, now);
    assert.ok(token);
    assert.equal(await makeLink(database, now + linkLifetimeMs - 1), null);
    assert.deepEqual(
      [
        await isLinkOpen(database, token, now + linkLifetimeMs - 1),
        await isLinkOpen(database, token, now + linkLifetimeMs),
        await useLoginLink(database, token, now + linkLifetimeMs),
      ],
      [true, false, false],
    );
    assert.ok(await makeLink(database, now + linkLifetimeMs + 1));
  });
});

test('without SITE_URL a link is written without a host, which a stranger\'s request would name, and no email is sent', async () => {
  const lines: string[] = [];
  const mails = memoryOutbox();
  const other = await startForTest({ owner: { password, email: 'owner@pots.example', writeLink: line => lines.push(line) }, outbox: mails });
  const login = await fetch(`${other.address}/owner/login`);
  const cookie = login.headers.getSetCookie()[0]!.split(';')[0]!;
  const csrf = /name="csrf" value="([^"]+)"/.exec(await login.text())![1]!;
  await fetch(`${other.address}/owner/login/link`, { method: 'POST', headers: { cookie }, body: new URLSearchParams({ csrf }) });
  await other.service.mailQueue.settled();
  await other.stop();
  assert.match(lines.join(), /^Login link for the owner, works once: open \/owner\/login\/link\?token=[\w-]{43} on your site\.$/);
  assert.deepEqual(mails.mails, []);
});
