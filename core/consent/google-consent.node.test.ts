import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { dataLayer, firstInLayer, googleDefault, gtag, hasGrantingDefault } from './google-consent.js';

/** What the `gtag()` of Google's own snippet puts into the list. */
const command = (...words: unknown[]): unknown => (function give(..._: unknown[]) { return arguments; })(...words); // eslint-disable-line prefer-rest-params -- see above

describe('what comes before it in the data layer', () => {
  const rows: [title: string, layer: unknown[], expected: ReturnType<typeof firstInLayer>][] = [
    ['nothing', [], null],
    ['entries of others', [null, undefined, 'text', 7, { event: 'theirs' }, [], ['js', new Date()]], null],
    ['the default', [command('consent', 'default', {}), command('config', 'G-1')], 'default'],
    ['the default as a list', [['consent', 'default', {}]], 'default'],
    ['a tag', [command('js', new Date()), command('config', 'G-1'), command('consent', 'default', {})], 'tag'],
    ['a container', [{ 'gtm.start': 1, 'event': 'gtm.js' }], 'tag'],
    ['an update alone, which is no default', [command('consent', 'update', {}), command('config', 'G-1')], 'tag'],
  ];
  for (const [title, layer, expected] of rows) it(title, () => assert.equal(firstInLayer(layer), expected));
});

describe('a default that allows something', () => {
  const rows: [title: string, layer: unknown[], expected: boolean][] = [
    ['nothing', [], false],
    ['ours', [command('consent', 'default', googleDefault())], false],
    ['ours, where the region allows it', [command('consent', 'default', googleDefault(true))], true],
    ['the second of two', [command('consent', 'default', { ad_storage: 'denied' }), command('consent', 'default', { analytics_storage: 'granted' })], true],
    ['one for some of Google\'s regions', [command('consent', 'default', { ad_storage: 'granted', region: ['US'] })], false],
    ['what is never asked about', [command('consent', 'default', { security_storage: 'granted', constructor: 'granted' })], false],
    ['without states', [command('consent', 'default'), ['consent', 'default', null]], false],
    ['an update', [command('consent', 'update', { ad_storage: 'granted' })], false],
  ];
  for (const [title, layer, expected] of rows) it(title, () => assert.equal(hasGrantingDefault(layer), expected));
});

describe('consent-default.js', () => {
  interface Page { attributes?: Record<string, string>; meta?: string; hasSignal?: boolean; keepsCookies?: boolean }
  const run = async (cookie: string, { attributes, meta, hasSignal, keepsCookies = true }: Page = {}) => {
    const { outputFiles: [file] } = await build({ entryPoints: ['core/consent/consent-default.classic.ts'], bundle: true, format: 'iife', write: false });
    const navigator = { cookieEnabled: keepsCookies, globalPrivacyControl: hasSignal };
    const document = { cookie, currentScript: attributes ? { dataset: attributes } : null, querySelector: () => (meta === undefined ? null : { content: meta }) };
    const scope = { dataLayer: [] as unknown[], document, navigator };
    new Function('globalThis', 'document', 'navigator', file!.text)(scope, document, navigator);
    return scope.dataLayer.map(entry => Array.from(entry as ArrayLike<unknown>));
  };

  it('denies consent before Google\'s tag starts, and waits for the answer', async () => {
    const [first, ...rest] = await run('other=1');
    assert.deepEqual(first, ['consent', 'default', {
      ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied', functionality_storage: 'denied',
      personalization_storage: 'denied', security_storage: 'granted', wait_for_update: 500,
    }]);
    assert.deepEqual(rest, []);
  });

  it('grants the consent of an earlier page immediately, and nothing after a refusal', async () => {
    const told = (await run('ss_cookieAllowed=true')).map(([name, kind, state]) => [name, kind, (state as Record<string, string>).ad_storage]);
    assert.deepEqual(told, [['consent', 'default', 'denied'], ['consent', 'update', 'granted']]);
    assert.equal((await run('ss_cookieAllowed=false')).length, 1);
  });

  const lists = { optOutRegions: 'US BR', noBannerRegions: 'JP', optInRegions: 'US-CA' };
  const rows: [title: string, cookie: string, page: Page, states: string[]][] = [
    ['no rules', '', { meta: 'US' }, ['default denied']],
    ['no rules, attributes without lists', '', { attributes: { region: 'US' } }, ['default denied']],
    ['a region in no list', '', { attributes: { ...lists, region: 'DE' } }, ['default denied']],
    ['an unknown region', '', { attributes: lists }, ['default denied']],
    ['text that is no region', '', { attributes: lists, meta: '<b>' }, ['default denied']],
    ['an opt-out region', '', { attributes: { ...lists, region: 'US' } }, ['default granted']],
    ['an opt-out region of the page', '', { attributes: lists, meta: 'br' }, ['default granted']],
    ['the script\'s region before the page\'s', '', { attributes: { ...lists, region: 'DE' }, meta: 'US' }, ['default denied']],
    ['a part that is asked first', '', { attributes: lists, meta: 'US-CA' }, ['default denied']],
    ['a region without a banner', '', { attributes: lists, meta: 'JP' }, ['default granted']],
    ['an opt-out region, with Global Privacy Control', '', { attributes: lists, meta: 'US', hasSignal: true }, ['default denied']],
    ['a region without a banner, with Global Privacy Control', '', { attributes: lists, meta: 'JP', hasSignal: true }, ['default denied']],
    ['an opt-out region, after a decline', 'ss_cookieAllowed=false', { attributes: lists, meta: 'US' }, ['default denied']],
    ['an opt-out region, after consent', 'ss_cookieAllowed=true', { attributes: lists, meta: 'US' }, ['default denied', 'update granted']],
    ['an opt-out region, after an answer by purpose', 'ss_cookiePurposes=statistics~marketing~2', { attributes: lists, meta: 'US' }, ['default denied']],
    ['an opt-out region, where cookies are blocked', '', { attributes: lists, meta: 'US', keepsCookies: false }, ['default denied']],
  ];
  for (const [title, cookie, page, states] of rows) {
    it(`begins as the region's rule says: ${title}`, async () => {
      const said = (await run(cookie, page)).map(([, kind, state]) => {
        const { ad_storage: ads, ad_user_data: data, ad_personalization: personal, analytics_storage: statistics, security_storage: security = 'granted' } = state as Record<string, string>;
        assert.deepEqual([data, personal, statistics, security], [ads, ads, ads, 'granted']);
        return `${String(kind)} ${ads}`;
      });
      assert.deepEqual(said, states);
    });
  }

  it('is the same as the two lines of the privacy page', async () => {
    const { readFileSync } = await import('node:fs');
    const [, lines = ''] = /<script>\n(\s*window\.dataLayer[^]*?)<\/script>/.exec(readFileSync('docs/privacy.md', 'utf8')) ?? [];
    const scope: { dataLayer?: ArrayLike<unknown>[] } = {};
    new Function('window', lines.replaceAll('dataLayer.push', 'window.dataLayer.push'))(scope);
    assert.deepEqual(scope.dataLayer!.map(entry => Array.from(entry)), [['consent', 'default', googleDefault()]]);
  });

  it('writes what Google\'s tags read: an arguments object, no array', () => {
    delete (globalThis as { dataLayer?: unknown }).dataLayer;
    gtag('consent', 'update', {});
    assert.equal(Object.prototype.toString.call(dataLayer()[0]), '[object Arguments]');
    delete (globalThis as { dataLayer?: unknown }).dataLayer;
  });
});
