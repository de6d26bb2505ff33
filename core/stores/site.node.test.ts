import assert from 'node:assert/strict';
import { test } from 'node:test';
import { $cart, $consent, $currency, $session, $site } from './stores.js';
import { parseSiteContext } from '../contract/site-context.js';
import { createSite } from './site.js';

test('without a page every store holds what servers render', () => {
  assert.equal($site.get().locale, 'en');
  assert.equal($currency.get(), 'USD');
  assert.equal($consent.get(), 'unasked');
  assert.deepEqual($cart.get(), { entries: [] });
  assert.deepEqual($session.get(), { isLoggedIn: false, accountId: null, roles: [] });
});

test('a context\'s good parts are taken, the rest has its default', () => {
  const site = createSite({ locale: 'de-DE', currency: 7, website: { id: 'w', identifier: null }, websiteRoles: [1, 'x', 10], authenticatedAccount: { id: 'a' } });
  assert.equal(site.locale, 'de-DE');
  assert.equal(site.currency, 'USD');
  assert.deepEqual(site.website, { id: 'w', identifier: '', baseUrl: '' });
  assert.deepEqual(site.websiteRoles, [1, 10]);
  assert.deepEqual(site.authenticatedAccount, { id: 'a' });
});

test('the page\'s language replaces a missing locale', () => assert.equal(createSite({}, 'fr').locale, 'fr'));

test('cookie settings are read where a site context keeps them', () => {
  const settings = { cookieBannerVariant: 'POPUP' };
  assert.deepEqual(createSite({ websiteSettings: { cookieSettings: settings } }).cookieSettings, settings);
  assert.deepEqual(createSite({ cookieSettings: settings }).cookieSettings, settings);
});

test('of its texts those are taken that are texts, by their own names alone', () => {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (message: string) => said.push(message);
  try {
    const { texts } = createSite(
      JSON.parse(
        '{"texts":{"cookie-banner":{"accept":5,"decline":"No","label":null,"__proto__":"x"},"site-map":"x","__proto__":{"show":"y"}}}',
      ),
    );
    assert.deepEqual({ ...texts['cookie-banner'] }, JSON.parse('{"decline":"No","__proto__":"x"}'));
    assert.equal(texts['site-gallery'], undefined);
    assert.equal(texts['site-map']!.show, undefined);
    assert.deepEqual(said, ['site context: texts["cookie-banner"].accept "5" is not a text; expected a text; using the default.']);
  } finally {
    console.warn = warn;
  }
});

for (const [baseUrl, expected] of [
  ['https://pots.example', 'https://pots.example'],
  [' /shop\n', '/shop'],
  ['', ''],
  ['javascript:alert(1)//', ''],
  ['java\nscript:alert(1)//', ''],
  ['data:text/html,x', ''],
] as const) {
  test(`the base ${JSON.stringify(baseUrl)} is ${expected || "the page's own"}${baseUrl && !expected ? ', which is told' : ''}`, () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (message: string) => said.push(message);
    try {
      assert.equal(createSite({ website: { baseUrl } }).website.baseUrl, expected);
      const told: string[] = [];
      assert.equal(parseSiteContext({ website: { baseUrl } }, path => told.push(path)).website.baseUrl, expected);
      const isRefused = baseUrl !== '' && expected === '';
      assert.deepEqual([said.length, told], isRefused ? [1, ['website.baseUrl']] : [0, []]);
      if (isRefused)
        assert.match(said[0]!, /^site context: website\.baseUrl ".*" is not a safe address; expected .*; using the page's own\.$/s);
    } finally {
      console.warn = warn;
    }
  });
}

for (const broken of [{ website: 'x', texts: 5, authenticatedAccount: 'me', websiteRoles: 'all' }, { locale: '', currency: null }]) {
  test(`a context of ${JSON.stringify(broken)} is survived`, () => assert.equal(createSite(broken).currency, 'USD'));
}
