import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { unzipTexts, zipFiles } from '../../demo/service/modules/moving/archive-for-test.js';
import { storeVisitor } from '../../demo/service/modules/shop/store-visitor-for-test.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { devices } from './demo/visit.js';

// A subscription as its buyer sees and cancels it, and as its owner finds it.

const ownerPassword = 'correct horse battery';
const narrow = { viewport: { width: 320, height: 700 } };

let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

/** Buys tea by post: the paths of the order, and of the buyer's page, which is in the email of the order. */
async function buyTea(): Promise<{ order: string; subscription: string }> {
  const visitor = storeVisitor({ address: demo.url });
  const sent = demo.emails.length;
  await visitor.add('tea-by-post', 1, { plan: 'monthly' });
  await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
  const { status, body } = await visitor.order();
  assert.equal(status, 200);
  const subscription = await eventually(async () => {
    const link = demo.emails.slice(sent).map(({ text }) => /\/checkout\/subscriptions\/[\w-]+/.exec(text)?.[0]).find(path => path !== undefined);
    assert.ok(link, 'the email has the link');
    return link;
  });
  return { order: body.url, subscription };
}

const subscribe = async (): Promise<string> => (await buyTea()).subscription;

async function open(path: string, device: BrowserContextOptions = devices.desktop, hasScripts = true) {
  return demo.visit(path, {
    device, hasScripts, ...hasScripts && { prepare: async page => { await addAxe(page); await page.addInitScript(namedFunctions); } },
  });
}

/** The owner, logged in. */
async function openAsOwner(path: string, device: BrowserContextOptions = devices.desktop, hasScripts = true) {
  const owner = await open(path, device, hasScripts);
  await owner.page.locator('#password').fill(ownerPassword);
  await owner.page.locator('form button').first().click();
  await owner.page.waitForURL(demo.url + path);
  return owner;
}

async function looksRight(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0, 'nothing is wider than the page');
  assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Presses the Tab key until a link or a button with these words has the focus, then Enter. */
async function pressByKeys(page: Page, words: string): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent?.trim()) === words) {
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      return;
    }
  }
  assert.fail(`The Tab key does not reach "${words}".`);
}

describe('the page of a subscription', () => {
  test('shows what is paid and when, and cancels by the keyboard alone after a question', async () => {
    const path = await subscribe();
    const { page, close } = await open(path);
    await looksRight(page);
    assert.match(await page.locator('main').innerText(), /Active[^]*Tea for the pot/);
    await pressByKeys(page, 'Cancel subscription');
    await looksRight(page);
    await pressByKeys(page, 'Cancel subscription');
    assert.match(await page.locator('[role=status]').innerText(), /Canceled/);
    await looksRight(page);
    await page.reload();
    assert.equal(await page.getByRole('link', { name: 'Cancel subscription' }).count(), 0);
    await close();
  });

  test('cancels without scripts', async () => {
    const { page, close } = await open(await subscribe(), devices.phone, false);
    await page.getByRole('link', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    assert.match(await page.locator('[role=status]').innerText(), /Canceled/);
    await close();
  });

  test('fits a narrow phone from right to left', async () => {
    const { page, close } = await open(await subscribe(), { ...narrow, locale: 'ar' });
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).direction), 'rtl');
    await looksRight(page);
    await page.locator('main a[href="?cancel"]').click();
    await looksRight(page);
    await close();
  });
});

test('the owner finds a subscription, and cancels it', async () => {
  await subscribe();
  const { page, close } = await openAsOwner(paths.ownerSubscriptions, narrow);
  await looksRight(page);
  await page.locator(`main table a[href^="${paths.ownerSubscriptions}/"]`).first().click();
  await looksRight(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.waitForURL(/\?canceled$/);
  assert.match(await page.locator('main').innerText(), /Canceled/);
  await looksRight(page);
  await close();
});

describe('subscriptions that were moved here', () => {
  const pausedList = `${paths.ownerSubscriptions}?state=paused`;
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const arabic = { ...phone, locale: 'ar' };
  /** The order that they belong to. */
  let order = '';

  /** Moves subscriptions of one order here, as the owner does: an archive of this service with other rhythms. */
  before(async () => {
    ({ order } = await buyTea());
    const { page, close } = await openAsOwner(paths.ownerMoving, phone);
    await looksRight(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the archive' }).click()]);
    const texts = await unzipTexts(await readFile(await download.path()));
    const [latest] = (JSON.parse(texts.get('subscriptions.json')!) as Record<string, unknown>[]).slice(-1);
    const moved = [2, 3, 4, 5, 6].map(value => ({ ...latest, value, rhythm: `${value} month 0` }));
    const manifest = texts.get('manifest.json')!.replace(/"(pictures|uploads)": \d+/g, '"$1": 0');
    const archive = await zipFiles([['subscriptions.json', JSON.stringify(moved)], ['manifest.json', manifest]]);
    await page.goto(`${demo.url}${paths.ownerMoving}/import`);
    await page.locator('#file').setInputFiles({ name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from(archive.slice(0, 200)) });
    await page.getByRole('button', { name: 'Check the file' }).click();
    assert.match(await page.getByRole('alert').innerText(), /Nothing was imported\. This is not an archive of this service, or it is damaged/);
    await looksRight(page);
    await page.locator('#file').setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
    await page.getByRole('button', { name: 'Check the file' }).click();
    assert.match(await page.locator('main').innerText(), /Subscriptions, New: 5/);
    await looksRight(page);
    await pressByKeys(page, 'Import');
    assert.match(await page.getByRole('status').innerText(), /imported/);
    await looksRight(page);
    await close();
  });

  /** The buyer's page of one that is paused, by the links of the order. */
  async function openPaused(device?: BrowserContextOptions, hasScripts = true) {
    const buyer = await open(order, device, hasScripts);
    const links = await buyer.page.locator('main a[href*="/checkout/subscriptions/"]').evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href));
    assert.ok(links.length >= 6, links.join());
    await buyer.page.goto(links.at(-1)!);
    return buyer;
  }

  test('are shown to their buyer as paused, and can be canceled', async () => {
    const { page, close } = await openPaused();
    const main = page.locator('main');
    assert.match(await main.innerText(), /Paused[^]*Nothing is charged while it is paused[^]*Tea for the pot/);
    assert.doesNotMatch(await main.innerText(), /Active|Next payment/);
    await looksRight(page);
    await pressByKeys(page, 'Cancel subscription');
    await looksRight(page);
    await pressByKeys(page, 'Keep subscription');
    assert.match(await main.innerText(), /Paused/);
    await close();
    const small = await openPaused(arabic);
    await looksRight(small.page);
    await small.close();
    const plain = await openPaused(phone, false);
    await plain.page.getByRole('link', { name: 'Cancel subscription' }).click();
    await plain.page.getByRole('button', { name: 'Cancel subscription' }).click();
    assert.match(await plain.page.locator('[role=status]').innerText(), /Canceled/);
    await plain.close();
  });

  test('fit a phone of the owner, dark, and from right to left', async () => {
    for (const device of [phone, arabic]) {
      const { page, close } = await openAsOwner(paths.ownerSubscriptions, device);
      await page.goto(demo.url + pausedList);
      await looksRight(page);
      await page.locator(`main table a[href^="${paths.ownerSubscriptions}/"]`).first().click();
      await page.locator('#resume-note').waitFor();
      await looksRight(page);
      await close();
    }
  });

  test('are resumed by the keyboard alone, once', async () => {
    const { page, context, close } = await openAsOwner(paths.ownerSubscriptions);
    await pressByKeys(page, 'Paused');
    await looksRight(page);
    const number = await page.locator('main table th a').first().innerText();
    await pressByKeys(page, number);
    const stale = await context.newPage();
    await stale.goto(page.url());
    await pressByKeys(page, 'Resume');
    assert.match(await page.locator('main').innerText(), /The subscription continues\.[^]*Active[^]*Next payment/);
    await looksRight(page);
    await stale.getByRole('button', { name: 'Resume' }).click();
    assert.match(await stale.getByRole('status').innerText(), /This subscription is not paused/);
    await close();
  });

  test('are resumed all together without scripts', async () => {
    const { page, close } = await openAsOwner(paths.ownerSubscriptions, phone, false);
    await page.getByRole('link', { name: 'Paused' }).click();
    await page.getByRole('button', { name: 'Resume all' }).click();
    assert.match(await page.getByRole('status').innerText(), /All paused subscriptions continue/);
    assert.equal(await page.getByRole('link', { name: 'Paused' }).count(), 0);
    await close();
  });
});
