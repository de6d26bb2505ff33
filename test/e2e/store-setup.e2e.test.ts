// Runs with npm run test:all: each step has node tests in the gate; this is the whole walk in a browser.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { devices } from './demo/visit.js';

// An owner moves the shop to another country, through the pages alone, and a visitor buys there.

const ownerPassword = 'correct horse battery';
let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

interface Shop {
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  /** As the owner types the price, and as the checkout writes it. */
  readonly price: string;
  readonly shown: RegExp;
  readonly order: string;
  readonly postalCode: string;
}
const shops: readonly Shop[] = [
  { name: 'Kanda Books', country: 'JP', currency: 'JPY', price: '1200', shown: /JP¥1,200|¥1,200/, order: 'KB-1001', postalCode: '154-0023' },
  { name: 'Loja do Ceramista', country: 'BR', currency: 'BRL', price: '89.90', shown: /R\$\s?89\.90/, order: 'BR-2001', postalCode: '40301-110' },
  { name: 'Jaipur Prints', country: 'IN', currency: 'INR', price: '1499.50', shown: /₹\s?1,499\.50/, order: 'IN/3001', postalCode: '110034' },
];

/** What axe needs on every page that follows. */
async function prepare(page: Page): Promise<void> {
  await addAxe(page);
  await page.addInitScript(namedFunctions);
}

async function logIn(page: Page): Promise<void> {
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(demo.url + paths.ownerStore);
}
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForLoadState('load');
};

describe('a shop', () => {
  for (const { name, country, currency, price, shown, order, postalCode } of shops) {
    test(`in ${country} is set up by its owner, and sells in ${currency}`, async () => {
      const owner = await demo.visit(paths.ownerStore, { prepare });
      const { page } = owner;
      await logIn(page);
      assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
      await page.emulateMedia({ colorScheme: 'light' });
      const [prefix, next] = order.split(/(?<=[-/])/);
      await page.getByLabel('Shop name').fill(name);
      await page.getByLabel('Country of the shop').selectOption(country);
      await page.getByLabel('Currency', { exact: true }).selectOption(currency);
      await page.getByLabel('Order number prefix').fill(prefix!);
      await page.getByLabel('Next order number').fill(next!);
      // To its own country alone: it is in a group that opens.
      await page.locator('fieldset').evaluate(fieldset => {
        for (const box of fieldset.querySelectorAll<HTMLInputElement>('input:checked')) box.checked = false;
      });
      const own = page.locator(`input[name=countries][value=${country}]`);
      await page.locator('fieldset details').filter({ has: own }).locator('summary').click();
      await own.check();
      await save(page);
      await page.getByRole('status').waitFor();

      await page.goto(demo.url + '/owner/shipping/new');
      await page.getByLabel('Name', { exact: true }).fill(`Post ${country}`);
      await page.getByLabel('Price', { exact: true }).fill('0');
      await page.locator(`input[name=countries][value=${country}]`).check();
      await save(page);

      await page.goto(`${demo.url}/owner/products/new`);
      const id = `test-${country.toLowerCase()}`;
      await page.locator('#id').fill(id);
      await page.locator('#name').fill('A print');
      await page.locator('#description').fill('On paper.');
      await page.locator('[name="v0.sku"]').fill(id);
      await page.locator('[name="v0.price"]').fill(price);
      await page.locator('[name="v0.stock"]').fill('3');
      await save(page);
      await owner.close();

      const buyer = await demo.visit(`/commerce/goto-checkout?empty`, { device: devices.phone });
      // The form of a product page, as a site has it without scripts.
      await buyer.page.evaluate(sku => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: '/commerce/goto-checkout' });
        for (const [name, value] of [['sku', sku], ['quantity', '1']]) form.append(Object.assign(document.createElement('input'), { name, value }));
        document.body.append(form);
        form.submit();
      }, id);
      await buyer.page.getByRole('heading', { name: 'Your order' }).waitFor();
      assert.match(await buyer.page.locator('main, body').first().innerText(), shown);
      assert.equal(await buyer.page.locator('#country option').count(), 1);
      await buyer.page.locator('#email').fill('ada@example.com');
      await buyer.page.locator('#name').fill('Ada');
      await buyer.page.locator('#address').fill('1-1 Street');
      for (const city of await buyer.page.locator('#city').all()) await city.fill('Town');
      for (const region of await buyer.page.locator('select[id^=region-]').all()) await region.selectOption({ index: 1 });
      for (const code of await buyer.page.locator('#postalCode').all()) await code.fill(postalCode);
      await buyer.page.locator('button[name=provider]:not([formaction])').first().click();
      await buyer.page.getByRole('heading', { name: /thank/i }).waitFor();
      assert.match(await buyer.page.locator('body').innerText(), new RegExp(order.replace('/', '\\/')));
      assert.match(await buyer.page.locator('body').innerText(), shown);
      await buyer.close();
      await eventually(async () => {
        assert.ok(demo.emails.some(({ subject, text }) => subject.includes(order) && text.includes(name)), 'the email with the number of the order');
      });
    });
  }
});
