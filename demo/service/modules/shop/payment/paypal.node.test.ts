import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { clientId, clientSecret, createPayPalMock, type PayPalWish, webhookId } from '../../../paypal-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { inTestStore } from '../settings/store-for-test.js';
import { getRefunds } from '../refunds.js';
import { refunds } from '../refund.schema.js';
import { orders, variants } from '../shop.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { payPalProvider } from './paypal.js';
import { crc32 } from './paypal-events.js';
import { providersFromEnvironment } from './providers.js';

const host = createPayPalMock();
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  await new Promise<void>(resolve => { host.server.listen(0, '127.0.0.1', resolve); });
  const PAYMENT_PAYPAL_URL = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  host.setOrigin(PAYMENT_PAYPAL_URL);
  const providers = providersFromEnvironment({
    PAYMENT_PAYPAL_CLIENT_ID: clientId, PAYMENT_PAYPAL_CLIENT_SECRET: clientSecret, PAYMENT_PAYPAL_WEBHOOK_ID: webhookId, PAYMENT_PAYPAL_URL,
  });
  ({ run, owner } = await startWithOwner({ providers }));
  await run.service.database.update(variants).set({ unlimited: true });
});
after(async () => {
  await run.stop();
  host.server.close();
});

const stored = async (id: string) => (await run.service.database.select().from(orders).where(eq(orders.id, id)))[0]!;
const rows = async (id: string) => (await getRefunds(run.service.database, id)).map(({ cents, state }) => [cents, state]);
async function openOrder() {
  const ada = storeVisitor(run);
  await ada.add('tile-coaster');
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  const { body, status } = await ada.order({ provider: 'paypal' });
  assert.equal(status, 200, JSON.stringify(body));
  return stored(body.orderId);
}
/** The visitor returns from PayPal. */
const comeBack = ({ token, reference }: { token: string; reference: string | null }, name = reference!) =>
  fetch(`${run.address}/checkout/confirmed/${token}?token=${name}&PayerID=P1`, { redirect: 'manual' });
async function paidOrder() {
  const order = await openOrder();
  host.approve(order.reference!);
  await comeBack(order);
  return stored(order.id);
}
let events = 0;
const eventBody = (type: string, resource: object, id = `WH-${events += 1}`) => JSON.stringify({ id, event_type: type, resource });
const send = (body: string, headers = host.sign(body)) => fetch(`${run.address}/api/commerce/payments/paypal`, { method: 'POST', headers, body });
const press = async ({ number }: { number: number }, fields: Record<string, string>, path = 'refund') =>
  (await owner.post(`/owner/orders/${number}/${path}`, fields)).headers.get('location')!.split('?')[1] ?? '';

describe('payment by PayPal', () => {
  test('sends the visitor to PayPal, and captures what they have approved when they return', async () => {
    const order = await openOrder();
    const { body, key } = host.calls.at(-1)! as { body: { purchase_units: { amount: object }[] }; key: string };
    assert.deepEqual([order.state, order.paymentUrl, key, body.purchase_units[0]!.amount],
      ['pending', `https://www.paypal.example/checkoutnow?token=${order.reference}`, `order-${order.id}`, { currency_code: 'EUR', value: '31.00' }]);
    host.approve(order.reference!);
    assert.match(await (await comeBack(order)).text(), /<h1>Thank you/);
    const { state, chargeReference } = await stored(order.id);
    assert.deepEqual([state, chargeReference], ['paid', `${order.reference}C`]);
  });

  test('waits for a visitor who returns without having approved it', async () => {
    const order = await openOrder();
    assert.match(await (await comeBack(order)).text(), /Awaiting payment[^]*Go to payment/);
    const calls = host.calls.length;
    await comeBack(order, 'another');
    assert.equal(host.calls.length, calls, 'another token is no return from PayPal');
  });

  test('is captured once, by who returns and by PayPal’s message', async () => {
    const order = await openOrder();
    host.approve(order.reference!);
    const approved = eventBody('CHECKOUT.ORDER.APPROVED', { id: order.reference, status: 'APPROVED' });
    await Promise.all([comeBack(order), comeBack(order), send(approved), send(approved)]);
    assert.deepEqual([(await stored(order.id)).state, host.orders.find(({ id }) => id === order.reference)!.captures.length], ['paid', 1]);
  });

  for (const wish of ['drop', 'act-and-drop', 'error', 'too-many'] as const) {
    test(`is captured by PayPal’s message where the answer to the return was lost: ${wish}`, async () => {
      const order = await openOrder();
      host.approve(order.reference!);
      host.wishes.push(wish);
      assert.equal((await comeBack(order)).status, 200);
      assert.equal((await stored(order.id)).state, 'pending');
      host.forgetKeys();
      assert.equal((await send(eventBody('CHECKOUT.ORDER.APPROVED', { id: order.reference }))).status, 200);
      assert.deepEqual([(await stored(order.id)).state, host.orders.find(({ id }) => id === order.reference)!.captures.length], ['paid', 1]);
    });
  }

  test('asks PayPal to send its message again while the money cannot be captured', async () => {
    const order = await openOrder();
    host.approve(order.reference!);
    const body = eventBody('CHECKOUT.ORDER.APPROVED', { id: order.reference });
    host.wishes.push('drop');
    assert.ok((await send(body)).status >= 500);
    assert.equal((await send(body)).status, 200);
    assert.equal((await stored(order.id)).state, 'paid');
  });

  test('that takes days is paid by a later message', async () => {
    const order = await openOrder();
    host.approve(order.reference!);
    host.wishes.push('pending');
    assert.match(await (await comeBack(order)).text(), /Your payment is being processed/);
    const [capture] = host.orders.find(({ id }) => id === order.reference)!.captures;
    const body = eventBody('PAYMENT.CAPTURE.COMPLETED', { ...capture, status: 'COMPLETED' });
    await Promise.all([send(body), send(body)]);
    const { state, chargeReference } = await stored(order.id);
    assert.deepEqual([state, chargeReference], ['paid', capture!.id]);
  });

  test('cancels an order that was not approved, and keeps one that is paid', async () => {
    const [open, late] = [await openOrder(), await openOrder()];
    assert.equal(await press(open, { state: 'canceled' }, 'state'), 'done');
    host.approve(open.reference!);
    await comeBack(open);
    assert.deepEqual([(await stored(open.id)).state, host.orders.find(({ id }) => id === open.reference)!.captures], ['canceled', []]);
    host.approve(late.reference!);
    host.wishes.push('act-and-drop');
    await comeBack(late);
    assert.equal(await press(late, { state: 'canceled' }, 'state'), 'paid');
  });

  test('is offered for amounts in PayPal’s currencies, without subscriptions', () => {
    const takes = (currency: string, grandTotalCents: number, plan: object | null = null) => inTestStore(() =>
      payPalProvider({ clientId, clientSecret, webhookId }).takes({ lines: [{ subscriptionPlan: plan } as never], hostedUrls: new Map(), grandTotalCents, discountCents: 0 }), { currency });
    assert.deepEqual([takes('EUR', 100), takes('EUR', 0), takes('EUR', 100, {}), takes('HUF', 100), takes('HUF', 150), takes('KWD', 1000)],
      [true, false, false, true, false, false]);
  });
});

describe('refunds by PayPal', () => {
  for (const wish of ['drop', 'act-and-drop', 'error', 'too-many'] as PayPalWish[]) {
    test(`are made once when an answer is lost: ${String(wish)}`, async () => {
      const order = await paidOrder();
      host.wishes.push(wish);
      assert.equal(await press(order, { amount: '5', key: randomUUID() }), 'refund-unknown');
      assert.deepEqual(await rows(order.id), [[500, 'pending']]);
      host.forgetKeys();
      await run.service.database.update(refunds).set({ nextTryAt: new Date(0) }).where(eq(refunds.orderId, order.id));
      await run.service.sweep();
      assert.deepEqual([await rows(order.id), host.orders.find(({ id }) => id === order.reference)!.refunds.length], [[[500, 'settled']], 1]);
    });
  }

  for (const [wish, said] of [
    [{ issue: 'REFUND_TIME_LIMIT_EXCEEDED' }, /The payment is too old for a refund by PayPal/],
    [{ issue: 'CAPTURE_FULLY_REFUNDED' }, /already been refunded in full at PayPal/],
    [{ issue: 'NOT_AUTHORIZED', status: 403 }, /PayPal denied access/],
    [{ issue: 'STRANGE', description: 'The tide is out.' }, /PayPal reports: The tide is out\./],
  ] as [PayPalWish, RegExp][]) {
    test(`say why they failed: ${said.source}`, async () => {
      const order = await paidOrder();
      host.wishes.push(wish);
      assert.equal(await press(order, { amount: '5', key: randomUUID() }), 'refund-failed');
      assert.match(await owner.read(`/owner/orders/${order.number}`), said);
    });
  }

  test('that PayPal’s own pages made appear once, beside those of the shop', async () => {
    const order = await paidOrder();
    await press(order, { amount: '5', key: randomUUID() });
    const ours = host.orders.find(({ id }) => id === order.reference)!.refunds[0]!;
    const theirs = host.refundInDashboard(order.reference!, '7.00');
    for (const refund of [ours, theirs, theirs]) await send(eventBody('PAYMENT.CAPTURE.REFUNDED', refund));
    assert.deepEqual([await rows(order.id), (await stored(order.id)).refundedCents], [[[500, 'settled'], [700, 'settled']], 1200]);
  });

  test('that are pending settle by a message, or by a later look', async () => {
    const order = await paidOrder();
    host.wishes.push('pending');
    assert.equal(await press(order, { amount: '5', key: randomUUID() }), 'done');
    const [refund] = host.orders.find(({ id }) => id === order.reference)!.refunds;
    assert.deepEqual(await rows(order.id), [[500, 'pending']]);
    refund!.status = 'COMPLETED';
    await run.service.database.update(refunds).set({ nextTryAt: new Date(0) }).where(eq(refunds.orderId, order.id));
    await run.service.sweep();
    assert.deepEqual(await rows(order.id), [[500, 'settled']]);
  });
});

describe('a message in the name of PayPal', () => {
  const paid = () => eventBody('PAYMENT.CAPTURE.COMPLETED', { id: 'C1', custom_id: 'x', amount: { currency_code: 'EUR', value: '1.00' } });
  const cases: [title: string, headers: (body: string) => Record<string, string>, status: number][] = [
    ['that PayPal has signed is accepted', body => host.sign(body), 200],
    ['without a signature is refused', () => ({ 'content-type': 'application/json' }), 400],
    ['with the signature of other words is refused', () => host.sign('{}'), 400],
    ['for another webhook is refused', body => host.sign(body, {}, { of: 'another' }), 400],
    ['with an expired certificate is refused', body => host.sign(body, {}, { isExpired: true }), 400],
    ['with another algorithm is refused', body => host.sign(body, { 'paypal-auth-algo': 'none' }), 400],
    ['with a certificate of another host is refused', body => host.sign(body, { 'paypal-cert-url': 'https://paypal.example/v1/notifications/certs/CERT-1' }), 400],
    ['with a certificate at another path is refused', body => host.sign(body, { 'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/../x' }), 400],
    ['with a certificate of no address is refused', body => host.sign(body, { 'paypal-cert-url': 'file:///etc/passwd' }), 400],
  ];
  for (const [title, headers, status] of cases)
    test(title, async () => {
      const body = paid();
      assert.equal((await send(body, headers(body))).status, status);
    });
  for (const body of ['{', 'null', '[]', '{"id":"x"}']) test(`that is signed and says nothing is refused: ${body}`, async () => assert.equal((await send(body)).status, 400));
  test('that is too large is refused', async () => assert.equal((await send('x'.repeat(12_000_000), {})).status, 413));
});

test('the checksum is that of ISO 3309', () => assert.equal(crc32(Buffer.from('123456789')), 0xcbf43926));

describe('the settings of PayPal', () => {
  for (const [environment, said] of [
    [{ PAYMENT_PAYPAL_CLIENT_ID: 'x' }, /PAYMENT_PAYPAL_CLIENT_SECRET is missing/],
    [{ PAYMENT_PAYPAL_CLIENT_ID: 'x', PAYMENT_PAYPAL_CLIENT_SECRET: 'y' }, /PAYMENT_PAYPAL_WEBHOOK_ID is missing/],
  ] as const) test(`are refused where ${said.source}`, () => assert.throws(() => providersFromEnvironment(environment), said));
});
