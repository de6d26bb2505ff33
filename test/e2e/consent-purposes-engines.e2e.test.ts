// consent-purposes.e2e has all answers in Chromium.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { findBrowser } from '../engines/find-browser.js';
import { firefox } from '../engines/firefox.js';
import { webkit } from '../engines/webkit.js';
import { answerCookies, consentPages, countedCookies, filesOfPurpose, purposes, type Purpose } from './consent-page.js';
import { eventually } from './demo/eventually.js';
import { otherEngines, press, type OtherVisitor } from './other-engines.js';
import { servePages, type PageServer } from './page-server.js';

// The same pages as in Chromium; other hosts are one server on another port, which records what is requested.

const types: Record<string, string> = { js: 'text/javascript', svg: 'image/svg+xml', html: 'text/html' };
/** Set before the page's own scripts, as a browser that sends the signal has it. */
const signal = '<script>Object.defineProperty(navigator, "globalPrivacyControl", { value: true })</script>';

for (const engine of [firefox, webkit]) {
  const found = findBrowser(engine);
  if (!found) {
    test(`consent by purpose in ${engine.name}: not run. ${engine.name} is not installed.`, () => {});
    continue;
  }
  describe(`consent by purpose in ${engine.name}`, { timeout: 300_000 }, () => {
    const requested = new Set<string>();
    const others = createServer(({ url }, response) => {
      requested.add(url!.slice(1));
      response.writeHead(200, { 'content-type': types[url!.split('.').pop()!] ?? 'text/plain', 'cache-control': 'no-store' }).end();
    });
    let server: PageServer;
    let visitor: OtherVisitor;

    before(async () => {
      await new Promise<void>(resolve => { others.listen(0, '127.0.0.1', resolve); });
      const pages = consentPages(name => `http://127.0.0.1:${(others.address() as AddressInfo).port}/${name}`);
      server = await servePages({ ...pages, '/signal': { body: signal + pages['/US']!.body } });
      visitor = await otherEngines[engine.name as keyof typeof otherEngines](found);
    });
    after(async () => {
      await visitor?.close();
      server?.close();
      others.closeAllConnections();
      others.close();
    });

    const read = <T>(expression: string) => visitor.evaluate<T>(expression);
    const inBanner = (selector: string, then: string) =>
      `(node => ${then})(document.querySelector("cookie-banner")?.shadowRoot?.querySelector(${JSON.stringify(selector)}))`;
    const shows = (selector: string) => eventually(async () => assert.equal(await read(inBanner(selector, '!!node?.checkVisibility()')), true, selector));
    const isGone = () => eventually(async () => assert.equal(await read(inBanner('.banner', '!node')), true));
    const cookieNames = async () => (await read<string>('document.cookie')).split('; ').filter(Boolean).map(pair => pair.split('=')[0]!).sort();
    const ask = (action: string) => press(visitor, `[data-action=${action}]`);
    const filesOf = (allowed: readonly Purpose[]) => [
      ...allowed.flatMap(name => filesOfPurpose.map(file => `${name}/${file}`)),
      ...allowed.length === purposes.length ? ['all/script.js'] : [],
    ].sort();
    const requests = (allowed: readonly Purpose[]) => eventually(async () => assert.deepEqual([...requested].sort(), filesOf(allowed)));
    const stores = (names: readonly string[]) => eventually(async () => assert.deepEqual(await cookieNames(), [...names].sort()));

    async function goTo(path: string): Promise<void> {
      requested.clear();
      await visitor.goTo(server.url + path);
    }
    const deleteStored = () => read(`(() => {
      localStorage.clear();
      for (const pair of document.cookie.split("; ")) document.cookie = pair.split("=")[0] + "=; path=/; max-age=0";
    })()`);
    /** The next page is a first visit. */
    async function forget(): Promise<void> {
      await visitor.goTo(`${server.url}/images/any.svg`); // a document of the site without scripts
      await deleteStored();
    }
    async function choose(allowed: readonly Purpose[]): Promise<void> {
      if (!await read<boolean>(inBanner('[role=switch]', '!!node'))) await ask('choose');
      await shows('[role=switch]');
      for (const name of purposes) {
        const isOn = await read<boolean>(inBanner(`input[name=${name}]`, 'node.checked'));
        if (isOn !== allowed.includes(name)) await press(visitor, `input[name=${name}]`);
      }
      await ask('save');
      await isGone();
    }

    for (const allowed of [[], ['statistics'], ['functional', 'marketing'], [...purposes]] as Purpose[][]) {
      test(`with ${allowed.join(' and ') || 'nothing'} allowed, nothing else is requested or stored, also on the next page`, async () => {
        await forget();
        await goTo('/');
        await shows('[data-action=choose]');
        assert.deepEqual([[...requested], await cookieNames()], [[], []], 'before the answer');
        await choose(allowed);
        await requests(allowed);
        await stores([...answerCookies, ...allowed.includes('statistics') ? countedCookies : []]);
        await goTo('/');
        await requests(allowed);
        await isGone();
      });
    }

    test('a withdrawn purpose is requested no more, and its cookies are deleted', async () => {
      await forget();
      await goTo('/');
      await shows('[data-action=choose]');
      await choose(purposes);
      await requests(purposes);
      await press(visitor, 'a[href="#cookie-settings"]');
      await shows('[role=switch]');
      requested.clear();
      await press(visitor, 'input[name=statistics]');
      await ask('save'); // the page reloads
      await requests(['functional', 'marketing']);
      await stores(answerCookies);
    });

    test('a page that is reloaded when its answer has expired requests nothing', async () => {
      await forget();
      await goTo('/');
      await shows('[data-action=choose]');
      await choose(purposes);
      await requests(purposes);
      await deleteStored();
      requested.clear();
      await read('void location.reload()');
      await shows('[data-action=choose]');
      assert.deepEqual([[...requested], await cookieNames()], [[], []]);
    });

    test('a new version of the policy allows nothing until the visitor answers again', async () => {
      await forget();
      await goTo('/');
      await shows('[data-action=choose]');
      await choose(purposes);
      await requests(purposes);
      await goTo('/new');
      await shows('[data-action=choose]');
      assert.match(await read<string>(inBanner('.note', 'node.textContent')), /changed/);
      assert.deepEqual([...requested], []);
    });

    test('in an opt-out region everything runs until the visitor declines', async () => {
      await forget();
      await goTo('/US');
      await requests(purposes);
      await stores(countedCookies);
      await shows('[data-action=decline]');
      await ask('decline');
      await stores(answerCookies);
      await goTo('/US');
      await isGone();
      assert.deepEqual([...requested], []);
    });

    test('Global Privacy Control is a decline in an opt-out region, and a notice with the settings shows it', async () => {
      await forget();
      await goTo('/signal');
      await shows('[data-action=settings]');
      assert.match(await read<string>(inBanner('.content', 'node.textContent')), /Global Privacy Control/);
      assert.deepEqual([[...requested], await cookieNames()], [[], []]);
      await ask('settings');
      await shows('[role=switch]');
    });
  });
}
