import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { products, reviews, variants } from './shop.schema.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const list = async (query: string): Promise<string[]> =>
  (await (await fetch(`${run.address}/api/commerce/products${query}`)).json()).products.map(({ id }: { id: string }) => id);
const isMug = eq(products.id, 'mug-dune');
const ofMug = eq(variants.productId, 'mug-dune');

const changes: readonly (readonly [what: string, query: string, change: (database: Database) => Promise<unknown>, isFound: boolean])[] = [
  ['a draft', '', database => database.update(products).set({ state: 'draft' }).where(isMug), false],
  ['a product that is published again', '', database => database.update(products).set({ state: 'published' }).where(isMug), true],
  ['another name', '?search=quartzite', database => database.update(products).set({ name: 'Quartzite mug' }).where(isMug), true],
  ['the last unit sold', '?inStock=true', database => database.update(variants).set({ unlimited: false, qtyInStock: 0 }).where(ofMug), false],
  ['a unit in stock again', '?inStock=true', database => database.update(variants).set({ qtyInStock: 1 }).where(ofMug), true],
  ['another price', '?priceFrom=777700&priceTo=777700', database => database.update(variants).set({ priceCents: 777_700, onSale: false }).where(ofMug), true],
  ['no variant', '', database => database.delete(variants).where(ofMug), false],
];

describe('products that the call finds', () => {
  for (const [what, query, change, isFound] of changes) {
    test(`follow the database immediately: ${what}`, async () => {
      assert.equal((await list(query)).includes('mug-dune'), !isFound);
      await change(run.service.database);
      assert.equal((await list(query)).includes('mug-dune'), isFound);
    });
  }

  test('follow reviews when they are sorted by rating', async () => {
    const [lowest] = (await list('?sort=rating')).reverse();
    await run.service.database.insert(reviews).values(
      Array.from({ length: 1000 }, (_, at) => ({ id: `r${at}`, productId: lowest!, rating: 5, title: '', text: '', name: 'Ada', isPublished: true })));
    await run.service.database.delete(reviews).where(eq(reviews.rating, 4));
    assert.ok((await list('?sort=rating')).indexOf(lowest!) < (await list('')).length - 1);
  });

  test('are without a deleted product', async () => {
    const [first] = await list('');
    await run.service.database.delete(products).where(eq(products.id, first!));
    assert.ok(!(await list('')).includes(first!));
  });

  test('keep their place: a sale that leaves something changes nothing in the index', async () => {
    const [{ sku }] = await run.service.database.select({ sku: variants.sku }).from(variants).where(eq(variants.unlimited, false)).limit(1);
    await run.service.database.update(variants).set({ qtyInStock: 5 }).where(eq(variants.sku, sku!));
    const before = await list('');
    await run.service.database.update(variants).set({ qtyInStock: 4 }).where(eq(variants.sku, sku!));
    assert.deepEqual(await list(''), before);
  });
});
