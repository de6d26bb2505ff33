import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// Scripts of others that wait for consent, as a page gets them from the build: their order, what they write, and how they end.

const loader = '<script type="module" src="/v1/auto.js"></script>';
const banner = '<cookie-banner accept-type="opt-in-and-out" cta-variant="button"><p>We count. <a href="#cookie-settings">Settings</a></p></cookie-banner>';
const held = '<script type="text/plain" data-consent>globalThis.ran = true</script>';

let browser: Browser;
let server: PageServer;
/** A third-party host: it responds when the test allows it. */
let library: Server;
let answerLibrary = () => {};
before(async () => {
  library = createServer((_, response) => {
    answerLibrary = () => response.writeHead(200, { 'content-type': 'text/javascript' }).end('order.push("library")');
  });
  await new Promise<void>(resolve => { library.listen(0, '127.0.0.1', resolve); });
  const address = `http://127.0.0.1:${(library.address() as AddressInfo).port}/library.js`;
  const list = '<script>window.order = []</script>';
  browser = await launch();
  server = await servePages({
    '/order': {
      body: `${loader}${banner}${list}<script type="text/plain" data-consent src="${address}"></script><script type="text/plain" data-consent>order.push("after the library")</script>`,
    },
    '/writes': {
      body: `${loader}${banner}<h1 id="keep">The page</h1><script type="text/plain" data-consent>document.write("<i>advertisement</i>")</script>`,
    },
    '/gate': {
      body: `${loader}<h1 id="keep">The page</h1>${list}<site-consent-gate><template><script>document.write("<i>advertisement</i>")</script><script src="${address}"></script><script>order.push("after the library")</script></template></site-consent-gate>`,
    },
    '/reload': { body: `${loader}${banner}<a href="#cookie-settings">Settings</a><label>Name <input></label>${held}` },
    '/stays': {
      body: `${loader}${banner.replace('<cookie-banner', '<cookie-banner reload-on-withdrawal="false"')}<a href="#cookie-settings">Settings</a>${held}`,
    },
    '/google': {
      body: `<script src="/v1/consent-default.js"></script><script>function gtag() { dataLayer.push(arguments) } gtag('js', new Date()); gtag('config', 'G-1')</script>${loader}${banner.replace('<cookie-banner', '<cookie-banner google-consent-mode')}`,
    },
    '/google-late': {
      body: `<script>window.dataLayer = []; function gtag() { dataLayer.push(arguments) } gtag('config', 'G-1')</script>${loader}${banner.replace('<cookie-banner', '<cookie-banner google-consent-mode')}`,
    },
  });
});
after(async () => {
  await browser?.close();
  server?.close();
  library?.close();
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}
const press = (page: Page, action: string) => page.locator(`[data-action=${action}]`).click();
const order = (page: Page) => page.evaluate(() => (globalThis as unknown as { order: string[] }).order);
const libraryAsked = (page: Page, act: () => Promise<unknown>) => Promise.all([page.waitForRequest(/library\.js/), act()]);

test('a held library runs before the line that uses it, however late it comes', async () => {
  const page = await open('/order');
  await libraryAsked(page, () => press(page, 'accept'));
  assert.deepEqual(await order(page), []);
  answerLibrary();
  await eventually(async () => assert.deepEqual(await order(page), ['library', 'after the library']));
  await page.context().close();
});

test('document.write of a held script leaves the page, and writes in its place', async () => {
  const page = await open('/writes');
  await press(page, 'accept');
  await page.locator('script + i').waitFor();
  assert.equal(await page.locator('#keep').count(), 1);
  await page.context().close();
});

test('a consent gate keeps order and page, too', async () => {
  const page = await open('/gate');
  await libraryAsked(page, () => press(page, 'once'));
  assert.deepEqual([await order(page), await page.locator('#keep').count(), await page.locator('site-consent-gate i').count()], [[], 1, 1]);
  answerLibrary();
  await eventually(async () => assert.deepEqual(await order(page), ['library', 'after the library']));
  await page.context().close();
});

async function withdraw(page: Page, typed = ''): Promise<void> {
  await press(page, 'accept');
  await page.waitForFunction(() => (globalThis as { ran?: boolean }).ran);
  if (typed) await page.getByLabel('Name').fill(typed);
  await page.locator('body > a').click();
  await press(page, 'decline');
}
const hasRun = (page: Page) => page.evaluate(() => (globalThis as { ran?: boolean }).ran === true);

test('a withdrawal reloads the page where a script of others has run', async () => {
  const page = await open('/reload');
  await Promise.all([page.waitForEvent('load'), withdraw(page)]);
  assert.equal(await hasRun(page), false);
  await page.context().close();
});

test('where something has been typed a notice asks first', async () => {
  const page = await open('/reload');
  await withdraw(page, 'Ada');
  await page.locator('[data-action=reload]').waitFor();
  assert.deepEqual([await hasRun(page), await page.getByLabel('Name').inputValue()], [true, 'Ada']);
  await Promise.all([page.waitForEvent('load'), press(page, 'reload')]);
  assert.equal(await hasRun(page), false);
  await page.context().close();
});

test('the owner may keep the page as it is', async () => {
  const page = await open('/stays');
  await withdraw(page);
  await page.locator('.banner').waitFor({ state: 'detached' });
  assert.equal(await hasRun(page), true);
  await page.context().close();
});

test('consent-default.js stands before Google\'s tag; without it the console warns', async () => {
  const words = (page: Page) =>
    page.evaluate(() =>
      (globalThis as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map(entry =>
        Array.from(entry)
          .slice(0, 2)
          .map(word => (typeof word === 'string' ? word : ''))
          .join(' ')
          .trim(),
      ),
    );
  const page = await open('/google');
  await press(page, 'accept');
  await eventually(async () => assert.deepEqual(await words(page), ['consent default', 'js', 'config G-1', 'consent update']));
  await page.context().close();
  const context = await browser.newContext();
  const late = await context.newPage();
  const [message] = await Promise.all([
    late.waitForEvent('console', heard => heard.text().includes('consent-default.js')),
    late.goto(`${server.url}/google-late`),
  ]);
  assert.match(message.text(), /^<cookie-banner>: Google's tag was started before/);
  assert.deepEqual(await words(late), ['config G-1', 'consent default', 'consent update']);
  await context.close();
});
