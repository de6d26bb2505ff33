import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { cartAnswerSchema } from 'site-elements/contract/cart.schema';
import { products, variants } from './shop.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { storeVisitor } from './store-visitor-for-test.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const visitor = () => storeVisitor(run);
const setVariant = (sku: string, values: Partial<typeof variants.$inferInsert>) =>
  run.service.database.update(variants).set(values).where(eq(variants.sku, sku));
const home = { location: { country: 'GB' } };

describe('the cart of the site', () => {
  test('is empty without a cookie, and every answer of it has the shape of the contract', async () => {
    const ada = visitor();
    assert.equal(v.parse(cartAnswerSchema, (await ada.call('GET', '/api/commerce/cart')).body).cart.totalQuantity, 0);
    const added = await ada.add('mug-dune', 2);
    const { cart } = v.parse(cartAnswerSchema, added.body);
    assert.deepEqual([cart.totalQuantity, cart.subtotalCents, cart.subtotalAmount, cart.requiresShipping, cart.hasDigital], [2, 5600, 56, true, false]);
    const cookie = added.cookies.find(one => one.startsWith('cart='))!;
    assert.match(cookie, /^cart=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('needs no cookie while nothing is chosen, and forgets what is put back', async () => {
    const ada = visitor();
    const none = await ada.call('PUT', '/api/commerce/cart', { entries: [] });
    assert.deepEqual([none.status, none.cookies.filter(one => one.startsWith('cart=')), v.parse(cartAnswerSchema, none.body).cart.totalQuantity], [200, [], 0]);
    await ada.add('mug-dune');
    assert.equal((await ada.call('PUT', '/api/commerce/cart', { entries: [] })).body.cart.totalQuantity, 0);
    assert.equal((await ada.call('GET', '/api/commerce/cart')).body.cart.totalQuantity, 0);
  });

  test('adds once for a key, however often it is sent, and refuses the key for anything else', async () => {
    const ada = visitor();
    await ada.add('mug-tide');
    const line = { key: randomUUID(), sku: 'mug-dune', quantity: 1 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.call('POST', '/api/commerce/cart/entries', line)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal((await ada.call('GET', '/api/commerce/cart')).body.cart.totalQuantity, 2);
    const other = await ada.call('POST', '/api/commerce/cart/entries', { ...line, quantity: 3 });
    assert.deepEqual([other.status, other.body.code], [409, 'key-reused']);
  });

  test('loses no item that two tabs add at the same time', async () => {
    const ada = visitor();
    await ada.add('cup-ink-single');
    await Promise.all(Array.from({ length: 10 }, () => ada.add('cup-ink-single')));
    const { cart } = (await ada.call('GET', '/api/commerce/cart')).body;
    assert.deepEqual([cart.entries.length, cart.totalQuantity], [1, 11]);
  });

  test('rejects a made-up cookie', async () => {
    const ada = visitor();
    const { cartToken } = (await ada.add('mug-dune')).body;
    const forged = `${cartToken.split('.')[0]}.${'A'.repeat(43)}`;
    const answer = await fetch(`${run.address}/api/commerce/cart`, { headers: { cookie: `cart=${forged}` } });
    assert.equal((await answer.json()).cart.totalQuantity, 0);
  });

  const refused: [title: string, line: object, status: number, code: string][] = [
    ['a product that has gone', { sku: 'never-was' }, 409, 'product-gone'],
    ['what is sold out', { sku: 'vase-dune' }, 409, 'sold-out'],
    ['more than there are', { sku: 'teapot-chalk', quantity: 9 }, 409, 'low-stock'],
    ['more than one order takes', { sku: 'clay-kilo', quantity: 5 }, 409, 'quantity-limit'],
    ['a plan that there is not', { sku: 'tea-by-post', plan: 'daily' }, 409, 'plan-gone'],
    ['one piece of what is sold by subscription only', { sku: 'pot-of-the-month' }, 409, 'plan-gone'],
    ['a name that is too long', { sku: 'mug-name', form: { word: 'x'.repeat(20), script: 'Plain' } }, 400, 'form-invalid'],
    ['no name where one is needed', { sku: 'mug-name' }, 400, 'form-invalid'],
  ];
  for (const [title, line, status, code] of refused) {
    test(`refuses ${title}: ${code}`, async () => {
      const { status: answered, body } = await visitor().add('x', 1, line);
      assert.deepEqual([answered, body.code], [status, code]);
    });
  }

  test('reports a changed price, a product that no longer exists and reduced stock', async () => {
    const ada = visitor();
    for (const [sku, quantity] of [['saucer-chalk', 3], ['plate-side', 4], ['jug-cream', 1]] as const) await ada.add(sku, quantity);
    await setVariant('saucer-chalk', { priceCents: 1000, salePriceCents: 1000 });
    await setVariant('plate-side', { qtyInStock: 2 });
    await run.service.database.update(products).set({ state: 'draft' }).where(eq(products.id, 'jug-cream'));
    const { cart } = v.parse(cartAnswerSchema, (await ada.call('GET', '/api/commerce/cart')).body);
    assert.deepEqual(cart.notices.map(({ code, sku }) => `${code} ${sku}`).sort(), [
      'low-stock plate-side',
      'price-changed saucer-chalk',
      'product-gone jug-cream',
    ]);
    assert.equal(cart.subtotalCents, 3 * 1000 + 2 * 2400);
    const gone = cart.notices.find(({ code }) => code === 'product-gone')!;
    await ada.call('DELETE', `/api/commerce/cart/entries/${gone.entryId}`);
    const line = cart.entries.find(({ sku }) => sku === 'saucer-chalk')!;
    const answer = await ada.call('PUT', `/api/commerce/cart/entries/${line.id}`, { quantity: 1 });
    assert.deepEqual(answer.body.cart.notices.map((one: { code: string }) => one.code), ['low-stock']);
    await run.service.database.update(products).set({ state: 'published' }).where(eq(products.id, 'jug-cream'));
  });

  const codes: [code: string, status: number, problem: string | undefined][] = [
    ['lowtide', 200, undefined], ['NOBODY', 409, 'coupon-unknown'], ['SPRING2020', 409, 'coupon-expired'], ['FIVER', 409, 'coupon-minimum'],
  ];
  for (const [code, status, problem] of codes) {
    test(`answers the coupon ${code} with ${problem ?? 'a discount'}`, async () => {
      const ada = visitor();
      await ada.add('mug-dune');
      const answer = await ada.call('POST', '/api/commerce/cart/coupons', { code });
      assert.deepEqual([answer.status, answer.body.code], [status, problem]);
      if (problem) return;
      assert.deepEqual([answer.body.cart.discountCents, answer.body.cart.validCoupons], [280, ['LOWTIDE']]);
      assert.equal((await ada.call('DELETE', '/api/commerce/cart/coupons/LowTide')).body.cart.discountCents, 0);
    });
  }

  test('offers the shipping methods that reach the country, and calculates its tax', async () => {
    const ada = visitor();
    await ada.add('mug-dune', 1);
    const { cart: before } = (await ada.call('GET', '/api/commerce/cart')).body;
    assert.deepEqual([before.shippingLocation, before.shippingOptions], [null, []]);
    for (const country of ['GB', 'CA']) assert.ok(before.shippingCountries.includes(country), `${country} can be chosen`);
    const inCountry = async (country: string) => (await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country } })).body.cart;
    const gb = await inCountry('GB');
    assert.deepEqual([gb.shippingCostCents, gb.taxCents, gb.grandTotalCents], [700, Math.round((3500 * 2000) / 12000), 3500]);
    const ca = await inCountry('CA');
    assert.deepEqual([ca.shippingCostCents, ca.taxCents, ca.grandTotalCents], [1400, 210, 4410]);
    const nowhere = await inCountry('AQ');
    assert.deepEqual(nowhere.notices.map((one: { code: string }) => one.code), ['no-shipping']);
    const collected = await ada.call('PUT', '/api/commerce/cart/shipping', { ...home, option: 'collect' });
    assert.equal(collected.body.cart.grandTotalCents, 2800);
  });
});
