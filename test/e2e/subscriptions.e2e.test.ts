import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
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

/** Buys tea by post. Resolves to the path of the buyer's page, which is in the email of the order. */
async function subscribe(): Promise<string> {
  const visitor = storeVisitor({ address: demo.url });
  const sent = demo.emails.length;
  await visitor.add('tea-by-post', 1, { plan: 'monthly' });
  await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
  assert.equal((await visitor.order()).status, 200);
  return eventually(async () => {
    const link = demo.emails.slice(sent).map(({ text }) => /\/checkout\/subscriptions\/[\w-]+/.exec(text)?.[0]).find(path => path !== undefined);
    assert.ok(link, 'the email has the link');
    return link;
  });
}

async function open(path: string, device: BrowserContextOptions = devices.desktop, hasScripts = true) {
  return demo.visit(path, {
    device, hasScripts, ...hasScripts && { prepare: async page => { await addAxe(page); await page.addInitScript(namedFunctions); } },
  });
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
  const { page, close } = await open(paths.ownerSubscriptions, narrow);
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(demo.url + paths.ownerSubscriptions);
  await looksRight(page);
  await page.locator(`main table a[href^="${paths.ownerSubscriptions}/"]`).first().click();
  await looksRight(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.waitForURL(/\?canceled$/);
  assert.match(await page.locator('main').innerText(), /Canceled/);
  await looksRight(page);
  await close();
});
