import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { xsrfHeader } from 'site-elements/contract/account';
import { paths } from 'site-elements/contract/paths';
import { startForTest, type TestService } from '../../start-for-test.js';
import { demoAccount } from './demo-account.js';
import { ownPage } from './login-routes.js';

const owner = { email: 'nora@saltmarsh.example', password: 'the kiln is hot', isOpenHere: true };
const ownerLogin = { email: 'Nora@Saltmarsh.example ', password: owner.password, rememberMe: false };

let run: TestService;
before(async () => { run = await startForTest({ owner: { ...owner, failures: { max: 4, windowMs: 3_600_000 } }, trustedProxies: 1 }); });
after(() => run.stop());

const cookiesOf = (answer: Response) => answer.headers.getSetCookie();
const sessionOf = (answer: Response) => cookiesOf(answer).find(cookie => cookie.startsWith('site_user_session='))!;
/** A browser of one visitor: sends back its cookies, the crumb and the token. */
async function visitor(login: object = ownerLogin, from = '203.0.113.7') {
  const answer = await run.post(paths.accountSession, login, { 'x-forwarded-for': from });
  const body = await answer.json();
  const cookie = cookiesOf(answer).map(one => one.split(';', 1)[0]).join('; ');
  const crumb = /crumb=([^;]+)/.exec(cookie)?.[1] ?? '';
  const call = (method: string, path: string, json?: unknown, token: string = body.xsrfToken) =>
    fetch(run.address + path, {
      method,
      headers: {
        cookie,
        'x-csrf-token': decodeURIComponent(crumb),
        [xsrfHeader]: token,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  return { answer, body, call };
}

describe('a login', () => {
  test('answers with the token and keeps the session where no script reads it', async () => {
    const { answer, body } = await visitor();
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(body).sort(), ['account', 'expires', 'xsrfToken']);
    assert.deepEqual([body.account.email, body.account.websiteRoles], ['nora@saltmarsh.example', [1]]);
    assert.match(sessionOf(answer), /; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  });

  test('that is to be remembered has a cookie with an end', async () => {
    const { answer } = await visitor({ ...demoAccount, rememberMe: true });
    assert.match(sessionOf(answer), /Expires=/);
  });

  const rows: [title: string, body: unknown, status: number, field?: string][] = [
    ['a wrong password', { ...ownerLogin, password: 'cold' }, 403],
    ['an address that nobody has', { ...ownerLogin, email: 'a@b.example' }, 403],
    ['no password', { email: 'a@b.example' }, 400, 'password'],
    ['a password of a megabyte', { ...ownerLogin, password: 'x'.repeat(2000) }, 400, 'password'],
    ['an unknown field', { ...ownerLogin, role: 1 }, 400, 'role'],
    ['numbers', { email: 7, password: 8 }, 400, 'email'],
  ];
  for (const [title, body, status, field] of rows) {
    test(`with ${title} is refused`, async () => {
      const { answer, body: said } = await visitor(body as object, `198.51.100.${rows.findIndex(row => row[0] === title) + 1}`);
      assert.equal(answer.status, status);
      assert.equal(said.field, field);
      assert.equal(sessionOf(answer), undefined);
    });
  }

  test('is limited by wrong tries, and says how long', async () => {
    const wrong = { email: 'tom@saltmarsh.example', password: 'wrong', rememberMe: false };
    for (let tries = 0; tries < 4; tries++) assert.equal((await visitor(wrong, '192.0.2.9')).answer.status, 403);
    const { answer, body } = await visitor(wrong, '192.0.2.9');
    assert.equal(answer.status, 429);
    assert.ok(Number(answer.headers.get('retry-after')) > 3000);
    assert.match(body.error, /60 minutes/);
    assert.equal((await visitor(ownerLogin, '192.0.2.200')).answer.status, 200, 'another network goes on');
  });

  test('speaks the language of its visitor', async () => {
    const answer = await run.post(paths.accountSession, { ...ownerLogin, password: 'kalt' }, { 'x-forwarded-for': '198.51.100.99', 'accept-language': 'de' });
    assert.equal((await answer.json()).error, 'E-Mail oder Passwort ist falsch.');
  });
});

describe('a logout', () => {
  for (const [cloneCart, clears] of [['true', false], ['false', true]] as const) {
    test(`with cloneCart=${cloneCart} ${clears ? 'takes the cart along' : 'leaves the cart'}`, async () => {
      const { call } = await visitor();
      const answer = await call('DELETE', `${paths.accountSession}?cloneCart=${cloneCart}`);
      assert.equal(answer.status, 204);
      assert.equal(cookiesOf(answer).some(cookie => cookie.startsWith('cart=;')), clears);
      assert.match(sessionOf(answer), /Max-Age=0/);
      assert.equal((await call('DELETE', paths.accountSession)).status, 401, 'the session is over');
    });
  }

  test('asks for the token of the login, and for the crumb', async () => {
    const { call, body } = await visitor();
    assert.equal((await call('DELETE', paths.accountSession, undefined, 'wrong')).status, 403);
    const without = await fetch(run.address + paths.accountSession, { method: 'DELETE', headers: { cookie: 'crumb=no', [xsrfHeader]: body.xsrfToken } });
    assert.equal((await without.json()).crumbFail, true);
    assert.equal((await call('DELETE', `${paths.accountSession}?cloneCart=maybe`)).status, 400);
    assert.equal((await call('POST', paths.ownerLogout)).status, 204);
    assert.equal((await call('DELETE', paths.accountSession)).status, 401);
  });
});

test('a session ends when its time is over, whatever cookie a browser still has', async () => {
  const { call } = await visitor();
  await run.service.database.execute('update site_user_sessions set expires_at = now() - interval \'1 second\'');
  assert.equal((await call('PUT', paths.siteHeaderFooter, { header: '', footer: '' })).status, 401);
});

describe('what the site\'s people change', () => {
  const calls: [method: string, path: string, body?: unknown][] = [
    ['PUT', paths.siteHeaderFooter, { header: '<p>Open</p>', footer: '' }],
    ['PUT', paths.multilingualLanguages, { languages: [{ code: 'en', url: '/' }, { code: 'de', name: 'Deutsch', url: '/de/' }] }],
    ['DELETE', paths.multilingualConnection],
  ];
  for (const [method, path, body] of calls) {
    test(`${method} ${path} is theirs alone`, async () => {
      const guest = await visitor({ ...demoAccount, rememberMe: false });
      assert.equal((await guest.call(method, path, body)).status, 403);
      const stranger = await fetch(run.address + path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      assert.deepEqual([stranger.status, (await stranger.json()).loginRequired], [401, true]);
      const { call } = await visitor();
      assert.ok((await call(method, path, body)).ok);
    });
  }

  test('is read by everybody', async () => {
    const get = async (path: string) => (await fetch(run.address + path)).json();
    assert.deepEqual(await get(paths.siteHeaderFooter), { header: '<p>Open</p>', footer: '' });
    assert.deepEqual((await get(paths.multilingualLanguages)).languages.map(({ code }: { code: string }) => code), ['en', 'de']);
    assert.deepEqual(await get(paths.multilingualSettings), { isEnabled: true, defaultLanguage: 'en', provider: null });
    assert.deepEqual(await get(paths.multilingualStatus), { connection: 'disconnected' });
  });

  test('cannot be a link that runs a script', async () => {
    const { call } = await visitor();
    const answer = await call('PUT', paths.multilingualLanguages, { languages: [{ code: 'en', url: 'javascript:alert(1)' }] });
    assert.equal(answer.status, 400);
  });
});

describe('the language', () => {
  test('is kept for an account, and of a stranger nothing', async () => {
    const { call } = await visitor();
    assert.equal((await call('POST', paths.accountLocale, { language: 'de-AT' })).status, 204);
    assert.equal((await call('POST', paths.accountLocale, { language: 'de"' })).status, 400);
    const stranger = await run.post(paths.accountLocale, { language: 'fr' });
    assert.deepEqual([stranger.status, sessionOf(stranger)], [204, undefined]);
  });
});

describe('without scripts', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => fetch(run.address + paths.plainLogin, {
    method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'text/html', 'x-forwarded-for': '203.0.113.50', ...headers }, redirect: 'manual',
  });

  test('a login leads on', async () => {
    const answer = await post({ ...demoAccount, rememberMe: 'true', next: '/saltmarsh/shop' });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/saltmarsh/shop']);
    assert.match(sessionOf(answer), /HttpOnly/);
  });

  test('a wrong password shows the form again with what was typed, but the password', async () => {
    const answer = await post({ ...demoAccount, password: 'high-tide', next: '/saltmarsh' });
    const text = await answer.text();
    assert.equal(answer.status, 403);
    assert.match(text, /role="alert">Wrong email or password\./);
    assert.match(text, /value="guest@saltmarsh.example"/);
    assert.doesNotMatch(text, /high-tide/);
  });

  test('a form of another site is refused', async () => {
    assert.equal((await post({ ...demoAccount }, { 'sec-fetch-site': 'cross-site' })).status, 403);
  });

  for (const [next, page] of [
    ['/a?b=1', '/a?b=1'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/api/x', '/'],
    ['', '/'],
  ]) {
    test(`"${next}" leads to ${page}`, () => assert.equal(ownPage(next!), page));
  }
});
