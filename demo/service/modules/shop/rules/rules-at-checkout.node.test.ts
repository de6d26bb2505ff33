import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import type { StoreCart } from 'site-elements/contract/cart';
import { ownerVisitor, type OwnerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import type { VatRegister } from '../pricing/vies.js';
import { demoProvider } from '../payment/demo.js';
import { press } from '../press-for-test.js';
import { coupons, shippingOptions, taxClasses, taxRules } from '../rule.schema.js';
import { settingsSeed } from '../seed/store.seed.js';
import { orders, products, variants } from '../shop.schema.js';
import { settingsTable, type StoreSettings } from '../store-settings.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';

// The owner's pages of taxes, shipping and coupons, and what a visitor pays under what was set there.

const password = 'correct horse battery';
/** What was taken off the lines of the carts that the payment provider was asked about. */
const takenOff: number[] = [];
const provider = { ...demoProvider, takes: ({ discountCents }: { discountCents: number }) => { takenOff.push(discountCents); return true; } };
let verdict: Awaited<ReturnType<VatRegister['check']>> = 'valid';
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password }, providers: [provider], vatRegister: { name: 'test', check: async () => verdict } });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());

const setUp = (changes: Partial<StoreSettings> = {}) => run.service.database.update(settingsTable).set({ value: { ...settingsSeed, countries: [], ...changes } });
beforeEach(async () => {
  verdict = 'valid';
  await setUp();
  for (const table of [coupons, shippingOptions, taxRules, taxClasses]) await run.service.database.delete(table);
});

const saved = async (path: string, fields: Parameters<OwnerVisitor['post']>[1]) => {
  const answer = await owner.post(path, fields);
  assert.equal(answer.status, 303, await answer.clone().text());
};
const tax = { name: 'VAT', country: 'DE', percent: '19', kind: 'included' };
const method = { name: 'Parcel', price: '5' };
async function visitorIn(location: object, sku = 'mug-dune') {
  const ada = storeVisitor(run);
  await ada.add(sku);
  await ada.call('PUT', '/api/commerce/cart/shipping', { location });
  return ada;
}
const cartOf = async (ada: ReturnType<typeof storeVisitor>): Promise<StoreCart> => (await ada.call('GET', '/api/commerce/cart')).body.cart;
const newest = async () => (await run.service.database.select().from(orders).orderBy(desc(orders.number)).limit(1))[0]!;

describe('taxes', () => {
  test('follow the class of a product, which has a page of its own, until it is used no more', async () => {
    await saved('/owner/tax-classes/new', { name: 'Books' });
    await saved('/owner/taxes/new', tax);
    await saved('/owner/taxes/new', { ...tax, percent: '7', taxClass: 'books' });
    await run.service.database.update(products).set({ taxClass: 'books' }).where(eq(products.id, 'mug'));
    const [{ productId } = { productId: '' }] = await run.service.database.select().from(variants).where(eq(variants.sku, 'mug-dune'));
    await run.service.database.update(products).set({ taxClass: 'books' }).where(eq(products.id, productId));
    const { applicableTaxRules } = await cartOf(await visitorIn({ country: 'DE' }));
    assert.deepEqual(applicableTaxRules.map(({ basisPoints }) => basisPoints), [700]);
    assert.match(await owner.read(`/owner/products/edit/${productId}`), /<option value="books" selected>Books/);
    const refused = await owner.post('/owner/tax-classes/edit/books/end');
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /can’t be deleted because it is used by: /);
    await run.service.database.update(products).set({ taxClass: 'standard' }).where(eq(products.id, productId));
    await saved('/owner/taxes/edit/de-books-vat/end', {});
    await saved('/owner/tax-classes/edit/books/end', {});
    assert.equal((await owner.post('/owner/taxes/new', { ...tax, taxClass: 'books' })).status, 400);
  });

  test('of a province take the place of those of the country, and the order needs the province', async () => {
    await saved('/owner/taxes/new', { ...tax, name: 'GST', country: 'CA', percent: '5', kind: 'added' });
    await saved('/owner/taxes/new', { ...tax, name: 'HST', country: 'CA', region: 'ON', percent: '13', kind: 'added', instead: 'yes' });
    await saved('/owner/shipping/new', method);
    assert.match(await owner.read('/owner/taxes'), /Canada, Ontario[^]*13%/);
    const ada = await visitorIn({ country: 'CA' });
    assert.deepEqual((await cartOf(ada)).neededAddress, ['region']);
    const refused = await ada.order();
    assert.deepEqual([refused.status, refused.body.field], [400, 'location.region']);
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'CA', region: 'ON' } });
    const { subtotalCents, taxCents, grandTotalCents } = await cartOf(ada);
    assert.deepEqual([taxCents, grandTotalCents], [Math.round((subtotalCents + 500) * 0.13), subtotalCents + 500 + taxCents]);
    assert.equal((await ada.order()).status, 200);
    assert.deepEqual((await newest()).taxRules.map(({ name, taxCents: cents }) => [name, cents]), [['HST', taxCents]]);
    const [report, file] = [await owner.read('/owner/tax-report'), await owner.read('/owner/tax-report/file')];
    assert.match(report, /Canada, Ontario<\/th><td>HST<\/td><td>13%<\/td><td>1<\/td>/);
    assert.match(file, /Canada, Ontario[^\n]*HST[^\n]*13[^\n]*EUR/);
  });

  test('show the regions of another country without storing', async () => {
    const page = await owner.post('/owner/taxes/new', { ...tax, country: 'US', again: 'yes' });
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<option value="NV">Nevada/);
    assert.deepEqual(await run.service.database.select().from(taxRules), []);
  });
});

describe('the tax report', () => {
  test('leaves nothing of an order that is paid back, and its share of one that is in part', async () => {
    await run.service.database.update(orders).set({ paidAt: new Date('2020-01-01') });
    await saved('/owner/taxes/new', { ...tax, country: 'GB' });
    await saved('/owner/shipping/new', { ...method, price: '0' });
    const ada = await visitorIn({ country: 'GB' });
    await ada.order();
    const { id, number, taxCents, grandTotalCents } = await newest();
    await run.service.database.update(orders).set({ state: 'paid', paidAt: new Date() }).where(eq(orders.id, id));
    const sums = async () => [...(await owner.read('/owner/tax-report/file')).matchAll(/VAT,19,(\d+),([\d.]+),([\d.]+),EUR/g)].map(([, ...cells]) => cells.map(Number));
    const whole = (grandTotalCents - taxCents) / 100;
    assert.deepEqual(await sums(), [[1, whole, taxCents / 100]]);
    await owner.post(`/owner/orders/${number}/refund`, { amount: String(grandTotalCents / 200), key: 'half' });
    const [[count, net, held] = []] = await sums();
    assert.deepEqual([count, Math.abs(net! - whole / 2) < 0.011, Math.abs(held! - taxCents / 200) < 0.011], [1, true, true]);
    await owner.post(`/owner/orders/${number}/refund`, { amount: String(grandTotalCents / 200), key: 'rest' });
    await owner.post(`/owner/orders/${number}/state`, { state: 'refunded' });
    assert.deepEqual(await sums(), [[1, 0, 0]]);
    // A card that paid a part has it again, whether the order is refunded or canceled.
    for (const state of ['refunded', 'canceled'] as const) {
      await run.service.database.update(orders).set({ state, giftCardCents: 100, grandTotalCents: grandTotalCents - 100, refundedCents: 0 })
        .where(eq(orders.id, id));
      assert.deepEqual(await sums(), [[1, 0, 0]], state);
    }
  });
  test('asks for two days', async () => {
    const answer = await owner.get('/owner/tax-report?from=2026-02-30&until=2026-03-01');
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /Enter two dates such as 2026-11-30/);
  });
});

describe('shipping', () => {
  test('costs by weight in the unit of the shop, up to a weight and a length', async () => {
    await setUp({ weightUnit: 'kg', lengthUnit: 'cm' });
    await run.service.database.update(variants).set({ weightGrams: 400, lengthMm: 120 }).where(eq(variants.sku, 'mug-dune'));
    await saved('/owner/shipping/new', { ...method, basis: 'weight', from0: '0,8', price0: '7', from1: '0.5', price1: '6', mostWeight: '1', mostLength: '12' });
    const [row] = await run.service.database.select().from(shippingOptions);
    assert.deepEqual([row!.steps, row!.mostGrams, row!.mostLengthMm], [[{ from: 500, cents: 600 }, { from: 800, cents: 700 }], 1000, 120]);
    assert.match(await owner.read('/owner/shipping/edit/parcel'), /name="from0" value="0.5"[^]*name="mostWeight" value="1"/);
    const ada = await visitorIn({ country: 'GB' });
    const price = async () => (await cartOf(ada)).selectedShippingOption?.cents;
    const prices = [await price()];
    for (const quantity of [2, 3]) {
      await ada.call('PUT', `/api/commerce/cart/entries/${(await cartOf(ada)).entries[0]!.id}`, { quantity });
      prices.push(await price());
    }
    assert.deepEqual(prices, [500, 700, undefined]);
  });

  test('goes to some states and postal codes, and asks back what it cannot read', async () => {
    await saved('/owner/shipping/new', { ...method, countries: ['US'], regions: ['US-NV', 'CA-ON'] });
    await saved('/owner/shipping/new', { ...method, name: 'Local', countries: ['DE'], postcodes: '10115-10999\n2749*', exceptPostcodes: '27498' });
    const names = async (location: object) => (await cartOf(await visitorIn(location))).shippingOptions.map(({ name }) => name);
    assert.deepEqual(await names({ country: 'US', region: 'NV' }), ['Parcel']);
    assert.deepEqual(await names({ country: 'US', region: 'CA' }), []);
    assert.deepEqual(await names({ country: 'DE', postalCode: '10243' }), ['Local']);
    assert.deepEqual(await names({ country: 'DE', postalCode: '27498' }), []);
    const asked = await cartOf(await visitorIn({ country: 'DE' }));
    assert.deepEqual([asked.neededAddress, asked.notices.map(({ code }) => code)], [['postalCode'], ['no-shipping']]);
    const refused = await owner.post('/owner/shipping/new', { ...method, name: 'Wrong', countries: ['DE', 'AT'], postcodes: '?', basis: 'number', mostWeight: 'x' });
    const text = await refused.text();
    for (const fault of ['Postal codes need exactly one country', '“?” isn’t a postal code', 'Add at least one price step', '“x” isn’t a valid measure']) {
      assert.ok(text.includes(fault), fault);
    }
  });
});

describe('coupons', () => {
  const coupon = { code: 'HELLO', percent: '10' };
  const orderWith = async (email: string, code = 'HELLO') => {
    const ada = await visitorIn({ country: 'GB' });
    const added = await ada.call('POST', '/api/commerce/cart/coupons', { code });
    return added.status === 200 ? ada.order({ email }) : added;
  };
  beforeEach(() => saved('/owner/shipping/new', method));

  test('for first orders are refused to those who have ordered before', async () => {
    await saved('/owner/coupons/new', { ...coupon, firstOrder: 'yes' });
    assert.equal((await orderWith('new@example.com')).status, 200);
    const again = await orderWith('NEW@example.com');
    assert.deepEqual([again.status, again.body.code], [409, 'coupon-first-order']);
    assert.equal((await run.service.database.select().from(coupons))[0]!.uses, 1);
  });

  test('once per customer are used once, by two orders at the same time too', async () => {
    await saved('/owner/coupons/new', { ...coupon, once: 'yes' });
    const both = await Promise.all([orderWith('bea@example.com'), orderWith('bea@example.com')]);
    assert.deepEqual(both.map(({ status, body }) => body.code ?? status).sort(), [200, 'coupon-once']);
    assert.equal((await orderWith('cid@example.com')).status, 200);
  });

  test('for a product and from a day on', async () => {
    const [{ productId } = { productId: '' }] = await run.service.database.select().from(variants).where(eq(variants.sku, 'mug-dune'));
    await saved('/owner/coupons/new', { ...coupon, products: 'mug-dune', starts: '2090-01-01' });
    assert.deepEqual((await run.service.database.select().from(coupons))[0]!.productIds, [productId]);
    assert.equal((await orderWith('dan@example.com')).body.code, 'coupon-not-yet');
    assert.match(await owner.read('/owner/coupons'), /Starts 1 Jan 2090/);
    await saved('/owner/coupons/edit/HELLO', { ...coupon, products: productId, starts: '2020-01-01' });
    assert.equal((await orderWith('dan@example.com')).status, 200);
    const wrong = await owner.post('/owner/coupons/new', { ...coupon, code: 'X', products: 'nothing\nmug-dune', categories: ['none'], starts: '2026-02-02', ends: '2026-02-01' });
    const text = await wrong.text();
    for (const fault of ['There is no product “nothing”', '“none” isn’t a category', 'can’t be after the last day']) assert.ok(text.includes(fault), fault);
  });
});

describe('a business in another country of the union', () => {
  const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const posted = async (fields: Record<string, string>) => (await press(`${run.address}/commerce/goto-checkout`, {
    cart: JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]), country: 'AT', coupon: '', ...fields,
  })).text();
  const setUpUnion = async () => {
    await setUp({ country: 'DE', vatId: 'DE136695976', hasReverseCharge: true });
    await saved('/owner/taxes/new', { ...tax, country: 'AT', percent: '20' });
    await saved('/owner/shipping/new', { ...method, price: '0' });
  };

  test('pays without tax, as the page, the order and the report say', async () => {
    await setUpUnion();
    const page = await posted({ vatId: 'atu 135 856 27' });
    const total = Number(hidden(page, 'grandTotalCents'));
    assert.match(page, /Tax not charged \(reverse charge\)/);
    assert.match(page, /name="vatId"[^>]*value="atu 135 856 27"/);
    const placed = await press(`${run.address}/checkout/order`, {
      ...Object.fromEntries(['key', 'cartToken', 'grandTotalCents', 'draft'].map(name => [name, hidden(page, name)])),
      coupon: '', country: 'AT', email: 'b@example.com', name: 'B', company: 'B GmbH', address: 'Ring 1', city: 'Wien', postalCode: '1010', provider: 'demo',
      vatId: 'ATU13585627',
    });
    assert.equal(placed.status, 303, await placed.clone().text());
    const order = await newest();
    assert.deepEqual([order.vatId, order.isReverseCharge, order.taxCents, order.grandTotalCents, order.subtotalCents + order.addedTaxCents],
      ['ATU13585627', true, 0, total, total]);
    // A host that adds up the lines would charge the tax all the same.
    assert.equal(takenOff.at(-1), -order.addedTaxCents);
    assert.match(await owner.read('/owner/tax-report'), /VAT \(Reverse charge\)/);
  });

  test('pays the tax while its number is wrong or cannot be checked, and reads why', async () => {
    await setUpUnion();
    const wrong = await posted({ vatId: 'ATU1' });
    assert.match(wrong, /This VAT ID is not valid/);
    assert.doesNotMatch(wrong, /reverse charge/i);
    verdict = 'unknown';
    assert.match(await posted({ vatId: 'ATU13585627' }), /could not check this VAT ID just now/);
    verdict = 'invalid';
    assert.match(await posted({ vatId: 'ATU13585627' }), /This VAT ID is not valid/);
  });

  test('is not asked where the shop does not sell so', async () => {
    await saved('/owner/shipping/new', method);
    assert.doesNotMatch(await posted({ vatId: 'ATU13585627' }), /vatId|reverse charge/);
  });
});
