import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { $siteUser, logIn, logOut, sendLocale } from './site-user.js';

const account = { id: 'a', email: 'tom@pots.example', websiteRoles: [] };
const good = { xsrfToken: 'token-1', expires: '2100-01-01T00:00:00Z', account };
const login = { email: 'tom@pots.example', password: 'clay', rememberMe: false };

interface Call { readonly method: string; readonly url: string; readonly body: unknown; readonly token: string | null }
/** The site answers in this order; what it was asked returns. */
function site(...answers: [status: number, body?: unknown][]): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (async (url: string, { method, body, headers }: RequestInit) => {
    calls.push({ method: method!, url, body: body ? JSON.parse(body as string) : null, token: new Headers(headers).get('X-XSRF-Token') });
    const [status, answer] = answers.shift() ?? [204];
    return new Response(status === 204 ? null : JSON.stringify(answer), { status });
  }) as typeof fetch;
  return calls;
}
const base = 'https://pots.example';
const { fetch } = globalThis;

describe('a visitor and a site', () => {
  // Many files share the process: whatever is mocked ends with its test.
  beforeEach(() => { mock.method(console, 'warn', () => {}); }); // Node has no storage for a page
  afterEach(() => {
    mock.restoreAll();
    globalThis.fetch = fetch;
  });

  describe('a visitor', () => {
    test('logs in with the fields of the specification, and their token goes along from then on', async () => {
      const calls = site([200, good], [204], [204]);
      assert.equal(await logIn(login, base), null);
      assert.deepEqual($siteUser.get(), account);
      await sendLocale('de', base);
      assert.equal(await logOut({ cloneCart: true, base }), null);
      assert.deepEqual(calls, [
        { method: 'POST', url: `${base}/api/site-users/account/session`, body: login, token: null },
        { method: 'POST', url: `${base}/api/site-users/account/locale`, body: { language: 'de' }, token: 'token-1' },
        { method: 'DELETE', url: `${base}/api/site-users/account/session?cloneCart=true`, body: null, token: 'token-1' },
      ]);
      assert.equal($siteUser.get(), null);
    });

    const rows: [title: string, answer: [number, unknown?], status: number][] = [
      ['is refused', [403, { error: 'No.' }], 403], ['gets an answer without a token', [200, {}], 200], ['gets no answer', [204], 204],
    ];
    for (const [title, answer, status] of rows) {
      test(`${title}: no user is logged in`, async () => {
        site(answer);
        assert.equal((await logIn(login, base))?.status, status);
        assert.equal($siteUser.get(), null);
      });
    }
  });

  describe('a logout', () => {
    const session = async () => {
      site([200, good]);
      await logIn(login, base);
      (globalThis as { document?: unknown }).document = { cookie: '' }; // a page that takes cookies
    };
    afterEach(() => { delete (globalThis as { document?: unknown }).document; });

    test('runs once, however often it is requested', async () => {
      await session();
      const calls = site([204]);
      assert.deepEqual(await Promise.all([logOut({ cloneCart: false, base }), logOut({ cloneCart: true, base })]), [null, null]);
      assert.equal(calls.length, 1);
      assert.match(calls[0]!.url, /cloneCart=false$/);
    });

    test('is repeated once where the crumb was refused', async () => {
      await session();
      const calls = site([403, { crumbFail: true, crumb: 'new', error: 'x' }], [204]);
      assert.equal(await logOut({ cloneCart: true, base }), null);
      assert.deepEqual(calls.map(({ url }) => new URL(url).searchParams.get('crumb')), [null, 'new']);
    });

    test('is not repeated a second time', async () => {
      await session();
      const error = mock.method(console, 'error', () => {});
      const calls = site([403, { crumbFail: true, crumb: 'new', error: 'x' }], [403, { crumbFail: true, crumb: 'newer', error: 'x' }]);
      assert.equal((await logOut({ cloneCart: true, base }))?.reason, 'crumb');
      assert.equal(calls.length, 2);
      assert.equal(error.mock.callCount(), 1);
      assert.notEqual($siteUser.get(), null, 'still logged in');
      site([204]);
      await logOut({ cloneCart: true, base });
    });

    test('of a session that has ended is done', async () => {
      await session();
      site([401, { error: 'Log in first.' }]);
      assert.equal(await logOut({ cloneCart: true, base }), null);
      assert.equal($siteUser.get(), null);
    });
  });
});
