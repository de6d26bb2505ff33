import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, mock, test } from 'node:test';
import { paths } from 'site-elements/contract/paths';
import {
  disconnectTranslator,
  logIn,
  logOut,
  readHeaderFooter,
  readLanguages,
  readMultilingualSettings,
  readMultilingualStatus,
  saveHeaderFooter,
  saveLanguages,
  sendLocale,
} from '../../../../core/utilities/utilities.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { demoAccount } from './demo-account.js';

// The calls as a page makes them, at the running service, field by field. spec: page-runtime-platform §7

const owner = { email: 'nora@saltmarsh.example', password: 'the kiln is hot', isOpenHere: true };
const asOwner = { email: owner.email, password: owner.password, rememberMe: false };
const languages = [{ code: 'en', url: '/' }, { code: 'de', name: 'Deutsch', url: '/de/' }];
const { fetch } = globalThis;

let run: TestService;
let base: string;
before(async () => {
  run = await startForTest({ owner });
  base = run.address;
});
after(() => run.stop());

/** What one call carried beside the crumb; `hasToken`: that of the login. */
interface Call { readonly method: string; readonly path: string; readonly body: unknown; readonly hasToken: boolean }
let calls: Call[];

/** A page of the site in a browser that keeps its cookies. */
beforeEach(() => {
  calls = [];
  const jar = new Map<string, string>();
  mock.method(console, 'warn', () => {}); // Node has no storage for a page
  (globalThis as { document?: unknown }).document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(_: string) {},
  };
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    calls.push({
      method: init.method!,
      path: url.slice(base.length).replace(/\?crumb=[^&]+$/, ''),
      body: init.body ? JSON.parse(init.body as string) : null,
      hasToken: headers.has('X-XSRF-Token'),
    });
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (cookie.includes('Max-Age=0')) jar.delete(name!);
      else jar.set(name!, value!);
    }
    return answer;
  }) as typeof globalThis.fetch;
});
afterEach(async () => {
  await logOut({ cloneCart: false, base });
  mock.restoreAll();
  globalThis.fetch = fetch;
  delete (globalThis as { document?: unknown }).document;
});

/** The calls after the login. */
const sent = () => calls.slice(1);

describe('those who work on the site', () => {
  beforeEach(async () => { assert.equal(await logIn(asOwner, base), null); });

  test('put header and footer, and everybody gets them', async () => {
    const written = { header: '<p>Open from ten</p>', footer: '<p>Mind the tide</p>' };
    assert.deepEqual(await saveHeaderFooter(written, { base }), { kind: 'success', status: 200, data: written });
    assert.deepEqual(await readHeaderFooter({ base }), { kind: 'success', status: 200, data: written });
    assert.deepEqual(sent(), [
      { method: 'PUT', path: '/api/site-header-footer', body: written, hasToken: true },
      { method: 'GET', path: '/api/site-header-footer', body: null, hasToken: true },
    ]);
  });

  test('put the languages, and disconnect the translator', async () => {
    assert.deepEqual(await saveLanguages({ languages }, { base }), { kind: 'success', status: 200, data: { languages } });
    assert.deepEqual(await disconnectTranslator({ base }), { kind: 'empty', status: 204 });
    assert.deepEqual(await readLanguages({ base }), { kind: 'success', status: 200, data: { languages } });
    assert.deepEqual(await readMultilingualSettings({ base }), {
      kind: 'success',
      status: 200,
      data: { isEnabled: true, defaultLanguage: 'en', provider: null },
    });
    assert.deepEqual(await readMultilingualStatus({ base }), { kind: 'success', status: 200, data: { connection: 'disconnected' } });
    assert.deepEqual(sent(), [
      { method: 'PUT', path: '/api/multilingual/languages', body: { languages }, hasToken: true },
      { method: 'DELETE', path: '/api/multilingual/connection', body: null, hasToken: true },
      { method: 'GET', path: '/api/multilingual/languages', body: null, hasToken: true },
      { method: 'GET', path: '/api/multilingual/settings', body: null, hasToken: true },
      { method: 'GET', path: '/api/multilingual/status', body: null, hasToken: true },
    ]);
  });
});

test('a visitor sends their language without changing the site', async () => {
  assert.equal(await logIn({ ...demoAccount, rememberMe: true }, base), null);
  assert.equal((await sendLocale('de-AT', base)).kind, 'empty');
  const refused = await Promise.all([
    saveHeaderFooter({ header: '', footer: '' }, { base }),
    saveLanguages({ languages: [] }, { base }),
    disconnectTranslator({ base }),
  ]);
  assert.deepEqual(refused.map(result => [result.kind, result.status]), [['failure', 403], ['failure', 403], ['failure', 403]]);
  assert.deepEqual(calls.slice(0, 2), [
    { method: 'POST', path: '/api/site-users/account/session', body: { ...demoAccount, rememberMe: true }, hasToken: false },
    { method: 'POST', path: '/api/site-users/account/locale', body: { language: 'de-AT' }, hasToken: true },
  ]);
});

describe('an answer that lacks what was asked for is a failure:', () => {
  const rows: [title: string, call: (options: { base: string }) => Promise<{ kind: string }>, answers: unknown[]][] = [
    ['header and footer', readHeaderFooter, [null, [], {}, { header: '' }, { header: 1, footer: '' }]],
    ['languages', readLanguages, [null, 'de', {}, { languages: 'de' }, { languages: { de: 1 } }]],
    ['settings', readMultilingualSettings, [{}, { isEnabled: 'yes', defaultLanguage: 'en', provider: null }, { isEnabled: true, defaultLanguage: 'en' }]],
    ['status', readMultilingualStatus, [{}, { connection: 'maybe' }, { connection: null }]],
  ];
  for (const [title, call, answers] of rows) for (const answer of answers) test(`${title}: ${JSON.stringify(answer)}`, async () => {
    globalThis.fetch = async () => Response.json(answer);
    const result = await call({ base });
    assert.deepEqual([result.kind, (result as { reason?: string }).reason], ['failure', 'unreadable']);
  });
  test('an empty one', async () => {
    globalThis.fetch = async () => new Response(null, { status: 204 });
    assert.equal((await readLanguages({ base })).kind, 'failure');
  });
});

test('the calls have the addresses of the specification', () => assert.deepEqual(
  [paths.siteHeaderFooter, paths.multilingualSettings, paths.multilingualStatus, paths.multilingualLanguages, paths.multilingualConnection],
  ['/api/site-header-footer', '/api/multilingual/settings', '/api/multilingual/status', '/api/multilingual/languages', '/api/multilingual/connection'],
));
