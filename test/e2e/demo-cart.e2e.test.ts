import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import type { Product, ProductsAnswer } from '../../core/contract/product.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import type { VisitOptions } from './demo/visit.js';

// From the shelf to the order: one cart in every badge and tab, and a price that only the shop decides.

const shop = '/saltmarsh/shop';
const twoBadges = '/elements/site-cart-badge/examples/two-badges';
/** More than the tests take of one product. */
const enough = 12;
let demo: OpenDemo;
/** Two products of the shop's shelf. */
let mug: Product;
let plate: Product;
before(async () => {
  demo = await openDemo();
  const { products } = await (await fetch(demo.url + paths.products)).json() as ProductsAnswer;
  [mug, plate] = products.filter(({ qtyInStock }) => (qtyInStock ?? enough) >= enough);
});
after(() => demo?.close());

const written = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const euro = (cents: number) => written.format(cents / 100);

async function open(address: string, options: VisitOptions = {}) {
  const visit = await demo.visit(address, options);
  if (options.hasScripts !== false) {
    await visit.page.locator('site-add-to-cart').first().scrollIntoViewIfNeeded(); // it loads near the viewport
    await visit.page.waitForFunction(() => customElements.get('site-cart-badge') && customElements.get('site-add-to-cart'));
  }
  return visit;
}

const addButton = (page: Page, { name }: Product) => page.getByRole('button', { name: `Add to cart: ${name}`, exact: true });
const badgeLink = (page: Page, words: string | RegExp) => page.getByRole('link', { name: words });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

/** What every badge of a page shows. */
const counts = (page: Page) => page.locator('site-cart-badge [part~="count"]').allTextContents();
const shows = (page: Page, expected: string[]) =>
  eventually(async () => assert.deepEqual((await counts(page)).map(text => text.trim()), expected));

/** A reload returns to where the visitor was; the badge in the header may be far from there. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('site-cart-badge').scrollIntoViewIfNeeded();
}

/** A visitor in the shop with these products in the cart. */
async function shopWith(pieces: Product[], options?: VisitOptions) {
  const visit = await open(shop, options);
  for (const piece of pieces) await addButton(visit.page, piece).click();
  await shows(visit.page, [String(pieces.length)]);
  return visit;
}

/** A row of the order: unit price, quantity, total. */
const row = ({ name, priceCents }: Product, quantity: number) => [name, euro(priceCents), quantity, euro(quantity * priceCents)].join('\t');

async function checkOut(page: Page): Promise<string> {
  await panel(page).getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL(/\/commerce\/goto-checkout\?page=/);
  return page.locator('main').innerText();
}

test('two badges, another tab and a page that is opened later show the same cart', async () => {
  const { page, context, heard, close } = await open(shop);
  const other = await open(twoBadges, { context });
  assert.deepEqual((await counts(page)).map(Number), [0]);
  await addButton(page, mug).click();
  await shows(page, ['1']);
  await shows(other.page, ['1', '1']);
  await other.page.getByRole('button', { name: 'Add to cart' }).click();
  await shows(other.page, ['2', '2']);
  await shows(page, ['2']);
  await badgeLink(page, /^Cart, 2 items in cart, €/).waitFor();
  await reload(page);
  await shows(page, ['2']);
  assert.deepEqual([...heard.console, ...other.heard.console], []);
  await close();
});

const ways = {
  'the mouse': (page: Page) => badgeLink(page, /1 item in cart/).click(),
  'the keyboard': async (page: Page) => {
    await badgeLink(page, /1 item in cart/).focus();
    await page.keyboard.press('Enter');
  },
};
for (const [way, openPanel] of Object.entries(ways)) {
  test(`the panel opens by ${way}, holds the focus, and gives it back when Escape closes it`, async () => {
    const { page, heard, close } = await shopWith([mug]);
    await openPanel(page);
    await panel(page).waitFor();
    assert.equal(new URL(page.url()).pathname, shop);
    const isInside = () => page.evaluate(() => document.activeElement?.localName === 'site-cart-badge');
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      assert.ok(await isInside(), `after ${press + 1} presses of Tab`);
    }
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    assert.match(await page.evaluate(() => document.activeElement!.ariaLabel ?? ''), /1 item in cart/);
    assert.deepEqual(heard.console, []);
    await close();
  });
}

test('quantities change by button, key and hand, and the sum follows', async () => {
  const { page, close } = await shopWith([mug, plate]);
  await badgeLink(page, /2 items in cart/).click();
  const quantity = panel(page).getByRole('textbox', { name: `Quantity of ${mug.name}` });
  const is = (pieces: number) => eventually(async () => {
    assert.equal(await quantity.inputValue(), String(pieces));
    const sum = await panel(page).getByRole('definition').innerText();
    assert.equal(sum, euro(pieces * mug.priceCents + plate.priceCents));
  });
  await is(1);
  await panel(page).getByRole('button', { name: `Increase quantity of ${mug.name}` }).click();
  await is(2);
  await quantity.press('ArrowUp');
  await is(3);
  await quantity.fill('10');
  await is(10);
  await panel(page).getByRole('button', { name: `Decrease quantity of ${mug.name}` }).click();
  await is(9);
  await shows(page, ['10']);
  await close();
});

test('an item that was removed can be restored unchanged', async () => {
  const { page, close } = await shopWith([mug, mug, plate]);
  await badgeLink(page, /3 items in cart/).click();
  await panel(page).getByRole('button', { name: `Remove ${mug.name}` }).click();
  await shows(page, ['1']);
  const undo = panel(page).getByRole('button', { name: `Undo: restore ${mug.name}` });
  assert.ok(await undo.evaluate(button => (button.getRootNode() as ShadowRoot).activeElement === button));
  await undo.click();
  await shows(page, ['3']);
  assert.equal(await panel(page).getByRole('textbox', { name: `Quantity of ${mug.name}` }).inputValue(), '2');
  await close();
});

test('the checkout is priced by the shop, whatever the browser has stored', async () => {
  const { page, heard, close } = await shopWith([mug, mug]);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('site:cart')!);
    cart.entries[0].priceCents = 1;
    localStorage.setItem('site:cart', JSON.stringify(cart));
  });
  await reload(page);
  await badgeLink(page, /2 items in cart, €0.02/).click();
  const order = await checkOut(page);
  assert.ok(order.includes(row(mug, 2)), order);
  assert.ok(order.includes(`Subtotal\t${euro(2 * mug.priceCents)}`), order);
  assert.deepEqual(heard.console, []);
  await close();
});

test('the cart works on the page when the browser keeps nothing', async () => {
  const { page, heard, close } = await shopWith([mug, plate], {
    async prepare(blocked) {
      await blocked.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
          Object.defineProperty(globalThis, name, { get() { throw new DOMException('The request was denied.', 'SecurityError'); } });
        }
      });
      const browser = await blocked.context().newCDPSession(blocked);
      await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    },
  });
  await badgeLink(page, `Cart, 2 items in cart, ${euro(mug.priceCents + plate.priceCents)}`).click();
  await panel(page).getByRole('button', { name: `Remove ${plate.name}` }).click();
  await shows(page, ['1']);
  assert.ok((await checkOut(page)).includes(row(mug, 1)));
  assert.deepEqual(heard.console, ['warning: cart: the browser does not store it; expected local storage; keeping the cart until the page is left.']);
  await close();
});

test('without scripts an item goes straight to the checkout, and the cart link to the shop', async () => {
  const { page, close } = await open(shop, { hasScripts: false });
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await page.waitForURL(`**${shop}`);
  await addButton(page, mug).click();
  await page.waitForURL(/\/commerce\/goto-checkout\?page=/);
  assert.ok((await page.locator('main').innerText()).includes(row(mug, 1)));
  await close();
});
