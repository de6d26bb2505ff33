import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { giftCards } from './gift-card.schema.js';
import { orders, variants } from './shop.schema.js';
import { coupons } from './rule.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { press } from './press-for-test.js';
import { storeVisitor } from './store-visitor-for-test.js';

let run: TestService;
before(async () => {
  run = await startForTest();
  await run.service.database.insert(coupons).values([
    { code: 'HALVES', percent: 50 },
    { code: 'TENNER', cents: 1000 },
    { code: 'OVER40', percent: 10, minimumCents: 4000 },
    { code: 'NOPOST', freeShipping: true },
  ]);
});
after(() => run.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
const cardSku = async () =>
  (await run.service.database.select().from(variants).where(eq(variants.productId, 'gift-card')).orderBy(asc(variants.position)))[2]!.sku;
const form = { recipient: 'bea@example.com' };

describe('gift cards and donations', () => {
  for (const code of ['HALVES', 'TENNER', 'NOPOST', 'OVER40']) {
    test(`have no discount by the coupon ${code}, which is refused where there is nothing else`, async () => {
      const ada = storeVisitor(run);
      await ada.add(await cardSku(), 1, { form });
      const answer = await ada.call('POST', '/api/commerce/cart/coupons', { code });
      assert.deepEqual([answer.status, answer.body.code], [409, 'coupon-excluded']);
      assert.match(answer.body.error, /does not apply to gift cards and donations/);
      const { cart } = (await ada.call('GET', '/api/commerce/cart')).body;
      assert.deepEqual([cart.discountCents, cart.grandTotalCents, cart.entries[0].isNeverDiscounted], [0, 10_000, true]);
    });
  }

  test('count for nothing when a coupon takes a share of the rest, has a least sum, or a parcel is sent for nothing from a sum on', async () => {
    const ada = storeVisitor(run);
    await ada.add(await cardSku(), 1, { form });
    await ada.add('mug-dune');
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
    assert.equal((await ada.call('POST', '/api/commerce/cart/coupons', { code: 'OVER40' })).body.code, 'coupon-minimum');
    const { cart } = (await ada.call('POST', '/api/commerce/cart/coupons', { code: 'HALVES' })).body;
    assert.deepEqual([cart.subtotalCents, cart.discountCents, cart.shippingCostCents, cart.grandTotalCents], [12_800, 1400, 700, 12_100]);
    assert.equal(cart.taxCents, Math.round((1400 + 700) * 2000 / 12_000), 'tax of the mug and its parcel alone');
  });

  test('have no tax', async () => {
    for (const country of ['GB', 'CA']) {
      const ada = storeVisitor(run);
      await ada.add(await cardSku(), 1, { form });
      const { cart } = (await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country } })).body;
      assert.deepEqual([cart.taxCents, cart.grandTotalCents], [0, 10_000], country);
      const given = await (await press(`${run.address}/checkout/donate?donatePageId=roof-fund`, { amount: '50' })).text();
      const page = await (await press(`${run.address}/commerce/goto-checkout`, { cartToken: hidden(given, 'cartToken'), country, coupon: '' })).text();
      assert.doesNotMatch(page, />Tax/);
      assert.equal(hidden(page, 'grandTotalCents'), '5000');
    }
  });

  test('are worth what was paid: a card that was bought beside a discount', async () => {
    const ada = storeVisitor(run);
    await ada.add(await cardSku(), 1, { form });
    await ada.add('book-tides');
    await ada.call('POST', '/api/commerce/cart/coupons', { code: 'HALVES' });
    const { status, body } = await ada.order();
    assert.equal(status, 200, JSON.stringify(body));
    const [card] = await run.service.database.select().from(giftCards).where(eq(giftCards.orderId, body.orderId));
    const [order] = await run.service.database.select().from(orders).where(eq(orders.id, body.orderId));
    assert.deepEqual([card!.balanceCents, order!.grandTotalCents], [10_000, 10_250]);
  });
});
