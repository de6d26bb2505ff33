import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { products } from './database/schema.js';
import { seed } from './seed/seed.js';
import { startForTest, type TestService } from './start-for-test.js';

describe('the shop', () => {
  let run: TestService;
  before(async () => (run = await startForTest()));
  after(() => run.stop());

  const checkout = (cart?: unknown) =>
    fetch(`${run.address}/commerce/goto-checkout`, {
      method: 'POST',
      body: new URLSearchParams(cart === undefined ? {} : { cart: JSON.stringify(cart) }),
    });

  test('lists its products with prices in cents', async () => {
    const { currency, products: listed } = await (await fetch(`${run.address}/api/commerce/products`)).json();
    assert.equal(currency, 'EUR');
    assert.equal(listed.length, 14);
    assert.deepEqual(Object.keys(listed[0]).sort(), [
      'currency', 'description', 'image', 'name', 'priceCents', 'qtyInStock', 'sku', 'soldOut', 'unlimited', 'url',
    ]);
  });

  test('prices the cart from the database', async () => {
    const answer = await checkout([{ sku: 'mug-dune', quantity: 2 }, { sku: 'mug-dune', quantity: 1 }]);
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /€28\.00<\/td><td>3<\/td><td>€84\.00/);
  });

  test('says what it cannot send instead of failing', async () => {
    const page = await (
      await checkout([
        { sku: 'teapot-chalk', quantity: 500 },
        { sku: 'vase-dune', quantity: 1 },
        { sku: '<b>gone</b>', quantity: 1 },
      ])
    ).text();
    assert.match(page, /Chalk teapot: only 3 left/);
    assert.match(page, /Moon jar is sold out/);
    assert.match(page, /&lt;b&gt;gone&lt;\/b&gt;&quot; is no longer in the shop/);
  });

  test('tells a visitor without a cart that the session expired or cookies are disabled', async () => {
    for (const answer of [await checkout(), await checkout([]), await fetch(`${run.address}/commerce/goto-checkout`)]) {
      assert.equal(answer.status, 400);
      assert.match(await answer.text(), /session has expired, or cookies are disabled/);
    }
  });

  test('keeps stock and what people wrote when it is seeded again, and drops what the seed no longer has', async () => {
    const { database } = run.service;
    await database.update(products).set({ qtyInStock: 1, name: 'Old name' }).where(eq(products.sku, 'mug-kelp'));
    await database.update(products).set({ priceCents: 5, editedAt: new Date() }).where(eq(products.sku, 'mug-tide'));
    const own = { name: 'Own', description: '', priceCents: 1, currency: 'EUR', image: '', url: '', position: 99 };
    await database.insert(products).values([{ ...own, sku: 'mine' }, { ...own, sku: 'from-an-old-seed', editedAt: null }]);
    await seed(database);
    const rows = new Map((await run.service.products()).map(row => [row.sku, row]));
    assert.deepEqual([rows.get('mug-kelp')?.qtyInStock, rows.get('mug-kelp')?.name], [1, 'Kelp mug']);
    assert.equal(rows.get('mug-tide')?.priceCents, 5);
    assert.deepEqual([rows.has('mine'), rows.has('from-an-old-seed')], [true, false]);
  });
});
