import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { CartAnswer } from '../../core/contract/cart.js';
import { paths } from '../../core/contract/paths.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// A cart whose shop is the site itself: sums, coupons, notices and the purchase are the service's own.

const shop = '/saltmarsh/shop';
const cartPage = '/elements/site-cart/examples/1-simple';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

/** Every page of this visitor says that the site keeps the cart. */
async function withShop(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    // A form that is posted leads on to another address, which the browser has to see.
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(data-site-context[^>]*>)\s*\{/, '$1{"store":{"cartBackend":"site"},');
    await route.fulfill({ response, body });
  });
}

const mug = { sku: 'mug-dune', name: 'Dune mug', priceCents: 2800 };
const plate = { sku: 'plate-tide', name: 'Tide plate', priceCents: 3200 };
const nobody = { sku: 'never-was', name: 'Ghost', priceCents: 100 };

/** The cart page of a visitor who has added these products. */
async function cartWith(pieces: readonly (typeof mug & { quantity?: number })[], context?: BrowserContext) {
  const visit = await demo.visit(cartPage, {
    ...context && { context },
    async prepare(page) {
      await withShop(page);
      await page.addInitScript(entries => {
        if (!localStorage.getItem('site:cart')) localStorage.setItem('site:cart', JSON.stringify({ entries }));
      }, pieces.map(piece => ({ quantity: 1, ...piece })));
    },
  });
  if (pieces.length > 0) await visit.page.locator('site-cart .lines').waitFor();
  return visit;
}

const line = (page: Page, { name }: typeof mug) => page.getByRole('textbox', { name: `Quantity of ${name}` });
const notices = (page: Page) => page.locator('site-cart [part=notices]');
const total = (page: Page) => page.locator('site-cart .total dd').innerText();
const comesTo = (page: Page, sum: string) => eventually(async () => assert.equal(await total(page), sum));
/** The cart as the service has it. */
const kept = (page: Page): Promise<CartAnswer['cart']> => page.evaluate(async path => ((await (await fetch(path)).json()) as CartAnswer).cart, paths.cart);
const has = (page: Page, lines: Record<string, number>) =>
  eventually(async () => assert.deepEqual(Object.fromEntries((await kept(page)).entries.map(({ sku, quantity }) => [sku, quantity])), lines));

test('lines can be changed, removed and restored, in the shop too, and are still there after a reload', async () => {
  const { page, heard, close } = await cartWith([mug, plate]);
  await has(page, { [mug.sku]: 1, [plate.sku]: 1 });
  await page.getByRole('button', { name: `Increase quantity of ${mug.name}` }).click();
  await has(page, { [mug.sku]: 2, [plate.sku]: 1 });
  await page.getByRole('button', { name: `Remove ${plate.name}` }).click();
  await has(page, { [mug.sku]: 2 });
  await page.getByRole('button', { name: `Undo: restore ${plate.name}` }).click();
  await has(page, { [mug.sku]: 2, [plate.sku]: 1 });
  await page.reload();
  await line(page, plate).waitFor();
  assert.equal(await line(page, mug).inputValue(), '2');
  assert.equal((await kept(page)).subtotalCents, 2 * mug.priceCents + plate.priceCents);
  assert.deepEqual(heard.console, []);
  await close();
});

test('the shop checks coupons: a valid one, an unknown one, an expired one', async () => {
  const { page, close } = await cartWith([mug]);
  const code = page.getByRole('textbox', { name: 'Coupon' });
  await comesTo(page, '€28.00');
  for (const [wrong, reason] of [['NOSUCH', /NOSUCH/], ['SPRING2020', /expired/]] as const) {
    await code.fill(wrong);
    await code.press('Enter');
    await page.locator('site-cart #code-error').filter({ hasText: reason }).waitFor();
    assert.equal(await total(page), '€28.00');
  }
  await code.fill('lowtide');
  await code.press('Enter');
  await comesTo(page, '€25.20');
  await page.getByRole('button', { name: 'Remove LOWTIDE' }).click();
  await comesTo(page, '€28.00');
  await close();
});

for (const [fault, break_] of [
  ['fails', (page: Page) => page.route(`**${paths.cart}*`, route => route.continue({ headers: { ...route.request().headers(), 'x-fault': '500' } }))],
  ['does not answer', (page: Page) => page.route(`**${paths.cart}*`, route => route.abort('timedout'))],
] as const) {
  test(`a shop that ${fault} loses nothing, and is asked again`, async () => {
    const { page, close } = await cartWith([mug]);
    await has(page, { [mug.sku]: 1 });
    await break_(page);
    await page.getByRole('button', { name: `Increase quantity of ${mug.name}` }).click();
    await notices(page).getByText('The shop is not responding').waitFor();
    assert.equal(await line(page, mug).inputValue(), '2');
    await page.unroute(`**${paths.cart}*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await has(page, { [mug.sku]: 2 });
    await eventually(async () => assert.equal((await notices(page).innerText()).trim(), ''));
    await close();
  });
}

test('a stale price and a deleted product are reported and corrected', async () => {
  const { page, close } = await cartWith([{ ...mug, priceCents: 1 }, plate, nobody]);
  await notices(page).getByText(`${mug.name} now costs €28.00.`).waitFor();
  await notices(page).getByText('is no longer in the shop').waitFor();
  await has(page, { [mug.sku]: 1, [plate.sku]: 1 });
  assert.equal(await line(page, nobody).count(), 0);
  const stored = await page.evaluate(() => (JSON.parse(localStorage.getItem('site:cart')!) as { entries: { sku: string; priceCents: number }[] }).entries);
  assert.deepEqual(stored.map(({ sku, priceCents }) => [sku, priceCents]), [[mug.sku, 2800], [plate.sku, 3200]]);
  await close();
});

test('two tabs change two lines at the same time, and neither change is lost', async () => {
  const { page, context, close } = await cartWith([mug, plate]);
  const other = await cartWith([], context);
  await line(other.page, plate).waitFor();
  await Promise.all([
    page.getByRole('button', { name: `Increase quantity of ${mug.name}` }).click(),
    other.page.getByRole('button', { name: `Increase quantity of ${plate.name}` }).click(),
  ]);
  for (const tab of [page, other.page]) {
    await eventually(async () => assert.deepEqual([await line(tab, mug).inputValue(), await line(tab, plate).inputValue()], ['2', '2']));
  }
  await has(page, { [mug.sku]: 2, [plate.sku]: 2 });
  await close();
});

test('the cart follows the visitor back and forward', async () => {
  const { page, close } = await cartWith([mug]);
  await page.goto(new URL(shop, demo.url).href);
  const add = page.getByRole('button', { name: `Add to cart: ${plate.name}`, exact: true });
  await add.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('site-add-to-cart'));
  await add.click();
  await page.goBack();
  await line(page, plate).waitFor();
  await has(page, { [mug.sku]: 1, [plate.sku]: 1 });
  await page.goForward();
  await page.goBack();
  await line(page, plate).waitFor();
  await close();
});

test('an express button of the cart page is pressed by a key: the sum with sending is shown, and the next press orders', async () => {
  const { page, heard, close } = await demo.visit('/saltmarsh/cart', {
    prepare: async visited =>
      void (await visited.addInitScript(
        entries => {
          if (!localStorage.getItem('site:cart')) localStorage.setItem('site:cart', JSON.stringify({ entries }));
        },
        [{ ...plate, quantity: 1 }],
      )),
  });
  const cart = page.locator('site-cart');
  const express = cart.getByRole('button', { name: 'Demo express' });
  await express.waitFor();
  assert.equal(await cart.getByRole('combobox', { name: 'Ship to' }).inputValue(), '');
  // A failure of the shop is shown, and nothing is lost.
  await page.route(`**${paths.cart}*`, route => route.continue({ headers: { ...route.request().headers(), 'x-fault': '500' } }));
  await express.press('Enter');
  await cart.getByRole('alert').getByText('The shop is not responding').waitFor();
  await page.unroute(`**${paths.cart}*`);
  await express.press('Enter');
  await page.waitForURL(/\/commerce\/goto-checkout\?page=/);
  assert.match(await page.getByRole('alert').innerText(), /With shipping and tax, the total is €39\.00/);
  await page.getByRole('button', { name: 'Demo express' }).press('Enter');
  await page.waitForURL('**/checkout/confirmed/*');
  assert.match(await page.locator('main').innerText(), /Thank you[^]*Tide plate/);
  assert.deepEqual(heard.console.filter(line => !/status of 500/.test(line)), []);
  await close();
});

test('a purchase: from the home page to "order received", after which the cart is empty', async () => {
  const { page, heard, close } = await demo.visit('/saltmarsh', { prepare: withShop });
  await page.getByRole('link', { name: 'See the shop' }).click();
  await page.waitForURL(`**${shop}`);
  const list = page.locator('site-product-list');
  await list.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, high to low' });
  await eventually(async () => assert.match(page.url(), /sort=-price/));
  await list.getByRole('button', { name: 'Filter' }).click();
  await list.getByRole('combobox', { name: 'Category' }).selectOption('Plates');
  const add = page.getByRole('button', { name: `Add to cart: ${plate.name}`, exact: true });
  await add.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('site-add-to-cart'));
  await add.click();
  await page.getByRole('link', { name: /1 item in cart/ }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL(/\/commerce\/goto-checkout\?page=/);
  assert.match(await page.locator('main').innerText(), /Tide plate/);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.locator('#name').fill('Ada');
  await page.locator('#address').fill('Staithe Lane 1');
  await page.locator('#city').fill('Wells');
  await page.locator('#postalCode').fill('NR23 1AN');
  await page.locator('button[name=provider]:not([formaction])').first().click();
  await page.waitForURL('**/checkout/confirmed/*');
  assert.match(await page.locator('main').innerText(), /Thank you[^]*Tide plate/);
  const token = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(new URL(cartPage, demo.url).href);
  await page.locator('site-cart .nothing').waitFor();
  await page.goto(new URL(`/elements/site-order-summary/examples/3-your-own-markup?token=${token}`, demo.url).href);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  assert.match(await page.locator('site-order-summary .total').innerText(), /€39\.00/);
  assert.deepEqual(heard.console, []);
  await close();
});
