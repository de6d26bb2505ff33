import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { products, reviews, variants } from '../shop.schema.js';
import { seeded } from '../../../kernel/database/schema.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { seedStore } from './seed-store.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const isThere = async (id: string) => (await run.service.database.select().from(products).where(eq(products.id, id))).length === 1;

test('a product of the seed that the owner has deleted does not return at the next start', async () => {
  const { database } = run.service;
  assert.ok(await isThere('mug-dune'));
  await database.delete(products).where(eq(products.id, 'mug-dune'));
  await seedStore(database);
  assert.equal(await isThere('mug-dune'), false);
  assert.deepEqual(await database.select().from(variants).where(eq(variants.productId, 'mug-dune')), []);
});

test('a product that is new in the seed is put in beside it', async () => {
  const { database } = run.service;
  await database.delete(products).where(eq(products.id, 'gift-card'));
  await database.delete(seeded).where(eq(seeded.name, 'product gift-card')); // as if no start had known it
  await seedStore(database);
  assert.ok(await isThere('gift-card'));
  assert.notDeepEqual(await database.select().from(variants).where(eq(variants.productId, 'gift-card')), []);
});

test('reviews do not return once all of them are deleted', async () => {
  const { database } = run.service;
  await database.delete(reviews);
  await seedStore(database);
  assert.deepEqual(await database.select().from(reviews), []);
});
