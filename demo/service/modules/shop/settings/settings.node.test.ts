import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { StoreCart } from 'site-elements/contract/cart';
import type { ProductAnswer } from 'site-elements/contract/product';
import { ownerVisitor, type OwnerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';
import { seed } from '../../../create-service.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { giftCards } from '../gift-card.schema.js';
import { settingsSeed } from '../seed/store.seed.js';
import { orders, products, variants } from '../shop.schema.js';
import { coupons, shippingOptions } from '../rule.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { saveSettings } from './save-settings.js';
import { readSettings } from './store-settings.js';
import { settingsTable, type StoreSettings } from '../store-settings.schema.js';

const password = 'correct horse battery';
let run: TestService;
let owner: OwnerVisitor;
const outbox = memoryOutbox();
before(async () => {
  run = await startForTest({ owner: { password }, outbox });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());

/** As the page's form sends the demo's settings. */
const fields = (changes: Partial<Record<keyof StoreSettings | 'nextOrder' | 'reverseCharge', string | string[]>> = {}) => {
  const { hasExpressCheckout: _, hasNote: __, hasReverseCharge: ___, countries, lowStock: ____, ...texts } = settingsSeed;
  return { ...texts, countries: [...countries], nextOrder: '', express: 'yes', note: 'yes', ...changes };
};
const save = (changes: Parameters<typeof fields>[0]) => owner.post('/owner/store/settings', fields(changes));
const saved = async (changes: Parameters<typeof fields>[0]) => {
  const answer = await save(changes);
  assert.equal(answer.status, 303, await answer.clone().text());
};
const refused = async (changes: Parameters<typeof fields>[0]): Promise<string> => {
  const answer = await save(changes);
  assert.equal(answer.status, 400);
  return answer.text();
};
const priceOf = async (sku: string) => (await run.service.database.select().from(variants).where(eq(variants.sku, sku)))[0]!.priceCents;
const cartOf = async (visitor: ReturnType<typeof storeVisitor>): Promise<{ cart: StoreCart; cartToken: string }> =>
  (await visitor.call('GET', '/api/commerce/cart')).body;
async function withMug(country = 'GB') {
  const visitor = storeVisitor(run);
  await visitor.add('mug-dune');
  await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country } });
  return visitor;
}

beforeEach(async () => {
  const { currency } = await readSettings(run.service.database);
  assert.equal(await saveSettings(run.service.database, settingsSeed, null), null, `back from ${currency}`);
});

describe('the page of the shop', () => {
  test('opens with a password only, and writes with the token of the session only', async () => {
    assert.match(await (await fetch(`${run.address}/owner/store`, { headers: { accept: 'text/html' } })).text(), /name="password"/);
    assert.equal((await owner.post('/owner/store/settings', fields({ name: 'Stolen' }), 'wrong')).status, 403);
    assert.equal((await readSettings(run.service.database)).name, 'Saltmarsh');
  });

  test('shows what is stored, and all that was typed with what is wrong with it', async () => {
    assert.match(await owner.read('/owner/store'), /value="Saltmarsh"[^]*The Net Loft[^]*<option value="GB" selected>[^]*<option value="EUR" selected>/);
    const page = await refused({ name: 'New name', address: 'Two\nlines', orderPrefix: '?', countries: ['JP'] });
    assert.match(page, /role="alert"[^]*instead of “\?”[^]*value="New name"[^]*Two\r?\nlines[^]*value="JP" checked/);
    assert.doesNotMatch(page, /value="GB" checked/);
    assert.equal((await readSettings(run.service.database)).name, 'Saltmarsh');
  });

  test('is stored whole', async () => {
    const other = { name: 'Bäckerei', address: 'Straße 1\n10115 Berlin', country: 'DE', countries: ['DE', 'AT'], orderPrefix: 'B-', slipText: 'Danke!', shopUrl: '/laden' };
    await saved(other);
    assert.deepEqual(await readSettings(run.service.database), { ...settingsSeed, ...other });
    assert.match(await owner.read('/owner/store?saved'), /role="status">Saved/);
  });
});

describe('a currency', () => {
  for (const [currency, mug] of [['JPY', 28], ['USD', 2800], ['KWD', 28_000]] as const) {
    test(`that becomes ${currency} keeps the numbers of prices, coupons, shipping and donations`, async () => {
      await saved({ currency });
      const factor = mug / 2800;
      assert.equal(await priceOf('mug-dune'), mug);
      const { database } = run.service;
      assert.equal((await database.select().from(coupons).where(eq(coupons.code, 'FIVER')))[0]!.cents, 500 * factor);
      assert.equal((await database.select().from(shippingOptions).where(eq(shippingOptions.id, 'post')))[0]!.freeFromCents, 15_000 * factor);
      const donations = (await database.select().from(products)).filter(({ donation }) => donation);
      assert.ok(donations.length > 0 && donations.every(({ donation }) => Number.isInteger(donation!.minCents) && donation!.maxCents > donation!.minCents));
      const { cart } = await cartOf(await withMug());
      assert.deepEqual([cart.currency, cart.subtotalCents, cart.subtotalAmount], [currency, mug, 28]);
      // A start of the service writes no prices of the demo's own currency.
      await seed(database);
      assert.equal(await priceOf('mug-dune'), mug);
      assert.match(await owner.read('/owner/products'), currency === 'JPY' ? /¥28[^.]/ : /28\.00/);
    });
  }

  test('with fewer decimal places is refused while an amount has more, by the names of its products', async () => {
    await run.service.database.update(variants).set({ priceCents: 2850 }).where(eq(variants.sku, 'mug-dune'));
    assert.match(await refused({ currency: 'JPY' }), /JPY doesn’t have enough decimal places for these amounts: Dune mug\./);
    assert.equal(await priceOf('mug-tide') % 100, 0, 'nothing has changed');
    await run.service.database.update(variants).set({ priceCents: 2800 }).where(eq(variants.sku, 'mug-dune'));
  });

  test('with more decimal places is refused while an amount would be too large', async () => {
    await run.service.database.update(variants).set({ priceCents: 90_000_000 }).where(eq(variants.sku, 'mug-dune'));
    assert.match(await refused({ currency: 'KWD' }), /too high in KWD: Dune mug\./);
    await run.service.database.update(variants).set({ priceCents: 2800 }).where(eq(variants.sku, 'mug-dune'));
  });

  test('stays while gift cards have a balance in it', async () => {
    const ada = storeVisitor(run);
    const [card] = await run.service.database.select().from(variants).where(eq(variants.productId, 'gift-card'));
    await ada.add(card!.sku, 1, { form: { recipient: 'grace@example.com' } });
    assert.equal((await ada.order()).status, 200);
    assert.match(await refused({ currency: 'USD' }), /while gift cards in EUR have a balance/);
    await run.service.database.update(giftCards).set({ isVoid: true });
    await saved({ currency: 'USD' });
  });

  test('that changes between the page and the press is asked back, and the order is in the new one', async () => {
    const ada = await withMug();
    const { cart, cartToken } = await cartOf(ada);
    await saved({ currency: 'USD' });
    const order = (sum: number) => ada.call('POST', '/api/commerce/orders',
      { key: randomUUID(), cartToken, grandTotalCents: sum, email: 'ada@example.com', name: 'Ada', address: 'Lane 1' });
    const first = await order(cart.grandTotalCents);
    assert.deepEqual([first.status, first.body.code], [409, 'price-changed']);
    assert.match(first.body.error, /€/);
    const now = (await cartOf(ada)).cart;
    const second = await order(now.grandTotalCents);
    assert.equal(second.status, 200, JSON.stringify(second.body));
    assert.equal((await run.service.database.select().from(orders).where(eq(orders.token, second.body.token)))[0]!.currency, 'USD');
  });

  test('of an order is the one in which it was placed', async () => {
    const { body: { token } } = await (await withMug()).order();
    await saved({ currency: 'JPY' });
    assert.match(await (await fetch(`${run.address}/checkout/status/${token}`)).text(), /€35\.00/);
    const { body } = await storeVisitor(run).call('GET', `/api/commerce/orders/${token}`);
    assert.deepEqual([body.order.currency, body.order.grandTotalCents], ['EUR', 3500]);
  });
});

describe('the countries of the shop', () => {
  test('are those that the checkout offers and a parcel goes to', async () => {
    await saved({ country: 'JP', countries: ['JP', 'GB'] });
    const { cart } = await cartOf(await withMug('JP'));
    assert.deepEqual(cart.notices.map(({ code }) => code), ['no-shipping'], 'no method reaches Japan');
    assert.deepEqual(cart.shippingCountries, ['GB']);
    const ada = await withMug('FR');
    assert.deepEqual((await cartOf(ada)).cart.shippingOptions, [], 'a method reaches France, but the shop does not sell there');
    const { status, body } = await ada.order();
    assert.deepEqual([status, body.code], [409, 'no-shipping']);
  });

  test('are all of them if none is selected', async () => {
    await saved({ countries: [] });
    await run.service.database.update(shippingOptions).set({ countries: [] }).where(eq(shippingOptions.id, 'across'));
    const { cart } = await cartOf(await withMug('NZ'));
    assert.deepEqual([cart.shippingOptions.map(({ id }) => id), cart.shippingCountries], [['across'], undefined]);
    await run.service.database.update(shippingOptions).set({ countries: ['FR', 'DE'] }).where(eq(shippingOptions.id, 'across'));
  });
});

describe('the numbers of orders', () => {
  test('have the prefix of the day they were placed, start where the owner says, and are never used twice', async () => {
    const before = (await (await withMug()).order()).body.token;
    await saved({ orderPrefix: 'SM-', nextOrder: '5001' });
    const token = (await (await withMug()).order()).body.token;
    assert.match(await (await fetch(`${run.address}/checkout/status/${token}`)).text(), /Order SM-5001/);
    assert.doesNotMatch(await (await fetch(`${run.address}/checkout/status/${before}`)).text(), /SM-/);
    assert.ok(outbox.mails.some(({ subject, text }) => subject.includes('SM-5001') && text.includes('Saltmarsh\nThe Net Loft')));
    assert.match(await owner.read('/owner/orders'), /href="\/owner\/orders\/5001">SM-5001</);
    assert.match(await owner.read('/owner/orders/5001'), /SM-5001/);
    assert.match(await refused({ nextOrder: '5001' }), /must be at least 5,?002/);
    assert.match(await owner.read('/owner/store'), /name="nextOrder" value="5002"/);
  });
});

test('a packing slip has the sender and what the owner wants to say', async () => {
  await saved({ slipText: 'Please return within 30 days.\nThank you!' });
  const { body: { token } } = await (await withMug()).order();
  const [{ number }] = await run.service.database.select({ number: orders.number }).from(orders).where(eq(orders.token, token)) as [{ number: number }];
  const page = await owner.read(`/owner/orders/${number}/slip`);
  assert.match(page, /<bdi>Saltmarsh<\/bdi>\n<bdi>The Net Loft, Staithe Lane<\/bdi>[^]*within 30 days\.<\/bdi>\n<bdi>Thank you!/);
});

test('products have weight and size in the units of the shop, as far as they are entered', async () => {
  const { database } = run.service;
  await database.update(variants).set({ weightGrams: 907, lengthMm: 254, widthMm: 127 }).where(eq(variants.sku, 'mug-dune'));
  const measures = async () => {
    const { product } = await (await fetch(`${run.address}/api/commerce/products/mug-dune`)).json() as ProductAnswer;
    const { weight, weightUnit, length, width, height, lengthUnit } = product.variants.find(({ sku }) => sku === 'mug-dune')!;
    return [weight, weightUnit, length, width, height, lengthUnit];
  };
  assert.deepEqual(await measures(), [907, 'g', 25.4, 12.7, undefined, 'cm']);
  await saved({ weightUnit: 'lb', lengthUnit: 'in' });
  assert.deepEqual(await measures(), [2, 'lb', 10, 5, undefined, 'in']);
  await database.update(variants).set({ weightGrams: 0, lengthMm: 0, widthMm: 0 }).where(eq(variants.sku, 'mug-dune'));
  assert.deepEqual(await measures(), [undefined, undefined, undefined, undefined, undefined, undefined]);
});

test('express buttons and the way back to the shop are those of the settings', async () => {
  await saved({ shopUrl: 'https://bakery.example/shop' });
  assert.match(await (await fetch(`${run.address}/commerce/goto-checkout?empty`)).text(), /href="https:\/\/bakery\.example\/shop"/);
});

test('what another process has stored is read with the next request', async () => {
  const asked = async () => (await cartOf(storeVisitor(run))).cart.currency;
  assert.equal(await asked(), 'EUR');
  await run.service.database.update(settingsTable).set({ value: { ...settingsSeed, currency: 'CHF' } });
  assert.equal(await asked(), 'CHF');
  await run.service.database.update(settingsTable).set({ value: settingsSeed });
});
