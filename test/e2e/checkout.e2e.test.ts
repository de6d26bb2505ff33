import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { devices } from './demo/visit.js';

// The checkout as its buyers use it: fields and sums follow the country, with scripts and without, and nothing that was typed is lost.

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

interface How { readonly device?: BrowserContextOptions; readonly hasScripts?: boolean }

/** A checkout with a mug, from the form of a page without scripts. */
async function openCheckout({ device = devices.desktop, hasScripts = true }: How = {}) {
  const visit = await demo.visit('/commerce/goto-checkout?empty', {
    device, hasScripts, ...hasScripts && { prepare: async page => { await addAxe(page); await page.addInitScript(namedFunctions); } },
  });
  const answer = await visit.context.request.post(`${demo.url}/commerce/goto-checkout`, {
    form: { cart: JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]) }, headers: { 'sec-fetch-site': 'same-origin' },
  });
  await visit.page.goto(answer.url());
  return visit;
}
const totalOf = (page: Page) => page.locator('#sums tfoot tr:last-child td').innerText();
const looksRight = async (page: Page) => {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0, 'nothing is wider than the page');
  assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
  await page.emulateMedia({ colorScheme: 'light' });
};

describe('with scripts', () => {
  test('fields and sums follow the country while the buyer types on, and a reload shows the same', async () => {
    const { page, heard, close } = await openCheckout();
    await page.locator('#name').fill('Ada Lovelace');
    await page.locator('#city').fill('Wells');
    await page.locator('#country').selectOption('CA');
    await page.locator('#city').fill('Toronto');
    await page.locator('#city').press('End');
    await page.locator('#region-CA').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'city', 'the focus stays');
    assert.equal(await page.locator('#city').inputValue(), 'Toronto');
    assert.match(await page.locator('#sums-status').innerText(), /^Total: /);
    await page.locator('#region-CA').selectOption('ON');
    await eventually(async () => assert.equal(await page.locator('#sums').getAttribute('aria-busy'), null));
    const total = await totalOf(page);
    await page.reload();
    assert.deepEqual([await page.locator('#city').inputValue(), await page.locator('#region-CA').inputValue(), await totalOf(page)], ['Toronto', 'ON', total]);
    await page.locator('#country').selectOption('GB');
    await page.locator('#region-CA').waitFor({ state: 'detached' });
    await page.locator('#country').selectOption('CA');
    await page.locator('#region-CA').waitFor();
    assert.equal(await page.locator('#region-CA').inputValue(), 'ON', 'what had no place is there again');
    assert.deepEqual(heard.console.filter(line => !line.includes('?empty')), []);
    await close();
  });

  test('the last of several choices counts, and a failure is announced', async () => {
    const { page, close } = await openCheckout();
    const [first, last] = [page.locator('input[name=shipping]').first(), page.locator('input[name=shipping]').last()];
    await first.check();
    await last.check();
    const chosen = await last.inputValue();
    await eventually(async () => {
      assert.equal(await page.locator('#sums').getAttribute('aria-busy'), null);
      assert.equal(await page.locator('input[name=shipping]:checked').inputValue(), chosen);
    });
    await page.route('**/commerce/goto-checkout', route => route.abort());
    await page.locator('#country').selectOption('IE');
    await page.getByText('The total could not be updated.').waitFor();
    await page.unroute('**/commerce/goto-checkout');
    await page.locator('#country').selectOption('DE');
    await eventually(async () => assert.match(await page.locator('#sums-status').innerText(), /^Total: /));
    assert.equal(await page.locator('#address-fields').getAttribute('data-country'), 'DE');
    await close();
  });

  test('an order by the keyboard alone: the list of faults has the focus and leads to the fields', async () => {
    const { page, close } = await openCheckout();
    await page.locator('#email').focus();
    await page.keyboard.type('ada');
    await page.locator('#payment button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('#problem').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'problem');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), 'email'));
    assert.equal(await page.locator('#email').inputValue(), 'ada');
    await page.keyboard.press('End');
    await page.keyboard.type('@example.com');
    for (const [id, text] of [['name', 'Ada'], ['address', 'Staithe Lane 1'], ['city', 'Wells'], ['postalCode', 'nr231an']]) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.type(text!);
    }
    await page.locator('#payment button').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout/confirmed/*');
    await page.goBack();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await close();
  });
});

test('without scripts a button changes the fields, and the billing address opens by its box', async () => {
  const { page, close } = await openCheckout({ hasScripts: false });
  assert.equal(await page.locator('#billingName').isVisible(), false);
  await page.locator('#hasBilling').check();
  assert.equal(await page.locator('#billingName').isVisible(), true);
  await page.locator('#city').fill('Toronto');
  await page.locator('#country').selectOption('CA');
  await page.getByRole('button', { name: 'Update the total' }).first().click();
  await page.locator('#region-CA').waitFor();
  assert.deepEqual([await page.locator('#city').inputValue(), await page.locator('#hasBilling').isChecked()], ['Toronto', true]);
  await close();
});

describe('looks right, and axe finds nothing', () => {
  for (const [title, device] of [
    ['320 px', { viewport: { width: 320, height: 700 }, isMobile: true, hasTouch: true }],
    ['a phone', devices.phone],
    ['a desktop', devices.desktop],
    ['a phone from right to left', { ...devices.phone, locale: 'ar' }],
  ] as const) {
    test(`on ${title}, new, with a billing address, and with faults`, async () => {
      const { page, close } = await openCheckout({ device });
      await looksRight(page);
      await page.locator('#hasBilling').check();
      await page.locator('#country').selectOption('CA');
      await page.locator('#region-CA').waitFor();
      await looksRight(page);
      await page.locator('#payment button').first().click();
      await page.locator('#problem').waitFor();
      await looksRight(page);
      await close();
    });
  }
});
