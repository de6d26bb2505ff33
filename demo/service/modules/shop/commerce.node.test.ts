import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { categoriesAnswerSchema, productAnswerSchema, productsAnswerSchema } from 'site-elements/contract/product.schema';
import { products, variants } from './shop.schema.js';
import { seed } from '../../create-service.js';
import { startForTest, type TestService } from '../../start-for-test.js';

describe('the shop', () => {
  let run: TestService;
  before(async () => (run = await startForTest()));
  after(() => run.stop());

  const checkout = (cart?: unknown) =>
    fetch(`${run.address}/commerce/goto-checkout`, {
      method: 'POST',
      body: new URLSearchParams(cart === undefined ? {} : { cart: JSON.stringify(cart) }),
    });

  const list = async (query = '') => v.parse(productsAnswerSchema, await (await fetch(`${run.address}/api/commerce/products${query}`)).json());

  test('lists a catalog of many product types', async () => {
    const { currency, products: listed, total } = await list();
    assert.equal(currency, 'EUR');
    assert.ok(total >= 60, `${total} products`);
    assert.equal(listed.length, total);
    const kinds = new Set(listed.map(({ productType }) => productType));
    assert.deepEqual(kinds, new Set(['physical', 'digital', 'service', 'giftCard', 'paywall']));
    for (const is of ['soldOut', 'onSale', 'pricesVary'] as const) assert.ok(listed.some(product => product[is]), is);
    assert.ok(listed.some(({ plans }) => plans.length > 0));
    assert.ok(listed.filter(({ productType }) => productType === 'digital').every(({ soldOut }) => !soldOut));
  });

  const queries: [query: string, judge: (answer: v.InferOutput<typeof productsAnswerSchema>) => boolean][] = [
    [
      '?category=bowls',
      ({ products: listed }) =>
        listed.some(({ id }) => id === 'bowl-porridge')
        && listed.every(({ categories }) => categories.some(one => ['bowls', 'soup-bowls'].includes(one))),
    ],
    ['?onSale=true', ({ products: listed }) => listed.length > 3 && listed.every(({ onSale }) => onSale)],
    ['?inStock=true', ({ products: listed }) => listed.every(({ soldOut }) => !soldOut)],
    ['?productType=digital', ({ total }) => total === 4],
    ['?search=KILN%20shelf', ({ products: listed }) => listed.map(({ id }) => id).join() === 'kiln-hire'],
    [
      '?sort=price&pageSize=5',
      ({ products: listed, total }) =>
        listed.length === 5
        && total > 60
        && listed.every(({ salePriceCents }, index) => index === 0 || salePriceCents >= listed[index - 1]!.salePriceCents),
    ],
    [
      '?priceFrom=5000&priceTo=6000',
      ({ products: listed }) => listed.length > 0 && listed.every(({ salePriceCents: cents }) => cents >= 5000 && cents <= 6000),
    ],
    ['?ids=mug-kelp,plate-set-six', ({ products: listed }) => listed.map(({ id }) => id).join() === 'mug-kelp,plate-set'],
    ['?page=99', ({ products: listed, total }) => listed.length === 0 && total > 60],
  ];
  for (const [query, judge] of queries) test(`finds ${query}`, async () => assert.ok(judge(await list(query)), query));

  for (const query of ['?sort=magic', '?page=0', '?pageSize=201', '?priceFrom=-1', '?productType=x']) {
    test(`refuses ${query}`, async () => assert.equal((await fetch(`${run.address}/api/commerce/products${query}`)).status, 400));
  }

  test('pages follow one another without losing a product', async () => {
    const { products: all } = await list();
    const pages = await Promise.all([1, 2, 3, 4].map(page => list(`?page=${page}&pageSize=20`)));
    assert.deepEqual(pages.flatMap(({ products: listed }) => listed.map(({ id }) => id)), all.map(({ id }) => id));
  });

  test('returns a product by its ID or by the SKU of a variant, and a code for a product that no longer exists', async () => {
    for (const id of ['mug-low-tide', 'mug-low-tide-tide-small']) {
      const { product } = v.parse(productAnswerSchema, await (await fetch(`${run.address}/api/commerce/products/${id}`)).json());
      assert.deepEqual(product.options, [{ name: 'Glaze', values: ['Tide', 'Dune', 'Kelp'] }, { name: 'Size', values: ['Small', 'Large'] }]);
      assert.equal(product.variants.length, 6);
    }
    const gone = await fetch(`${run.address}/api/commerce/products/nothing`);
    assert.deepEqual([gone.status, (await gone.json()).code], [404, 'product-gone']);
  });

  test('counts what categories hold', async () => {
    const { categories } = v.parse(categoriesAnswerSchema, await (await fetch(`${run.address}/api/commerce/categories`)).json());
    assert.ok(categories.length >= 10);
    assert.ok(categories.every(({ products: held }) => held > 0));
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

  test('informs a visitor without a cart that the session expired or cookies are disabled', async () => {
    for (const answer of [await checkout(), await checkout([]), await fetch(`${run.address}/commerce/goto-checkout`)]) {
      assert.equal(answer.status, 400);
      assert.match(await answer.text(), /session has expired, or cookies are disabled/);
    }
  });

  test('keeps stock and what people wrote when it is seeded again, and drops what the seed no longer has', async () => {
    const { database } = run.service;
    await database.update(products).set({ name: 'Old name' }).where(eq(products.id, 'mug-kelp'));
    await database.update(variants).set({ qtyInStock: 1 }).where(eq(variants.sku, 'mug-kelp'));
    await database.update(products).set({ editedAt: new Date() }).where(eq(products.id, 'mug-tide'));
    await database.update(variants).set({ priceCents: 5 }).where(eq(variants.sku, 'mug-tide'));
    const own = {
      name: 'Own',
      description: '',
      productType: 'physical' as const,
      url: '',
      pictures: [],
      categories: [],
      tags: [],
      optionNames: [],
      position: 99,
    };
    await database.insert(products).values([{ ...own, id: 'mine' }, { ...own, id: 'from-an-old-seed', editedAt: null }]);
    await database
      .insert(variants)
      .values(['mine', 'from-an-old-seed'].map(sku => ({ sku, productId: sku, optionValues: [], priceCents: 1, salePriceCents: 1 })));
    await seed(database);
    const rows = new Map((await run.service.queries.shop.shelf()).map(row => [row.sku, row]));
    assert.deepEqual([rows.get('mug-kelp')?.qtyInStock, rows.get('mug-kelp')?.name], [1, 'Kelp mug']);
    assert.equal(rows.get('mug-tide')?.priceCents, 5);
    assert.deepEqual([rows.has('mine'), rows.has('from-an-old-seed')], [true, false]);
  });
});
