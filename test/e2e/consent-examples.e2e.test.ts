import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { readExamples, type Example } from '../../core/manifest/describe/examples.js';
import { isEverything } from '../engines/everything.js';
import { launch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { quiet, settled } from './demo/settle.js';
import { visit, type Visit } from './demo/visit.js';
import { servePages, type PageServer } from './page-server.js';

// The network log over all examples of elements that can contact others, by purpose: exactly what was allowed is requested and stored.
//
// TEST_ALL=1 npx tsx --test test/e2e/consent-examples.e2e.test.ts    each example alone; otherwise all of them in one page

const purposes = ['functional', 'statistics', 'marketing'] as const;
type Purpose = (typeof purposes)[number];

/** The tags with content from other hosts and their purpose, as docs/privacy.md lists them. */
const usual = new Map([...readFileSync('docs/privacy.md', 'utf8').matchAll(/^\| `<(site-[a-z-]+)[^>]*>` \|.*\| ([a-z]+) \|$/gm)].map(([, tag, purpose]) => [tag!, purpose!]));
usual.set('site-form', 'functional'); // its captcha
const examples = (await Promise.all([...usual.keys()].map(tag => readExamples(tag)))).flat()
  .filter(({ tag, markup }) => tag !== 'site-form' || markup.includes('captcha='));
/** Tiles of another host: the page's own need no consent. */
const foreign = (markup: string): string => markup.replaceAll('/tiles/', 'https://tiles.example/');

/** The page's own purposes: those of the elements in it that can contact others. */
function purposesIn(markup: string): Set<string> {
  const tags = [...markup.matchAll(/<([a-z]+-[a-z-]+)([^>]*)/g)];
  return new Set(tags.flatMap(([, tag, attributes]) => /data-consent="([^"]*)"/.exec(attributes!)?.[1] ?? usual.get(tag!) ?? []));
}

const page = (body: string): string => `<link rel="stylesheet" href="/v1/site-elements.css"><main><h1>Page</h1><a href="#cookie-settings">Settings</a>${body}</main>
  <site-analytics></site-analytics><cookie-banner purposes="${purposes.join(' ')}" reload-on-withdrawal="false"><p>We ask.</p></cookie-banner>
  <script type="module" src="/v1/auto.js"></script>`;

const held = purposes.map(name => `<script type="text/plain" data-consent="${name}" src="https://${name}.example/script.js"></script>
  <img alt="" width="3" height="2" data-consent="${name}" data-src="https://${name}.example/pixel.svg">
  <iframe title="${name}" data-consent="${name}" data-src="https://${name}.example/frame.html"></iframe>
  <site-embed data-consent="${name}" label="${name}"><a href="https://${name}.example/">Content</a><template><iframe src="https://${name}.example/embed"></iframe></template></site-embed>
  <site-consent-gate data-consent="${name}"><template><script src="https://${name}.example/gate.js"></script></template></site-consent-gate>`).join('');
const strict = "default-src 'none'; script-src 'self' https://*.example; style-src 'self'; img-src 'self' data: https://*.example; frame-src https://*.example; "
  + "connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types site-elements site-elements-scripts site-elements-consent lit-html";

const pathOf = ({ tag, name }: Example): string => `/${tag}/${name}`;
let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({
    '/all': { body: page(foreign(examples.map(({ markup }) => markup).join('\n'))) },
    '/strict': { body: page(held), policy: strict },
    ...Object.fromEntries(examples.map(example => [pathOf(example), { body: page(foreign(example.markup)) }])),
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

interface Log { readonly addresses: Set<string>; readonly hosts: () => string[] }

/** Notes all requests to other hosts and answers in their place. */
async function noteOthers(tab: Page, own: string): Promise<Log> {
  const addresses = new Set<string>();
  await tab.context().route(({ origin, protocol }) => protocol.startsWith('http') && origin !== own, route => {
    addresses.add(route.request().url());
    const type = route.request().resourceType();
    if (type === 'document') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' });
    if (type === 'script') return route.fulfill({ contentType: 'text/javascript', body: '' });
    if (type === 'stylesheet' || type === 'fetch') return route.fulfill({ contentType: 'text/css', headers: { 'access-control-allow-origin': '*' }, body: '' });
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  return { addresses, hosts: () => [...new Set([...addresses].map(address => new URL(address).host))].sort() };
}

/** Opens a page as a visitor who has allowed these purposes before, or who has not answered. */
async function open(path: string, allowed: readonly Purpose[] | null): Promise<Visit & { readonly log: Log }> {
  let log!: Log;
  const visited = await settled(() => visit(browser, server.url + path, {
    async prepare(tab) {
      log = await noteOthers(tab, server.url);
      if (!allowed) return;
      const declined = purposes.filter(name => !allowed.includes(name));
      await tab.context().addCookies([
        { name: 'ss_cookieAllowed', value: String(declined.length === 0), url: server.url },
        { name: 'ss_cookiePurposes', value: `${allowed.join('.')}~${declined.join('.')}~`, url: server.url },
      ]);
    },
  }));
  return { ...visited, log };
}

const answered = ['ss_cookieAllowed', 'ss_cookiePurposes'];
const counted = ['ss_cvr', 'ss_cvt'];

/** Exactly what was allowed is stored. */
async function checkStored({ page: tab, context }: Visit, allowed: readonly Purpose[] | null): Promise<void> {
  const isCounted = !!allowed?.includes('statistics');
  const cookies = [...allowed ? answered : [], ...isCounted ? counted : []].sort();
  await eventually(async () => assert.deepEqual((await context.cookies(server.url)).map(({ name }) => name).sort(), cookies));
  assert.deepEqual(await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]), isCounted ? ['site:first-session'] : []);
}

/** Frames of other hosts in the page and in every shadow root. */
const framesOf = (tab: Page) => tab.locator('iframe').evaluateAll((frames, own) => frames
  .map(frame => (frame as HTMLIFrameElement).src).filter(src => /^https?:/.test(src) && new URL(src).origin !== own), server.url);

/** Opens a page in every state of the answer; returns the hosts that each single purpose has led to. */
async function walk(path: string): Promise<Map<Purpose, string[]>> {
  for (const allowed of [null, []] as const) {
    const visited = await open(path, allowed);
    assert.deepEqual([[...visited.log.addresses], await framesOf(visited.page)], [[], []], allowed ? 'with nothing allowed' : 'before the answer');
    await checkStored(visited, allowed);
    await visited.close();
  }
  const byPurpose = new Map<Purpose, string[]>();
  for (const name of purposes) {
    const visited = await open(path, [name]);
    byPurpose.set(name, visited.log.hosts());
    await checkStored(visited, [name]);
    await visited.close();
  }
  const visited = await open(path, purposes);
  assert.deepEqual(visited.log.hosts(), [...new Set([...byPurpose.values()].flat())].sort(), 'with everything allowed: what each purpose alone has led to');
  await checkStored(visited, purposes);
  await withdraw(visited);
  await visited.close();
  return byPurpose;
}

/** Rejects all in the banner: frames go, and neither this page nor the next one requests anything more. */
async function withdraw(visited: Visit & { readonly log: Log }): Promise<void> {
  const { page: tab, log } = visited;
  await tab.evaluate(() => { for (const popup of document.querySelectorAll('site-popup')) popup.remove(); });
  await tab.locator('main > a[href="#cookie-settings"]').click();
  await tab.locator('cookie-banner [data-action=decline]').click();
  await eventually(async () => assert.deepEqual(await framesOf(tab), [], 'frames after the withdrawal'));
  await quiet(visited);
  log.addresses.clear();
  await tab.reload();
  await quiet(visited);
  assert.deepEqual([...log.addresses], [], 'after the withdrawal');
  await checkStored(visited, []);
}

describe('by purpose, exactly what was allowed is requested and stored:', { concurrency: 2 }, () => {
  test('all examples in one page', async () => {
    const hosts = await walk('/all');
    assert.deepEqual(hosts.get('statistics'), []);
    assert.deepEqual(hosts.get('functional'), ['saltmarsh-pottery.disqus.com', 'tiles.example']);
    assert.deepEqual(hosts.get('marketing'), ['assets.pinterest.com', 'open.spotify.com', 'platform.twitter.com', 'www.openstreetmap.org']);
  });

  test('held scripts, frames, images and elements with data-consent, under a strict policy with Trusted Types', async () => {
    const hosts = await walk('/strict');
    for (const name of purposes) assert.deepEqual(hosts.get(name), [`${name}.example`]);
    const visited = await open('/strict', ['statistics']);
    assert.deepEqual([...visited.log.addresses].map(address => new URL(address).pathname).sort(), ['/embed', '/frame.html', '/gate.js', '/pixel.svg', '/script.js']);
    assert.deepEqual((await visited.problems()).violations, []);
    await visited.close();
  });

  for (const example of isEverything ? examples : []) {
    test(`the example ${example.tag}/${example.name}`, async () => {
      const hosts = await walk(pathOf(example));
      const own = purposesIn(example.markup);
      for (const name of purposes) if (!own.has(name)) assert.deepEqual(hosts.get(name), [], `${name} is not the purpose of any element here`);
    });
  }
});
