import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from './chromium.js';
import { answerCookies, consentPages, countedCookies, filesOfPurpose, purposes, type Purpose } from './consent-page.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// The network log and the cookies of a page that asks by purpose: exactly what was allowed is requested and stored.

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages(consentPages(name => `https://${name}.example`));
});
after(async () => {
  await browser?.close();
  server?.close();
});

interface Visit { readonly page: Page; readonly hosts: () => string[]; readonly context: BrowserContext }
async function visit(path = '/', context?: BrowserContext, hasSignal = false): Promise<Visit> {
  const own = context ?? await browser.newContext();
  const tab = await own.newPage();
  if (hasSignal) await tab.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const heard = new Set<string>();
  await tab.route(/\.example\//, route => {
    heard.add(new URL(route.request().url()).host + new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: /script/.test(route.request().url()) ? 'text/javascript' : 'text/html', body: '' });
  });
  await tab.goto(server.url + path);
  return { page: tab, hosts: () => [...heard].sort(), context: own };
}

const press = (tab: Page, action: string) => tab.locator(`cookie-banner [data-action=${action}]`).click();
const expected = (allowed: readonly string[]) => [
  ...allowed.flatMap(name => filesOfPurpose.map(file => `${name}.example/${file}`)),
  ...allowed.length === purposes.length ? ['all.example/script.js'] : [],
].sort();
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();

async function choose(tab: Page, allowed: readonly Purpose[]): Promise<void> {
  await tab.locator('cookie-banner [data-action=save], cookie-banner [data-action=choose]').waitFor();
  if (await tab.locator('cookie-banner [data-action=choose]').count()) await press(tab, 'choose');
  for (const name of purposes) await tab.locator(`cookie-banner input[name=${name}]`).setChecked(allowed.includes(name));
  await press(tab, 'save');
  await tab.locator('cookie-banner .banner').waitFor({ state: 'detached' });
}

const subsets: Purpose[][] = [[], ['functional'], ['statistics'], ['marketing'], ['functional', 'statistics'], ['statistics', 'marketing'], [...purposes]];
for (const allowed of subsets) {
  test(`with ${allowed.join(' and ') || 'nothing'} allowed, nothing else is requested or stored, also on the next page`, async () => {
    const first = await visit();
    await first.page.locator('cookie-banner [data-action=choose]').waitFor();
    assert.deepEqual([first.hosts(), await cookieNames(first.context)], [[], []], 'before the answer');
    await choose(first.page, allowed);
    await eventually(async () => assert.deepEqual(first.hosts(), expected(allowed)));
    const cookies = [...answerCookies, ...allowed.includes('statistics') ? countedCookies : []].sort();
    await eventually(async () => assert.deepEqual(await cookieNames(first.context), cookies));
    const simple = (await first.context.cookies()).find(({ name }) => name === 'ss_cookieAllowed')!.value;
    assert.equal(simple, String(allowed.length === purposes.length));
    const next = await visit('/', first.context);
    await eventually(async () => assert.deepEqual(next.hosts(), expected(allowed)));
    assert.equal(await next.page.locator('cookie-banner .banner').count(), 0);
    await first.context.close();
  });
}

test('a withdrawn purpose is requested no more after the reload, and its cookies are gone, in the other tab too', async () => {
  const { page: tab, context } = await visit();
  const other = await visit('/', context);
  await choose(tab, [...purposes]);
  await eventually(async () => assert.deepEqual(other.hosts(), expected(purposes)));
  await Promise.all([tab.waitForEvent('load'), other.page.waitForEvent('load'), (async () => {
    await tab.getByRole('link', { name: 'Settings' }).click();
    await tab.locator('cookie-banner input[name=statistics]').setChecked(false);
    await press(tab, 'save');
  })()]);
  await eventually(async () => assert.deepEqual(await cookieNames(context), answerCookies));
  const next = await visit('/', context);
  await eventually(async () => assert.deepEqual(next.hosts(), expected(['functional', 'marketing'])));
  await context.close();
});

test('a new version of the policy allows nothing until the visitor answers again', async () => {
  const first = await visit();
  await choose(first.page, [...purposes]);
  await eventually(async () => assert.deepEqual(first.hosts(), expected(purposes)));
  await first.page.close();
  const next = await visit('/new', first.context);
  await next.page.locator('cookie-banner [data-action=choose]').waitFor();
  assert.match(await next.page.locator('cookie-banner .note').textContent() ?? '', /changed/);
  assert.deepEqual(next.hosts(), []);
  await choose(next.page, ['marketing']);
  await eventually(async () => assert.deepEqual(next.hosts(), expected(['marketing'])));
  await first.context.close();
});

test('Global Privacy Control is a decline until the visitor answers, and is shown', async () => {
  const { page: tab, hosts, context } = await visit('/', undefined, true);
  await tab.locator('cookie-banner [data-action=choose]').waitFor();
  assert.match(await tab.locator('cookie-banner .note').textContent() ?? '', /Global Privacy Control/);
  assert.deepEqual([hosts(), await cookieNames(context)], [[], []]);
  await choose(tab, ['statistics']);
  await eventually(async () => assert.deepEqual(hosts(), expected(['statistics'])));
  await context.close();
});

test('in an opt-out region everything runs until the visitor declines, without a cookie of an answer before; then nothing', async () => {
  const { page: tab, hosts, context } = await visit('/US');
  await eventually(async () => assert.deepEqual(hosts(), expected(purposes)));
  await eventually(async () => assert.deepEqual(await cookieNames(context), countedCookies));
  assert.match(await tab.locator('cookie-banner .note').textContent() ?? '', /in use/);
  const reloaded = tab.waitForEvent('load'); // scripts of others have run
  await press(tab, 'decline');
  await reloaded;
  await eventually(async () => assert.deepEqual(await cookieNames(context), answerCookies));
  const next = await visit('/US', context);
  await next.page.locator('cookie-banner:not(:state(shown))').waitFor({ state: 'attached' });
  assert.deepEqual([next.hosts(), await next.page.locator('cookie-banner .banner').count()], [[], 0]);
  await context.close();
});

test('in an opt-out region Global Privacy Control is a decline, which a notice shows in place of the question', async () => {
  const { page: tab, hosts, context } = await visit('/US', undefined, true);
  await tab.locator('cookie-banner [data-action=settings]').waitFor();
  assert.match(await tab.locator('cookie-banner .content').textContent() ?? '', /Global Privacy Control/);
  assert.deepEqual([hosts(), await cookieNames(context)], [[], []]);
  await tab.locator('cookie-banner [data-action=settings]').click();
  await tab.locator('cookie-banner [role=switch]').first().waitFor();
  await context.close();
});

for (const region of ['US-CA', 'XX'] as const) {
  test(`in ${region}, which no looser rule names, nothing is requested or stored before the answer`, async () => {
    const { page: tab, hosts, context } = await visit(`/${region}`);
    await tab.locator('cookie-banner [data-action=choose]').waitFor();
    assert.deepEqual([hosts(), await cookieNames(context)], [[], []]);
    await context.close();
  });
}

test('in a region without a banner everything runs, and a visitor can decline by the link', async () => {
  const { page: tab, hosts, context } = await visit('/JP');
  await eventually(async () => assert.deepEqual(hosts(), expected(purposes)));
  assert.equal(await tab.locator('cookie-banner .banner').count(), 0);
  await tab.getByRole('link', { name: 'Settings' }).click();
  const reloaded = tab.waitForEvent('load');
  await press(tab, 'decline');
  await reloaded;
  await eventually(async () => assert.deepEqual(await cookieNames(context), answerCookies));
  await context.close();
});
