// The counter without cookies on a real page, in every engine, and the owner's page of what it has counted.
import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { browserForTest, sendCount } from '../../demo/service/modules/visits/figures/count-for-test.js';
import { findBrowser } from '../engines/find-browser.js';
import { firefox } from '../engines/firefox.js';
import { webkit } from '../engines/webkit.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeExpression, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { fill as type, otherEngines, type OtherVisitor, press } from './other-engines.js';

const ownerPassword = 'correct horse battery';
let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

async function openAsOwner(locale = 'en', hasScripts = true) {
  const owner = await demo.visit(paths.ownerFigures, {
    device: { viewport: { width: 1280, height: 900 }, locale }, hasScripts,
    async prepare(page) {
      await addAxe(page);
      await page.addInitScript(namedFunctions);
    },
  });
  await owner.page.locator('#password').fill(ownerPassword);
  await owner.page.keyboard.press('Enter');
  await owner.page.waitForURL(demo.url + paths.ownerFigures);
  return owner;
}

/** A browser that a program operates is not counted: pages of this test look like those of a person. */
const person = 'Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });';
const pages: Readonly<Record<string, string>> = {
  '/start': `<script>${person}</script><a href="/next?name=ada">Next</a>`,
  '/next': `<script>${person}</script><a href="/start">Start</a>`,
  '/old': `<script>${person}</script>`,
  '/objects': `<script>${person} Object.defineProperty(navigator, "globalPrivacyControl", { value: true })</script>`,
  '/declines': `<script>${person} Object.defineProperty(navigator, "doNotTrack", { value: "1" })</script>`,
  '/operated': '',
};

interface Counted { readonly headers: IncomingHttpHeaders; readonly body: Record<string, unknown> }

/** A site whose pages have the counter; the service and the built files are those of the demo. */
async function serveSite(counted: Counted[]) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (pages[pathname] !== undefined) {
      response.writeHead(pathname === '/old' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><body>${pages[pathname]}
<site-analytics counter="unless-declined"></site-analytics><script type="module" src="/cdn/auto.js"></script></body></html>`);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { 'content-type': type = '' } = request.headers;
      void fetch(demo.url + request.url!, {
        method: request.method, headers: { 'user-agent': browserForTest, ...type && { 'content-type': type } }, ...body.length > 0 && { body },
      }).then(async answer => {
        if (pathname === paths.count) counted.push({ headers: request.headers, body: JSON.parse(body.toString()) as Record<string, unknown> });
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '', 'cache-control': 'no-cache' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      }).catch(() => response.destroy());
    });
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => { server.closeAllConnections(); server.close(); } };
}

const storage = `(async () => JSON.stringify([document.cookie, localStorage.length, sessionStorage.length,
  ((await indexedDB.databases?.()) ?? []).length, (await caches.keys()).length]))()`;
const known = ['event', 'page', 'name', 'isEntry', 'from', 'referrer', 'campaign', 'device', 'language'];

type Visitor = Pick<OtherVisitor, 'goTo' | 'evaluate' | 'close'>;

/** Goes from page to page, and compares what was requested and stored. */
async function walk(visitor: Visitor): Promise<void> {
  const counted: Counted[] = [];
  const site = await serveSite(counted);
  const last = (length: number) => eventually(async () => {
    assert.equal(counted.length, length);
    const { device, language: _, ...facts } = counted.at(-1)!.body; // a browser without a locale names no language
    assert.equal(device, 'desktop');
    return Promise.resolve(facts);
  });
  const follow = async (path: string) => {
    await visitor.evaluate(`void location.assign(${JSON.stringify(path)})`);
    await eventually(async () => assert.equal(await visitor.evaluate(`document.readyState === 'complete' && location.pathname`), path));
  };
  await visitor.goTo(`${site.url}/start?utm_source=news&email=ada@example.com`);
  assert.deepEqual(await last(1), { event: 'view', page: '/start', isEntry: true, campaign: 'news' });
  await visitor.evaluate('void addEventListener("pageshow", ({ persisted }) => { globalThis.isRestored = persisted; })');
  await visitor.evaluate('void document.querySelector("a").click()');
  assert.deepEqual(await last(2), { event: 'view', page: '/next', from: '/start' });
  await visitor.evaluate('void history.back()');
  const { isEntry, page } = await last(3);
  assert.deepEqual([isEntry, page], [undefined, '/start'], 'the back button begins no visit, and its page is counted, from the cache as well');
  for (const path of ['/objects', '/declines', '/operated', '/next']) await follow(path);
  assert.equal((await last(4)).page, '/next', 'no page of a visitor who objects, and of a program, is counted');
  assert.equal(await visitor.evaluate(storage), JSON.stringify(['', 0, 0, 0, 0]));
  await follow('/old');
  const reportsStatus = await visitor.evaluate<boolean>('performance.getEntriesByType("navigation")[0].responseStatus === 404');
  assert.equal((await last(5)).event, reportsStatus ? 'missing' : 'view');
  for (const { headers, body } of counted) {
    assert.deepEqual([headers.cookie, headers.referer, headers.authorization], [undefined, undefined, undefined]);
    assert.deepEqual(Object.keys(body).filter(key => !known.includes(key)), []);
    assert.doesNotMatch(JSON.stringify(body), /ada|\d{4}|[\da-f]{8}/i);
  }
  site.close();
  await visitor.close();
}

describe('the counter sends sums alone: no cookie, nothing stored, no id', { timeout: 300_000 }, () => {
  before(async () => {
    const { page, close } = await openAsOwner();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Counting without cookies is on.').waitFor();
    await close();
  });

  test('in Chromium', async () => {
    const context = await demo.browser.newContext();
    const page = await context.newPage();
    await walk({
      goTo: async address => { await page.goto(address); },
      evaluate: expression => page.evaluate(expression),
      close: () => context.close(),
    });
  });
  for (const engine of [firefox, webkit]) {
    const found = findBrowser(engine);
    test(`in ${engine.name}${found ? '' : ': not run. It is not installed.'}`, async () => {
      if (found) await walk(await otherEngines[engine.name as keyof typeof otherEngines](found));
    });
  }
});

/** More than the walk has counted, so that every list of the page has rows. */
async function fill(): Promise<void> {
  const events = Array.from({ length: 40 }, (_, at) => [
    { event: 'view', page: ['/', '/shop', '/shop/bowl'][at % 3]!, isEntry: true, referrer: ['search.example', 'news.example'][at % 2]!, campaign: 'autumn / email' },
    { event: 'view', page: '/a-page-with-a-very-long-address/that-has-no-place-to-break-in-it-at-all', from: '/' },
    ...at % 4 === 0 ? [
      { event: 'press', page: '/shop', name: 'book-a-table' }, { event: 'submission', page: '/', name: 'contact' }, { event: 'search', page: '/', name: 'salt glaze' },
      { event: 'missing', page: '/old' }, { event: 'media', page: '/', name: 'audio 0%: Bell buoy' }, { event: 'media', page: '/', name: 'audio 50%: Bell buoy' },
    ] as const : [],
  ] as const).flat();
  for (const [at, event] of events.entries())
    assert.equal((await sendCount(demo.url, { ...event, device: at % 3 === 0 ? 'phone' : 'desktop', language: at % 2 === 0 ? 'de' : 'en' })).status, 204);
  const records = [900, 1500, 2600, 6000].flatMap(value => ['LCP', 'INP', 'CLS'].map((name, at) => ({
    name, value: [value, value / 10, value / 30_000][at]!, element: at === 0 ? 'site-image' : '', url: `${demo.url}/shop`, pageLoadId: 'x',
  })));
  const sent = await fetch(`${demo.url}${paths.performanceRecords}`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(records) });
  assert.equal(sent.status, 204);
}

/** How much wider a page is than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the owner’s page of all visits', () => {
  before(fill);
  const states = {
    'a week': '?days=7', '12 months': '?days=months', 'a page as the filter': '?days=7&filter=page:/shop', 'saved settings': '?done=saved',
  } as const;

  test('shows what the counter has sent', async () => {
    const { page, close } = await openAsOwner();
    const section = (title: string) => page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    for (const [title, row] of [['Entry pages', '/start'], ['Campaigns', 'news'], ['Pages not found', '/old'], ['Recordings and videos', 'Bell buoy (audio)']] as const)
      assert.ok(await section(title).first().getByRole('rowheader', { name: row }).first().isVisible(), title);
    await page.locator('site-chart.periods').locator('svg').first().waitFor();
    await page.locator('site-chart.speed').locator('svg').first().waitFor();
    await close();
  });

  for (const locale of ['en', 'ar']) {
    test(`has no problems of accessibility in any state, in light and dark, and fits a narrow phone, in ${locale}`, async () => {
      const { page, close } = await openAsOwner(locale);
      const problems: Record<string, unknown> = {};
      for (const [state, query] of Object.entries(states)) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(demo.url + paths.ownerFigures + query);
        await page.locator('site-chart.periods').locator('svg').first().waitFor();
        const found = [...await axeProblems(page), ...await axeProblemsInDark(page)];
        for (const width of [390, 320]) { // 320 is 1280 at 400 %
          await page.setViewportSize({ width, height: 800 });
          if (await overflow(page) > 0) found.push(`${await overflow(page)} px wider than ${width}`);
        }
        if (found.length > 0) problems[state] = found;
      }
      assert.deepEqual(problems, {});
      await close();
    });
  }

  for (const engine of [firefox, webkit]) {
    const found = findBrowser(engine);
    test(`has its charts and no problems of accessibility, and fits a phone, in ${engine.name}${found ? '' : ': not run. It is not installed.'}`, async () => {
      if (!found) return;
      const owner = await otherEngines[engine.name as keyof typeof otherEngines](found);
      await owner.goTo(demo.url + paths.ownerFigures);
      await type(owner, '#password', ownerPassword);
      await press(owner, 'main form button');
      await eventually(async () => assert.equal(await owner.evaluate('location.pathname'), paths.ownerFigures));
      const problems: Record<string, readonly string[]> = {};
      for (const [state, query] of Object.entries(states)) {
        await owner.resize(1280, 900);
        await owner.goTo(demo.url + paths.ownerFigures + query);
        const drawn = '[...document.querySelectorAll("site-chart.periods, site-chart.speed")].every(chart => chart.shadowRoot?.querySelector("svg"))';
        await eventually(async () => assert.ok(await owner.evaluate<boolean>(drawn), 'the charts are drawn'));
        const seen = JSON.parse(await owner.evaluate<string>(axeExpression)) as string[];
        await owner.resize(390, 800);
        const wider = await owner.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        if (wider > 0) seen.push(`${wider} px wider than the window`);
        if (seen.length > 0) problems[state] = seen;
      }
      assert.deepEqual(problems, {});
      await owner.close();
    });
  }

  test('is filtered and changed by keys alone', async () => {
    const { page, close } = await openAsOwner();
    const row = page.locator('section').getByRole('link', { name: '/shop', exact: true }).first();
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Only page views with: /shop').waitFor();
    await page.getByRole('link', { name: 'Show all' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(url => !url.searchParams.has('filter'));
    await page.locator('#months').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    await close();
  });

  test('without scripts, has its figures in tables', async () => {
    const { page, close } = await openAsOwner('en', false);
    await page.goto(`${demo.url}${paths.ownerFigures}?days=7`);
    assert.ok(await page.locator('site-chart.periods table').isVisible());
    assert.ok(await page.locator('site-chart.speed table').isVisible());
    await page.locator('site-chart.periods').getByRole('link').last().click();
    await page.waitForURL(url => url.searchParams.has('from'));
    await close();
  });
});
