import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { products, variants } from './shop.schema.js';
import { coupons } from './rule.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { press } from './press-for-test.js';

// Faults between a valid cart and the last click: each is shown on the page, and the order succeeds after it.

let run: TestService;
before(async () => { run = await startForTest({ faults: true }); });
after(() => run.stop());

const cart = JSON.stringify([{ sku: 'mug-dune', quantity: 1 }, { sku: 'plate-side', quantity: 1 }]);
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  press(run.address + path, fields, headers);
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!;
const buyer = { country: 'GB', email: 'ada@example.com', name: 'Ada', address: 'Lane 1', provider: 'demo' };
/** Everything that the page would send, coupons as they are ticked. */
const order = (page: string, headers?: Record<string, string>) => {
  const coupon = /name="keepCoupon" value="([^"]*)"/.exec(page)?.[1];
  const fields = Object.fromEntries(['key', 'cartToken', 'grandTotalCents'].map(name => [name, hidden(page, name)]));
  return post('/checkout/order', { ...fields, ...buyer, coupon: '', ...coupon && { keepCoupon: coupon } }, headers);
};
const checkout = async (coupon = '') => (await post('/commerce/goto-checkout', { cart, country: 'GB', coupon, ...coupon && { email: buyer.email } })).text();
const change = (sku: string, values: Partial<typeof variants.$inferInsert>) => run.service.database.update(variants).set(values).where(eq(variants.sku, sku));

const faults: [title: string, arrive: () => Promise<string>, happen: () => Promise<unknown>, says: RegExp][] = [
  [
    'a price that has changed',
    checkout,
    () => change('mug-dune', { priceCents: 3100, salePriceCents: 3100 }),
    /role="alert">The total has changed/,
  ],
  [
    'a product that has vanished',
    checkout,
    () => run.service.database.update(products).set({ state: 'draft' }).where(eq(products.id, 'plate-side')),
    /Side plate is no longer in the shop/,
  ],
  [
    'a coupon that has expired',
    () => checkout('LOWTIDE'),
    () =>
      run.service.database
        .update(coupons)
        .set({ expiresAt: new Date(0) })
        .where(eq(coupons.code, 'LOWTIDE')),
    /The coupon LOWTIDE has expired/,
  ],
];
for (const [title, arrive, happen, says] of faults) {
  test(`${title} before the order is placed is shown with what was typed, and then the order succeeds`, async () => {
    const page = await arrive();
    await happen();
    const refused = await order(page);
    assert.equal(refused.status, 409);
    const told = await refused.text();
    assert.match(told, says);
    assert.match(told, /value="ada@example\.com"/);
    const placed = await order(told);
    assert.equal(placed.status, 303, await placed.clone().text());
  });
}

for (const [fault, title] of [['500', 'that fails'], ['drop-answer', 'whose answer never comes']] as const) {
  test(`an order ${title} is placed once by the same page`, async () => {
    const page = await checkout();
    const failed = await order(page, { 'x-fault': fault }).catch(() => null);
    assert.equal(failed?.status, fault === '500' ? 500 : undefined);
    const [one, two] = [await order(page), await order(page)];
    assert.deepEqual([one.status, two.status], [303, 303]);
    assert.equal(one.headers.get('location'), two.headers.get('location'));
  });
}

test('a checkout that fails while its page is requested explains it in a page for people', async () => {
  const answer = await post('/commerce/goto-checkout', { cart }, { 'x-fault': '500' });
  assert.equal(answer.status, 500);
  assert.match(await checkout(), /name="cartToken"/);
});
