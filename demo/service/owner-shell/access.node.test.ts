import assert from 'node:assert/strict';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { optionsFromEnvironment } from '../options-from-environment.js';
import { startForTest, type TestService } from '../start-for-test.js';
import { ownersPage } from './login.js';
import { demandPassword } from './owner-access.js';
import { hashPassword, isPasswordHash, passwordCheck } from '../kernel/access/password.js';

interface Answer { status: number; headers: IncomingHttpHeaders; text: string }

/** As any program may ask: with a host and an origin of its own choice. */
function ask(
  run: TestService,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: URLSearchParams } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const asked = request(run.address + path, { method, headers: { accept: 'text/html', ...type, ...headers } }, async answer => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ status: answer.statusCode!, headers: answer.headers, text });
    });
    asked.on('error', reject);
    asked.end(body?.toString());
  });
}

const pages = ['/owner/submissions', '/owner/submissions?form=contact', '/owner/submissions/contact/file', '/owner/subscribers', '/owner/subscribers/file'];
const cookieOf = ({ headers }: Answer, name: string): string =>
  headers['set-cookie']?.map(cookie => cookie.split(';', 1)[0]!).findLast(cookie => cookie.startsWith(`${name}=`)) ?? '';
const tokenIn = ({ text }: Answer): string => /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';

describe('a demo without a password', () => {
  let run: TestService;
  before(async () => { run = await startForTest({ trustedProxies: 1, owner: { isOpenHere: true } }); });
  after(() => run.stop());

  for (const host of ['localhost', 'localhost:4173', '127.0.0.1:80', '127.9.9.9', '[::1]:4173', 'LOCALHOST']) {
    test(`shows what has arrived to a browser on this machine that asks for ${host}`, async () => {
      for (const path of pages) assert.equal((await ask(run, path, { headers: { host } })).status, 200, path);
    });
  }

  for (const host of [
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5',
    '0.0.0.0',
    '127.0.0.1@evil.example',
  ]) {
    test(`shows nothing to who asks for ${host}, as after DNS rebinding`, async () => {
      for (const path of pages) assert.ok([400, 403].includes((await ask(run, path, { headers: { host } })).status), path);
    });
  }

  for (const name of [
    'X-Forwarded-For',
    'Forwarded',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'Via',
    'CF-Connecting-IP',
    'True-Client-IP',
    'X-Forwarded-Server',
  ]) {
    test(`shows nothing through a proxy that leaves ${name}`, async () => {
      for (const value of ['127.0.0.1', '203.0.113.9, 127.0.0.1', 'for=127.0.0.1', '']) {
        assert.equal((await ask(run, pages[0]!, { headers: { host: 'localhost', [name]: value } })).status, 403, value);
      }
    });
  }

  test('shows nothing to HTTP/1.0, which proxies speak and browsers do not', async () => {
    const { port } = new URL(run.address);
    const text = await new Promise<string>((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET /owner/submissions HTTP/1.0\r\nHost: localhost\r\n\r\n'));
      socket.setEncoding('utf8').on('data', part => { heard += part; }).on('end', () => resolve(heard)).on('error', reject);
    });
    assert.match(text, /^HTTP\/1\.\d 403 /);
  });

  test('accepts no change', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) assert.equal((await ask(run, pages[0]!, { method })).status, 403);
  });

  test('lets no other site put the pages to use, and no cache keep them', async () => {
    const { headers } = await ask(run, pages[0]!, { headers: { origin: 'https://evil.example' } });
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal(headers['cache-control'], 'no-store');
  });
});

describe('a service without a password', () => {
  test('shows submissions to no one, and explains what to do', async () => {
    const run = await startForTest({ owner: undefined });
    for (const path of [...pages, '/owner/login']) {
      const answer = await ask(run, path);
      assert.equal(answer.status, 403);
      assert.match(answer.text, /set OWNER_PASSWORD or OWNER_PASSWORD_HASH/);
    }
    await run.stop();
  });

  test('does not start from the command line', () => {
    const start = (environment: NodeJS.ProcessEnv) => demandPassword(optionsFromEnvironment(environment).owner!);
    assert.throws(() => start({}), /Set OWNER_PASSWORD to at least 8 characters, or OWNER_PASSWORD_HASH/);
    assert.throws(() => start({ OWNER_PASSWORD: '' }), /password is missing/);
    assert.throws(() => start({ OWNER_PASSWORD: 'kiln' }), /shorter than 8 characters/);
    assert.throws(() => start({ OWNER_PASSWORD_HASH: 'a long kiln' }), /not a password hash/);
    assert.deepEqual(start({ OWNER_PASSWORD: 'a long kiln' }), { password: 'a long kiln' });
  });
});

describe('a password', () => {
  test('is known by its hash, which does not hold it', async () => {
    const hash = await hashPassword('a long kiln');
    assert.ok(isPasswordHash(hash));
    assert.doesNotMatch(hash, /kiln/);
    assert.notEqual(hash, await hashPassword('a long kiln'));
    const check = passwordCheck(hash);
    assert.deepEqual([await check('a long kiln'), await check('a long kilN'), await check('')], [true, false, false]);
  });

  test('is checked a few at a time, and further concurrent checks are refused', async () => {
    const check = passwordCheck(await hashPassword('a long kiln'));
    const answers = await Promise.all(Array.from({ length: 30 }, () => check('wrong')));
    assert.deepEqual([answers.filter(answer => answer === null).length, answers.filter(answer => answer === false).length], [8, 22]);
    assert.equal(await check('a long kiln'), true);
  });
});

describe('a service with a password', () => {
  const password = 'a long kiln';
  let run: TestService;
  before(async () => { run = await startForTest({ trustedProxies: 1, owner: { password, isOpenHere: true, failures: { max: 3, windowMs: 3_600_000 } } }); });
  after(() => run.stop());

  const openLogin = async () => {
    const answer = await ask(run, '/owner/login');
    return { cookie: cookieOf(answer, 'owner_login'), csrf: tokenIn(answer) };
  };
  const logIn = async (typed: string, { from = '198.51.100.1', next = '', ...headers }: Record<string, string> = {}) => {
    const { cookie, csrf } = await openLogin();
    return ask(run, '/owner/login', {
      method: 'POST', headers: { cookie, 'x-forwarded-for': from, ...headers }, body: new URLSearchParams({ csrf, password: typed, next }),
    });
  };
  const session = async () => cookieOf(await logIn(password), 'owner_session');

  test('asks everybody to log in, this machine too, and accepts a password from the form only', async () => {
    const authorization = `Basic ${Buffer.from(`owner:${password}`).toString('base64')}`;
    for (const path of pages) {
      const asked = await ask(run, path, { headers: { host: 'localhost', authorization } });
      assert.deepEqual([asked.status, asked.headers.location], [303, `/owner/login?${new URLSearchParams({ next: path })}`]);
      const called = await ask(run, path, { headers: { accept: 'text/csv' } });
      assert.deepEqual([called.status, called.text], [401, '{"error":"Log in at /owner/login first."}']);
    }
  });

  test('gives a session for the password, by a cookie that scripts and other sites cannot use', async () => {
    const answer = await logIn(password, { next: '/owner/subscribers' });
    assert.deepEqual([answer.status, answer.headers.location], [303, '/owner/subscribers']);
    const set = answer.headers['set-cookie']!.find(cookie => cookie.startsWith('owner_session='))!;
    assert.match(set, /^owner_session=[\w-]{43}; Max-Age=43200; Path=\/owner; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(answer, 'owner_session');
    for (const path of pages) assert.equal((await ask(run, path, { headers: { cookie } })).status, 200, path);
    const overTls = await logIn(password, { 'x-forwarded-proto': 'https' });
    assert.match(overTls.headers['set-cookie']!.find(one => one.startsWith('owner_session='))!, /; Secure/);
  });

  test('keeps no token that could be used', async () => {
    const token = (await session()).split('=')[1]!;
    const { rows } = await run.service.database.execute('select * from owner_sessions') as unknown as { rows: object[] };
    assert.ok(rows.length > 0);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(token));
  });

  test('refuses sessions that are made up or over', async () => {
    for (const token of ['', 'made-up', 'A'.repeat(43), '%00']) {
      assert.equal((await ask(run, pages[0]!, { headers: { cookie: `owner_session=${token}` } })).status, 303, token);
    }
    const cookie = await session();
    await run.service.database.execute('update owner_sessions set expires_at = now() - interval \'1 second\'');
    assert.equal((await ask(run, pages[0]!, { headers: { cookie } })).status, 303);
  });

  test('ends a session with the token of its page, and with no other', async () => {
    const cookie = await session();
    const csrf = tokenIn(await ask(run, pages[0]!, { headers: { cookie } }));
    const other = tokenIn(await ask(run, pages[0]!, { headers: { cookie: await session() } }));
    const logOut = (token: string, headers: Record<string, string> = {}) =>
      ask(run, '/owner/logout', { method: 'POST', headers: { cookie, ...headers }, body: new URLSearchParams({ csrf: token }) });
    for (const token of ['', 'x', other, csrf.slice(1)]) assert.equal((await logOut(token)).status, 403);
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of elsewhere) {
      assert.equal((await logOut(csrf, headers)).status, 403);
    }
    assert.equal((await ask(run, pages[0]!, { headers: { cookie } })).status, 200);
    assert.equal((await logOut(csrf, { origin: run.address })).status, 303);
    assert.equal((await ask(run, pages[0]!, { headers: { cookie } })).status, 303);
  });

  test('accepts no change of any kind without the token, not even at addresses that do not exist', async () => {
    const cookie = await session();
    const csrf = tokenIn(await ask(run, pages[0]!, { headers: { cookie } }));
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of [...pages, '/owner/anything']) assert.equal((await ask(run, path, { method, headers: { cookie } })).status, 403);
      assert.equal((await ask(run, '/owner/anything', { method, headers: { cookie, 'x-csrf-token': csrf } })).status, 404);
    }
  });

  test('takes a password only from a login page of its own', async () => {
    const { cookie, csrf } = await openLogin();
    const rows: [headers: Record<string, string>, csrf: string][] = [
      [{}, csrf], [{ cookie }, ''], [{ cookie: 'owner_login=' }, ''], [{ cookie }, 'x'], [{ cookie, origin: 'https://evil.example' }, csrf],
    ];
    for (const [headers, token] of rows) {
      const answer = await ask(run, '/owner/login', { method: 'POST', headers, body: new URLSearchParams({ csrf: token, password }) });
      assert.equal(answer.status, 403);
      assert.equal(cookieOf(answer, 'owner_session'), '');
    }
  });

  test('refuses a wrong password, and after a few of them the right one too, from that network only', async () => {
    const from = '2001:db8:1:2::1';
    const tries = await Promise.all(['one', 'two', 'three', 'four', 'x'.repeat(5000)].map(typed => logIn(typed, { from })));
    assert.deepEqual(tries.map(({ status }) => status).sort(), [403, 403, 403, 429, 429]);
    const right = await logIn(password, { from: '2001:db8:1:2:ffff::9' });
    assert.equal(right.status, 429);
    assert.ok(Number(right.headers['retry-after']) > 3500);
    assert.match(right.text, /Too many wrong passwords\. Try again in 60 minutes\./);
    assert.equal((await logIn(password, { from: '2001:db8:1:3::1' })).status, 303);
  });

  test('forgets wrong passwords after the right one', async () => {
    const from = '198.51.100.7';
    for (let round = 0; round < 3; round += 1) {
      assert.equal((await logIn('wrong', { from })).status, 403);
      assert.equal((await logIn('wrong', { from })).status, 403);
      assert.equal((await logIn(password, { from })).status, 303);
    }
  });

  for (const [next, page] of [
    ['/owner/subscribers?x=1', '/owner/subscribers?x=1'],
    ['https://evil.example/owner/', '/owner/submissions'],
    ['//evil.example/owner/', '/owner/submissions'],
    ['/\\evil.example/owner/', '/owner/submissions'],
    ['/owner/../saltmarsh', '/owner/submissions'],
    ['javascript:alert(1)', '/owner/submissions'],
    ['/owner/logout', '/owner/submissions'],
    ['http://', '/owner/submissions'],
    ['', '/owner/submissions'],
  ]) {
    test(`leads from the login to ${page} when asked for "${next}"`, () => assert.equal(ownersPage(next!), page));
  }
});
