import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { dataLayer, firstInLayer, googleDefault, gtag } from './google-consent.js';

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

describe('consent-default.js', () => {
  const run = async (cookie: string, before: unknown[] = []) => {
    const { outputFiles: [file] } = await build({ entryPoints: ['core/consent/consent-default.classic.ts'], bundle: true, format: 'iife', write: false });
    const scope = { dataLayer: before, document: { cookie } };
    new Function('globalThis', 'document', file!.text)(scope, scope.document);
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
