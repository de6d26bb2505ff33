// Runs with npm run test:all: it builds the library a second time.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { getTags } from '../../core/manifest/describe/tables.js';
import { buildVersion, type Build } from './build-version.js';
import { launch, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// A shop's theme and its newsletter plugin bring the library in two versions: `/v1/` is the build of this tree, `/v2/` a
// later one, which is built for this test.

const later = '99.0.0';
const tags = getTags();
const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E';
const badge = '<site-cart-badge><a href="/cart">Cart</a></site-cart-badge>';
const add = '<site-add-to-cart sku="mug" name="Mug" price-cents="950"><button>Add</button></site-add-to-cart>';
const map = '<site-map lat="52.9" lng="0.8" tiles="https://tiles.example/{z}/{x}/{y}.png" attribution="Example"><address>The Net Loft</address></site-map>';
const banner = '<cookie-banner cta-text="Fine"><p>May we remember that you were here?</p></cookie-banner>';
const gallery = `<site-gallery><img src="${picture}" width="300" height="200" alt="One"><img src="${picture}" width="300" height="200" alt="Two"></site-gallery>`;
const form =
  '<site-form form-id="contact"><form action="/forms/contact" method="post"><label>Name <input name="name"></label><button>Send</button></form></site-form>';
const all = badge + add + gallery + form + map + banner;
/** The elements of that page. */
const used = tags.filter(tag => new RegExp(`<${tag}[\\s>]`).test(all));
const sheet = '<link rel="stylesheet" href="/v1/site-elements.css">';
const script = (address: string) => `<script type="module" src="${address}"></script>`;
const scripts = (version: string, names: string[]) => names.map(name => script(`/${version}/${name}.js`)).join('');

let browser: Browser;
let server: PageServer;
let build: Build;
/** The version of the build under `/v1/`, and of the one under `/v2/`. */
let versions: Record<string, string>;
before(async () => {
  build = await buildVersion(later);
  const versionIn = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'integrity.json'), 'utf8')).version as string;
  versions = { v1: versionIn('dist/cdn'), v2: versionIn(build.folder) };
  browser = await launch();
  server = await servePages({
    '/v1-auto-first': { body: sheet + all + scripts('v1', ['auto']) + scripts('v2', ['auto']) },
    '/v2-auto-first': { body: sheet + all + scripts('v2', ['auto']) + scripts('v1', ['auto']) },
    '/v1-tags-first': { body: sheet + all + badge + scripts('v1', tags) + scripts('v2', tags) + tags.map(tag => script(`/v2/${tag}.js?again`)).join('') },
    '/v2-tags-first': { body: sheet + all + badge + scripts('v2', tags) + scripts('v1', tags) },
    '/v1-badge': { body: sheet + badge + add + scripts('v1', ['site-cart-badge']) + scripts('v2', ['site-add-to-cart']) },
    '/v2-badge': { body: sheet + badge + add + scripts('v2', ['site-cart-badge']) + scripts('v1', ['site-add-to-cart']) },
    '/v1-banner': { body: sheet + banner + map + scripts('v1', ['cookie-banner']) + scripts('v2', ['site-map']) },
    '/react-twice': { body: sheet + gallery + badge + add + scripts('v1', ['site-gallery', 'site-add-to-cart']) + scripts('v2', ['site-cart-badge']) },
  });
});
after(async () => {
  await browser?.close();
  server?.close();
  build?.remove();
});

async function open(address: string) {
  const context = await browser.newContext({ viewport: { width: 800, height: 2000 } });
  await context.route('**/v2/**', route => route.fulfill({ path: path.join(build.folder, new URL(route.request().url()).pathname.slice('/v2/'.length)) }));
  await context.route('https://tiles.example/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>' }),
  );
  const page = await context.newPage();
  const heard = watch(page);
  await page.goto(server.url + address, { waitUntil: 'load' });
  return { page, heard, close: () => context.close() };
}

const defined = (page: Page, names: string[]) => page.waitForFunction(all => all.every(tag => customElements.get(tag)), names);

/** Which version defined each of these tags. */
const versionsOf = (page: Page, names: string[]) => page.evaluate(all =>
  all.map(tag => (customElements.get(tag) as unknown as { siteVersion: string }).siteVersion), names);

/** What is on the page's badges. */
const counts = (page: Page) => page.locator('site-cart-badge [part~="count"]').allTextContents();
const shows = (page: Page, expected: string[]) => eventually(async () => assert.deepEqual((await counts(page)).map(text => text.trim()), expected));

for (const [first, second] of [['v1', 'v2'], ['v2', 'v1']] as const) {
  test(`of two autoloaders the first does all the work: ${first}`, async () => {
    const { page, heard, close } = await open(`/${first}-auto-first`);
    await defined(page, used);
    assert.deepEqual(await versionsOf(page, used), used.map(() => versions[first]));
    assert.deepEqual(heard.requests.filter(name => name.startsWith(`/${second}/`) && !name.endsWith('.css')), [`/${second}/auto.js`]);
    assert.deepEqual(heard.console, []);
    await close();
  });

  test(`a tag that both versions define stays with the first, ${first}, and one notice reports it`, async () => {
    const { page, heard, close } = await open(`/${first}-tags-first`);
    await eventually(() => assert.equal(heard.console.length, tags.length));
    assert.deepEqual(await versionsOf(page, tags), tags.map(() => versions[first]));
    assert.deepEqual(heard.console.sort(), tags.map(tag =>
      `warning: <${tag}>: version ${versions[second]} met ${versions[first]}, which defined the tag first; using the first.`).sort());
    await page.click('site-add-to-cart button');
    await shows(page, ['1', '1']);
    assert.equal(heard.console.length, tags.length);
    await close();
  });

  test(`a badge of ${first} counts what a button of ${second} adds, and its panel takes it out again`, async () => {
    const { page, heard, close } = await open(`/${first}-badge`);
    const names = ['site-cart-badge', 'site-add-to-cart'];
    await defined(page, names);
    assert.deepEqual(await versionsOf(page, names), [versions[first], versions[second]]);
    await page.click('site-add-to-cart button');
    await shows(page, ['1']);
    await page.click('site-add-to-cart button');
    await shows(page, ['2']);
    await page.click('site-cart-badge a');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Mug' }).click();
    await shows(page, ['0']);
    await page.reload();
    await defined(page, names);
    await shows(page, ['0']);
    assert.deepEqual(heard.console, []);
    await close();
  });
}

test('an answer to one version\'s banner is heard by the other version\'s map', async () => {
  const { page, heard, close } = await open('/v1-banner');
  await defined(page, ['cookie-banner', 'site-map']);
  const isAsked = () => heard.requests.some(name => name.includes('live-map'));
  await page.waitForLoadState('networkidle');
  assert.equal(isAsked(), false);
  await page.getByRole('button', { name: 'Fine' }).click();
  await eventually(() => assert.equal(isAsked(), true));
  assert.deepEqual(await versionsOf(page, ['cookie-banner', 'site-map']), [versions.v1, versions.v2]);
  assert.deepEqual(heard.console, []);
  await close();
});

test('two Reacts on a page keep out of each other\'s way', async () => {
  const { page, heard, close } = await open('/react-twice');
  await defined(page, ['site-gallery', 'site-cart-badge', 'site-add-to-cart']);
  await page.click('site-add-to-cart button');
  await page.click('site-cart-badge a');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  assert.deepEqual(heard.requests.filter(name => name.includes('/chunks/react-dom-')).map(name => name.slice(0, '/v1'.length)).sort(), ['/v1', '/v2']);
  assert.deepEqual(heard.console, []);
  await close();
});
