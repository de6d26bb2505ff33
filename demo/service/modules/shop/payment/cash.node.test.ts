import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { ownerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { cancelAbandoned } from '../order-changes.js';
import { orders, type StoredOrder, variants } from '../shop.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { cashProvider } from './cash.js';
import { providersFromEnvironment } from './providers.js';

const password = 'correct horse battery';
const outbox = memoryOutbox();
let run: TestService;
before(async () => { run = await startForTest({ outbox, owner: { password }, providers: providersFromEnvironment({ PAYMENT_CASH: 'on' }) }); });
after(() => run.stop());

/** The owner presses the button of a state. */
const move = async ({ number }: StoredOrder, state: string): Promise<unknown> => (await ownerVisitor(run, password)).post(`/owner/orders/${number}/state`, { state });
const stock = async () => (await run.service.database.select().from(variants).where(eq(variants.sku, 'mug-dune')))[0]!.qtyInStock;
const read = async (id: string): Promise<StoredOrder> => (await run.service.database.select().from(orders).where(eq(orders.id, id)))[0]!;
/** Subjects and first sentences of the emails since. */
async function emailsSince(count: number): Promise<string[][]> {
  await run.service.mailQueue.settled();
  return outbox.mails.slice(count).map(({ subject, text }) => [subject, text.split('\n')[2]!]);
}

async function order(language?: string) {
  const ada = storeVisitor(run, language);
  await ada.add('mug-dune', 2);
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  return (await ada.order({ provider: 'cash' })).body as { orderId: string; token: string; url: string };
}

describe('payment in cash', () => {
  test('confirms the order by email immediately, and waits for the owner', async () => {
    const [mails, left] = [outbox.mails.length, await stock()];
    const { orderId, url } = await order();
    const { state, reference, paymentUrl, number } = await read(orderId);
    assert.deepEqual([state, reference, paymentUrl, await stock()], ['pending', orderId, null, left - 2]);
    assert.deepEqual(await emailsSince(mails), [[`Your order ${number}`, 'Thank you for your order. You pay when you receive or collect it.']]);
    const page = await (await fetch(run.address + url)).text();
    assert.match(page, /Awaiting payment[^]*You pay in cash when you receive or collect your order\.[^]*We sent you an email/);
    assert.doesNotMatch(page, /Go to payment|demonstration/);
  });

  test('is confirmed in the language of the checkout', async () => {
    const mails = outbox.mails.length;
    await order('de');
    assert.match((await emailsSince(mails))[0]![1]!, /^Vielen Dank für Ihre Bestellung\. Sie bezahlen/);
  });

  test('is one order and one email, however often the button is pressed', async () => {
    const ada = storeVisitor(run);
    await ada.add('mug-dune');
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
    const { cart, cartToken } = (await ada.call('GET', '/api/commerce/cart')).body as { cart: { grandTotalCents: number }; cartToken: string };
    const mails = outbox.mails.length;
    const pressed = { cartToken, grandTotalCents: cart.grandTotalCents, email: 'ada@example.com', name: 'Ada', address: 'Staithe Lane 1', provider: 'cash' };
    const answers = await Promise.all([1, 2, 3].map(() => ada.call('POST', '/api/commerce/orders', { ...pressed, key: randomUUID() })));
    assert.deepEqual(answers.map(({ status, body }) => [status, body.url]), Array.from({ length: 3 }, () => [200, answers[0]!.body.url]));
    assert.equal((await emailsSince(mails)).length, 1);
  });

  test('does not expire', async () => {
    const { orderId } = await order();
    await run.service.database.update(orders).set({ createdAt: new Date(0) }).where(eq(orders.id, orderId));
    assert.equal(await cancelAbandoned(run.service.database, new Date(1)), 0);
    assert.equal((await read(orderId)).state, 'pending');
  });

  test('is paid, shipped and refunded by the owner, with an email each', async () => {
    const { orderId } = await order();
    const [mails, placed] = [outbox.mails.length, await read(orderId)];
    for (const state of ['paid', 'fulfilled', 'refunded']) {
      await move(placed, state);
      assert.equal((await read(orderId)).state, state);
    }
    const { number, grandTotalCents } = placed;
    assert.deepEqual(await emailsSince(mails), [
      [`Your order ${number}`, 'Thank you. Your payment has arrived.'],
      [`Your order ${number} is on its way`, 'Your order has shipped.'],
      [`Refund for order ${number}`, 'Refunded: €63.00.'],
    ]);
    assert.equal((await read(orderId)).refundedCents, grandTotalCents);
  });

  test('can be sent before it is paid, and the owner and the buyer read it', async () => {
    const { orderId, url } = await order();
    const [mails, placed] = [outbox.mails.length, await read(orderId)];
    await move(placed, 'fulfilled');
    assert.deepEqual([(await read(orderId)).state, (await read(orderId)).paidAt], ['fulfilled', null]);
    assert.match(await (await fetch(run.address + url)).text(), /Shipped, not paid yet[^]*You pay in cash when you receive or collect your order/);
    const owner = await ownerVisitor(run, password);
    assert.match(await owner.read(`/owner/orders/${placed.number}`), /Shipped, not paid yet[^]*Mark as paid[^]*Cancel order/);
    assert.doesNotMatch(await owner.read(`/owner/orders/${placed.number}`), /Refund this amount/);
    assert.match((await owner.post(`/owner/orders/${placed.number}/refund`, { amount: '1' })).headers.get('location')!, /late/);
    await Promise.all([move(placed, 'paid'), move(placed, 'paid')]);
    const { state, paidAt } = await read(orderId);
    assert.deepEqual([state, paidAt !== null], ['fulfilled', true]);
    assert.deepEqual(await emailsSince(mails), [
      [`Your order ${placed.number} is on its way`, 'Your order has shipped. You pay when you receive it.'],
      [`Your order ${placed.number}`, 'Thank you. Your payment has arrived.'],
    ]);
    assert.match(await owner.read(`/owner/orders/${placed.number}`), /Refund this amount/);
  });

  test('is canceled with its stock where a parcel is not accepted', async () => {
    const left = await stock();
    const { orderId } = await order();
    const placed = await read(orderId);
    await move(placed, 'fulfilled');
    await move(placed, 'canceled');
    assert.deepEqual([(await read(orderId)).state, await stock()], ['canceled', left]);
  });

  test('returns the stock once when the owner cancels', async () => {
    const left = await stock();
    const { orderId } = await order();
    const placed = await read(orderId);
    await move(placed, 'canceled');
    await move(placed, 'canceled');
    assert.equal((await read(orderId)).state, 'canceled');
    assert.equal(await stock(), left);
  });

  test('accepts no webhooks', async () => {
    assert.equal((await fetch(`${run.address}/api/commerce/payments/cash`, { method: 'POST', body: '{"state":"paid"}' })).status, 404);
  });

  const line = { productType: 'physical', subscriptionPlan: null } as never;
  const plan = { productType: 'physical', subscriptionPlan: {} } as never;
  for (const [title, lines, takes] of [
    ['goods', [line], true],
    ['goods and a service', [line, { productType: 'service', subscriptionPlan: null } as never], true],
    ['a download among goods', [line, { productType: 'digital', subscriptionPlan: null } as never], false],
    ['a gift card', [{ productType: 'giftCard', subscriptionPlan: null } as never], false],
    ['a subscription of goods', [plan], true],
    ['an amount that the visitor chose', [{ productType: 'service', subscriptionPlan: null, isOwnAmount: true } as never], false],
  ] as const) {
    test(`${takes ? 'is offered' : 'is not offered'} for ${title}`, () => {
      assert.equal(cashProvider.takes({ lines, hostedUrls: new Map(), grandTotalCents: 100, discountCents: 0 }), takes);
    });
  }
});

describe('PAYMENT_CASH', () => {
  const names = (environment: NodeJS.ProcessEnv) => providersFromEnvironment(environment).map(({ name }) => name);
  test('turns cash on, and the demo off', () => {
    assert.deepEqual(names({ PAYMENT_CASH: 'on' }), ['link', 'cash']);
    assert.deepEqual(names({ PAYMENT_CASH: 'on', PAYMENT_DEMO: 'on' }), ['link', 'cash', 'demo']);
    assert.deepEqual(names({ PAYMENT_CASH: 'off' }), ['link', 'demo']);
  });
  test('is refused with another value', () => assert.throws(() => names({ PAYMENT_CASH: 'yes' }), /PAYMENT_CASH is "yes"; expected on or off/));
});
