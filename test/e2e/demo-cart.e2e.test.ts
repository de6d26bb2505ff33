import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import type { VisitOptions } from './demo/visit.js';

// From the shelf to the order: one cart in every badge and tab, and a price that only the shop decides.

const shop = '/saltmarsh/shop';
const twoBadges = '/elements/site-cart-badge/examples/two-badges';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

async function open(address: string, options: VisitOptions = {}) {
  const visit = await demo.visit(address, options);
  if (options.hasScripts !== false) {
    await visit.page.waitForFunction(() => customElements.get('site-cart-badge') && customElements.get('site-add-to-cart'));
  }
  return visit;
}

const addButton = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Add to cart ?: ${name}$`) });
const badgeLink = (page: Page, words: string | RegExp) => page.getByRole('link', { name: words });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

/** What every badge of a page shows. */
const counts = (page: Page) => page.locator('site-cart-badge [part~="count"]').allTextContents();
const shows = (page: Page, expected: string[]) =>
  eventually(async () => assert.deepEqual((await counts(page)).map(text => text.trim()), expected));

/** A visitor in the shop with these pieces in the cart. */
async function shopWith(names: string[], options?: VisitOptions) {
  const visit = await open(shop, options);
  for (const name of names) await addButton(visit.page, name).click();
  await shows(visit.page, [String(names.length)]);
  return visit;
}

async function checkOut(page: Page): Promise<string> {
  await panel(page).getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/commerce/goto-checkout');
  return page.locator('main').innerText();
}

test('two badges, another tab and a page that is opened later show the same cart', async () => {
  const { page, context, heard, close } = await open(shop);
  const other = await open(twoBadges, { context });
  assert.deepEqual((await counts(page)).map(Number), [0]);
  await addButton(page, 'Dune mug').click();
  await shows(page, ['1']);
  await shows(other.page, ['1', '1']);
  await other.page.getByRole('button', { name: 'Add to cart' }).click();
  await shows(other.page, ['2', '2']);
  await shows(page, ['2']);
  await badgeLink(page, 'Cart, 2 items in cart, €62.00').waitFor();
  await page.reload();
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
    const { page, heard, close } = await shopWith(['Dune mug']);
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
  const { page, close } = await shopWith(['Dune mug', 'Chalk teapot']);
  await badgeLink(page, /2 items in cart/).click();
  const quantity = panel(page).getByRole('textbox', { name: 'Quantity of Dune mug' });
  const is = (pieces: string, sum: string) => eventually(async () => {
    assert.equal(await quantity.inputValue(), pieces);
    assert.ok((await panel(page).innerText()).includes(`Subtotal\n${sum}`), await panel(page).innerText());
  });
  await is('1', '€124.00');
  await panel(page).getByRole('button', { name: 'One more of Dune mug' }).click();
  await is('2', '€152.00');
  await quantity.press('ArrowUp');
  await is('3', '€180.00');
  await quantity.fill('10');
  await is('10', '€376.00');
  await panel(page).getByRole('button', { name: 'One less of Dune mug' }).click();
  await is('9', '€348.00');
  await shows(page, ['10']);
  await close();
});

test('a piece that is taken out can be put back as it was', async () => {
  const { page, close } = await shopWith(['Dune mug', 'Dune mug', 'Dune plate']);
  await badgeLink(page, /3 items in cart/).click();
  await panel(page).getByRole('button', { name: 'Remove Dune mug' }).click();
  await shows(page, ['1']);
  const undo = panel(page).getByRole('button', { name: 'Undo: put Dune mug back' });
  assert.ok(await undo.evaluate(button => (button.getRootNode() as ShadowRoot).activeElement === button));
  await undo.click();
  await shows(page, ['3']);
  assert.equal(await panel(page).getByRole('textbox', { name: 'Quantity of Dune mug' }).inputValue(), '2');
  await close();
});

test('the checkout is priced by the shop, whatever the browser has stored', async () => {
  const { page, heard, close } = await shopWith(['Dune mug', 'Dune mug']);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('site:cart')!);
    cart.entries[0].priceCents = 1;
    localStorage.setItem('site:cart', JSON.stringify(cart));
  });
  await page.reload();
  await badgeLink(page, /2 items in cart, €0.02/).click();
  const order = await checkOut(page);
  assert.match(order, /Dune mug\s+€28\.00\s+2\s+€56\.00/);
  assert.match(order, /Together\s+€56\.00/);
  assert.deepEqual(heard.console, []);
  await close();
});

test('the cart works on the page when the browser keeps nothing', async () => {
  const { page, heard, close } = await shopWith(['Dune mug', 'Dune plate'], {
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
  await badgeLink(page, 'Cart, 2 items in cart, €60.00').click();
  await panel(page).getByRole('button', { name: 'Remove Dune plate' }).click();
  await shows(page, ['1']);
  assert.match(await checkOut(page), /Together\s+€28\.00/);
  assert.deepEqual(heard.console, []);
  await close();
});

test('without scripts a piece goes straight to the checkout, and the cart link to the shop', async () => {
  const { page, close } = await open(shop, { hasScripts: false });
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await page.waitForURL(`**${shop}`);
  await addButton(page, 'Dune mug').click();
  await page.waitForURL('**/commerce/goto-checkout');
  assert.match(await page.locator('main').innerText(), /Dune mug\s+€28\.00\s+1\s+€28\.00/);
  await close();
});
