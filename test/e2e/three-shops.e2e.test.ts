// Runs with npm run test:all: each rule has node tests in the gate; these are whole shops in a browser.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// Three owners set up a shop from nothing, through the forms of the owner's pages alone, and a visitor buys there. All sums are calculated by hand.

const ownerPassword = 'correct horse battery';

/** Text for a text field, the option of a list, or values of checkboxes. */
type Values = Readonly<Record<string, string | readonly string[]>>;
/** A page of the owner, and what is entered there. */
type Step = readonly [path: string, values: Values];

interface Buyer {
  readonly skus: readonly string[];
  readonly country: string;
  readonly region?: string;
  readonly coupon?: string;
  readonly vatId?: string;
  readonly hasScripts?: boolean;
}

/** Fills the form of a page of the owner in and saves it. */
async function take(page: Page, demo: OpenDemo, [path, values]: Step): Promise<void> {
  await page.goto(demo.url + path);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') {
      for (const one of value) {
        const box = page.locator(`input[type=checkbox][name="${name}"][value="${one}"]`);
        const closed = page.locator('details:not([open])').filter({ has: box });
        if (await closed.count() > 0) await closed.first().locator('summary').click();
        await box.check();
      }
      continue;
    }
    const field = page.locator(`form.owner-form [name="${name}"]:not([type=hidden])`);
    if (await field.evaluate(element => element.localName) === 'select') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForLoadState('load');
  const faults = await page.locator('[role=alert]').allInnerTexts();
  assert.deepEqual(faults, [], path);
}

async function setUp(demo: OpenDemo, steps: readonly Step[]): Promise<Page> {
  const { page } = await demo.visit(paths.ownerStore);
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(demo.url + paths.ownerStore);
  // What the demo sells and charges is not of this shop.
  for (const path of [paths.ownerTaxes, paths.ownerShipping]) {
    for (;;) {
      await page.goto(demo.url + path);
      const rule = page.locator('tbody th a').first();
      if (await rule.count() === 0) break;
      await rule.click();
      await page.locator('form[action$="/end"] button').click();
      await page.waitForURL(demo.url + path);
    }
  }
  await page.goto(demo.url + paths.ownerStore);
  const chosen = page.locator('input[name=countries]:checked');
  await chosen.evaluateAll(boxes => boxes.forEach(box => { (box as HTMLInputElement).checked = false; }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('status').waitFor();
  for (const step of steps) await take(page, demo, step);
  return page;
}

const product = (id: string, name: string, price: string, more: Values = {}): Step =>
  ['/owner/products/new', { id, name, description: `${name}.`, 'v0.sku': id, 'v0.price': price, 'v0.stock': '50', ...more }];

/** Buys, and resolves to the rows of the sums and to the number of the order. */
async function buy(demo: OpenDemo, { skus, country, region, coupon, vatId, hasScripts = true }: Buyer) {
  const { page, context, close } = await demo.visit('/commerce/goto-checkout?empty', { hasScripts });
  const answer = await context.request.post(`${demo.url}/commerce/goto-checkout`, {
    form: { cart: JSON.stringify(skus.map(sku => ({ sku, quantity: 1 }))) }, headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.goto(answer.url());
  await page.locator('#country').selectOption(country);
  if (hasScripts) await eventually(async () => assert.equal(await page.locator('#address-fields').getAttribute('data-country'), country));
  await page.locator('#email').fill('ada@example.com');
  await page.locator('#name').fill('Ada Lovelace');
  for (const [id, text] of [['address', '1 Street'], ['city', 'Town'], ['coupon', coupon], ['vatId', vatId]] as const) {
    const field = page.locator(`#${id}`);
    if (text !== undefined && await field.count() > 0) await field.fill(text);
  }
  await page.getByRole('button', { name: 'Update the total' }).first().click();
  await page.waitForLoadState('load');
  if (region) await page.locator(`#region-${country}`).selectOption(region);
  for (const field of await page.locator('#postalCode').all()) await field.fill(postalCodes[region ?? country]!);
  for (const field of await page.locator(`#region-${country}`).all()) if (!region) await field.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Update the total' }).first().click();
  await page.waitForLoadState('load');
  await page.locator('#payment button[name=provider]:not([formaction])').first().click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const rows = await page.locator('table.order tfoot tr').evaluateAll(list =>
    list.map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent!.trim().replace(/\s+/g, ' '))));
  const text = await page.locator('main').innerText();
  await close();
  return { rows, text };
}
const postalCodes: Readonly<Record<string, string>> = {
  DE: '10115', AT: '1010', JP: '154-0023', ON: 'M5V 2T6', QC: 'H2X 1Y4', BC: 'V6B 1A1',
};

/** The text of a page of the owner. */
const read = async (demo: OpenDemo, page: Page, path: string): Promise<string> => {
  await page.goto(demo.url + path);
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ');
};
/** The slip of an order by the end of its number, and the email with that number. */
async function check(demo: OpenDemo, owner: Page, order: string, words: readonly RegExp[]): Promise<void> {
  await owner.goto(demo.url + paths.ownerOrders);
  await owner.getByRole('link', { name: order, exact: true }).click();
  await owner.getByRole('link', { name: 'Packing slip' }).click();
  await owner.waitForURL(/\/slip$/);
  const slip = await owner.locator('body').innerText();
  for (const word of words) assert.match(slip, word, `the slip of ${order}`);
  const email = await eventually(() => {
    const found = demo.emails.find(({ subject, to }) => subject.includes(order) && String(to).includes('ada@example.com'));
    assert.ok(found, `the email of ${order}`);
    return found;
  });
  for (const word of words) assert.match(email.text, word, `the email of ${order}`);
}

describe('a shop is set up from nothing through the pages of its owner:', { timeout: 300_000 }, () => {
  let demo: OpenDemo;
  const open = () => before(async () => { demo = await openDemo({ ownerPassword }); });
  const end = () => after(() => demo?.close());

  describe('a bakery in Berlin', () => {
    open();
    end();
    test('sells under two rates, with a coupon, and to a company in Austria', async () => {
      const owner = await setUp(demo, [
        [paths.ownerStore, {
          name: 'Backstube', address: 'Torstraße 1\n10119 Berlin', country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin', orderPrefix: 'B-',
          nextOrder: '1001', countries: ['DE', 'AT'], vatId: 'DE136695976', reverseCharge: ['yes'],
        }],
        ['/owner/taxes/new', { name: 'MwSt.', percent: '19' }],
        ['/owner/taxes/new', { name: 'MwSt.', percent: '7', taxClass: 'reduced' }],
        ['/owner/shipping/new', { name: 'Post', price: '4.90' }],
        ['/owner/coupons/new', { code: 'ZEHN', percent: '10' }],
        product('bread', 'Bread', '5.40', { taxClass: 'reduced' }),
        product('apron', 'Apron', '23.80'),
      ]);
      const { rows, text } = await buy(demo, { skus: ['bread', 'apron'], country: 'DE', coupon: 'ZEHN', hasScripts: false });
      // 5.40 + 23.80 - 2.92 + 4.90; 4.90 is divided as 0.91 and 3.99: 7/107 of 5.77 and 19/119 of 25.41.
      assert.deepEqual(rows.map(row => row.at(-1)), ['€29.20', '−€2.92', '€4.90', '€0.38', '€4.06', '€31.18'], JSON.stringify(rows));
      assert.match(text, /B-1001/);
      await check(demo, owner, 'B-1001', [/Bread/, /Apron/]);
      // 23.80 + 4.90, without 19/119 of it, although the owner has entered no tax for Austria.
      const company = await buy(demo, { skus: ['apron'], country: 'AT', vatId: 'ATU13585627' });
      assert.deepEqual(company.rows.map(row => row.at(-1)), ['€23.80', '€4.90', '−€4.58', '€24.12'], JSON.stringify(company.rows));
      await check(demo, owner, 'B-1002', [/reverse charge/i]);
      const consumer = await buy(demo, { skus: ['apron'], country: 'AT' });
      assert.deepEqual(consumer.rows.map(row => row.at(-1)), ['€23.80', '€4.90', '€4.58', '€28.70'], JSON.stringify(consumer.rows));
      const report = await read(demo, owner, paths.ownerTaxReport);
      assert.match(report, /Austria MwSt\. \(Reverse charge\) 19% 1 €24\.12 €0\.00/);
      assert.match(report, /Germany MwSt\. 7% 1 €5\.39 €0\.38/);
      // 21.35 of the first order and 24.12 of the third; 4.06 and 4.58.
      assert.match(report, /Germany MwSt\. 19% 2 €45\.47 €8\.64/);
    });
  });

  describe('a bookshop in Tokyo', () => {
    open();
    end();
    test('sells in yen under two rates, with an amount off', async () => {
      const owner = await setUp(demo, [
        [paths.ownerStore, {
          name: 'Kanda Books', country: 'JP', currency: 'JPY', timeZone: 'Asia/Tokyo', orderPrefix: 'KB-', nextOrder: '1001', countries: ['JP'],
        }],
        ['/owner/taxes/new', { name: 'CT', percent: '10' }],
        ['/owner/taxes/new', { name: 'CT', percent: '8', taxClass: 'reduced' }],
        ['/owner/shipping/new', { name: 'Yu-Pack', price: '600' }],
        ['/owner/coupons/new', { code: 'HARU', amount: '200' }],
        product('book', 'Book', '1200'),
        product('tea', 'Tea', '864', { taxClass: 'reduced' }),
      ]);
      const { rows } = await buy(demo, { skus: ['book', 'tea'], country: 'JP', coupon: 'HARU' });
      assert.deepEqual(rows.map(row => row.at(-1)!.replace('JP', '')), ['¥2,064', '−¥200', '¥600', '¥76', '¥130', '¥2,464'], JSON.stringify(rows));
      await check(demo, owner, 'KB-1001', [/Book/, /Tea/]);
      const report = await read(demo, owner, paths.ownerTaxReport);
      assert.match(report, /Japan CT 10% 1 (JP)?¥1,303 (JP)?¥130/);
      assert.match(report, /Japan CT 8% 1 (JP)?¥955 (JP)?¥76/);
    });
  });

  describe('a studio in Toronto', () => {
    open();
    end();
    test('adds the taxes of each province', async () => {
      const added = { kind: 'added' };
      const owner = await setUp(demo, [
        [paths.ownerStore, {
          name: 'Studio', country: 'CA', currency: 'CAD', timeZone: 'America/Toronto', orderPrefix: 'S-', nextOrder: '1001', countries: ['CA'],
        }],
        ['/owner/taxes/new', { name: 'GST', percent: '5', ...added }],
        ['/owner/taxes/new', { name: 'HST', percent: '13', region: 'ON', instead: ['yes'], ...added }],
        ['/owner/taxes/new', { name: 'QST', percent: '9.975', region: 'QC', ...added }],
        ['/owner/taxes/new', { name: 'PST', percent: '7', region: 'BC', ...added }],
        ['/owner/coupons/new', { code: 'TWENTY', percent: '20' }],
        product('session', 'Session', '100', { productType: 'service' }),
      ]);
      const sums: readonly (readonly [region: string, rows: readonly string[], coupon?: string])[] = [
        ['ON', ['100.00', '13.00', '113.00']],
        ['QC', ['100.00', '5.00', '9.98', '114.98']],
        ['BC', ['100.00', '5.00', '7.00', '112.00']],
        ['BC', ['100.00', '−20.00', '4.00', '5.60', '89.60'], 'TWENTY'],
      ];
      for (const [region, expected, coupon] of sums) {
        const { rows } = await buy(demo, { skus: ['session'], country: 'CA', region, ...coupon && { coupon } });
        assert.deepEqual(rows.map(row => row.at(-1)!.replace(/CA\$|\$/, '')), expected, JSON.stringify(rows));
      }
      await check(demo, owner, 'S-1004', [/Session/]);
      const report = await read(demo, owner, paths.ownerTaxReport);
      for (const row of [/Ontario HST 13% 1 \S*100\.00 \S*13\.00/, /Quebec QST 9\.975% 1 \S*100\.00 \S*9\.98/,
        /British Columbia PST 7% 2 \S*180\.00 \S*12\.60/, /Canada GST 5% 3 \S*280\.00 \S*14\.00/]) assert.match(report, row);
    });
  });
});
