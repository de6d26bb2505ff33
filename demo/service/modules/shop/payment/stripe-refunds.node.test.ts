import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { createStripeMock, secretKey, signed, type StripeWish, webhookSecret } from '../../../stripe-for-test.js';
import { refunds } from '../refund.schema.js';
import { getRefunds } from '../refunds.js';
import { orders, variants } from '../shop.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { providersFromEnvironment } from './providers.js';

const host = createStripeMock();
const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  await new Promise<void>(resolve => { host.server.listen(0, '127.0.0.1', resolve); });
  const PAYMENT_STRIPE_URL = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  const providers = providersFromEnvironment({ PAYMENT_STRIPE_SECRET_KEY: secretKey, PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_STRIPE_URL });
  ({ run, owner } = await startWithOwner({ outbox, providers }));
  await run.service.database.update(variants).set({ unlimited: true });
});
after(async () => {
  await run.stop();
  host.server.close();
});

let events = 0;
function tell(type: string, object: object, id = `evt_${events += 1}`): Promise<Response> {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  return fetch(`${run.address}/api/commerce/payments/stripe`, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signed(body) }, body });
}
const stored = async (id: string) => (await run.service.database.select().from(orders).where(eq(orders.id, id)))[0]!;
const rows = async (id: string) => (await getRefunds(run.service.database, id)).map(({ cents, state }) => [cents, state]);
const later = (id: string) => run.service.database.update(refunds).set({ nextTryAt: new Date(0) }).where(eq(refunds.orderId, id));

async function openOrder() {
  const ada = storeVisitor(run);
  await ada.add('tile-coaster');
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  const { body } = await ada.order({ provider: 'stripe' });
  return stored(body.orderId);
}
/** An order of 31 euros that has been paid. */
async function paidOrder() {
  const { id, reference } = await openOrder();
  await tell('checkout.session.completed', host.pay(reference!));
  return stored(id);
}
const press = async ({ number }: { number: number }, fields: Record<string, string>, path = 'refund') =>
  (await owner.post(`/owner/orders/${number}/${path}`, fields)).headers.get('location')!.split('?')[1] ?? '';
const refund = (order: { number: number }, amount: string, key: string = randomUUID()) => press(order, { amount, key });
const emails = async (since: number) => {
  await run.service.mailQueue.settled();
  return outbox.mails.slice(since).map(({ subject, text }) => `${subject}: ${text.split('\n')[2]!}`);
};

describe('refunds by Stripe', () => {
  test('are announced before, reach Stripe in parts, and the buyer gets an email', async () => {
    const order = await paidOrder();
    assert.match(await owner.read(`/owner/orders/${order.number}`), /Stripe returns the amount to the customer’s original payment method\. Up to €31\.00 can be refunded/);
    await run.service.mailQueue.settled();
    const mails = outbox.mails.length;
    assert.equal(await refund(order, '5'), 'done');
    assert.deepEqual(host.refunds.at(-1)!.payment_intent, order.chargeReference);
    assert.equal(host.refunds.at(-1)!.amount, 500);
    assert.equal(await press(order, { all: 'on', key: randomUUID() }), 'done');
    assert.deepEqual([await rows(order.id), (await stored(order.id)).state], [[[500, 'settled'], [2600, 'settled']], 'refunded']);
    assert.deepEqual(await emails(mails), [
      `Refund for order ${order.number}: We have refunded €5.00 to you. It takes a few days until your bank shows it.`,
      `Refund for order ${order.number}: We have refunded your order. It takes a few days until your bank shows it.`,
    ]);
    assert.equal(await refund(order, '1'), 'late');
  });

  test('of a subscription’s first order reach Stripe', async () => {
    const ada = storeVisitor(run);
    await ada.add('tea-by-post', 1, { plan: 'monthly' });
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
    const { body } = await ada.order({ provider: 'stripe' });
    const { reference } = await stored(body.orderId);
    await tell('checkout.session.completed', host.pay(reference!));
    assert.equal(await refund(await stored(body.orderId), '5'), 'done');
    assert.deepEqual([host.refunds.at(-1)!.payment_intent, await rows(body.orderId)], [`pi_${reference}`, [[500, 'settled']]]);
  });

  test('are one, however often the button of one page is pressed', async () => {
    const order = await paidOrder();
    const [key, made] = [randomUUID(), host.refunds.length];
    await Promise.all([1, 2, 3].map(() => refund(order, '5', key)));
    assert.deepEqual([host.refunds.length, await rows(order.id)], [made + 1, [[500, 'settled']]]);
  });

  test('of several pages never exceed what was paid', async () => {
    const order = await paidOrder();
    await Promise.all(Array.from({ length: 6 }, () => owner.post(`/owner/orders/${order.number}/refund`, { amount: '10', key: randomUUID() })));
    assert.deepEqual([(await stored(order.id)).refundedCents, (await rows(order.id)).length], [3000, 3]);
  });

  const lost: [title: string, wishes: StripeWish[]][] = [
    ['before Stripe acted', ['drop']],
    ['after Stripe acted', ['act-and-drop']],
    ['because of too many requests', ['too-many']],
    ['because of an error at Stripe', ['error']],
  ];
  for (const [title, wishes] of lost) {
    test(`whose answer is lost ${title} are not known yet, and are made once when repeated`, async () => {
      const order = await paidOrder();
      const made = host.refunds.length;
      host.wishes.push(...wishes);
      assert.equal(await refund(order, '5'), 'refund-unknown');
      assert.deepEqual(await rows(order.id), [[500, 'pending']]);
      const page = await owner.read(`/owner/orders/${order.number}?refund-unknown`);
      assert.match(page, /Stripe did not respond\.[^]*In progress[^]*Stripe has not confirmed this refund yet[^]*Check again now[^]*Up to €26\.00/);
      assert.match(await (await fetch(`${run.address}/checkout/confirmed/${order.token}`)).text(), /€5\.00 \(in progress\)/);
      if (wishes.includes('error')) {
        // Stripe keeps the answer of an error for a day.
        await later(order.id);
        await run.service.sweep();
        assert.deepEqual(await rows(order.id), [[500, 'pending']]);
        host.forgetKeys();
      }
      await later(order.id);
      await run.service.sweep();
      assert.deepEqual([await rows(order.id), host.refunds.length], [[[500, 'settled']], made + 1]);
    });
  }

  test('whose key Stripe has forgotten are found before they are made again', async () => {
    const order = await paidOrder();
    const made = host.refunds.length;
    host.wishes.push('act-and-drop');
    await refund(order, '5');
    host.forgetKeys();
    const { id } = (await getRefunds(run.service.database, order.id))[0]!;
    await press(order, { refund: id, decision: 'repeat' }, 'refund/decide');
    assert.deepEqual([await rows(order.id), host.refunds.length], [[[500, 'settled']], made + 1]);
  });

  for (const [decision, state, refundedCents] of [['made', 'settled', 500], ['not-made', 'failed', 0]] as const) {
    test(`that stay unknown can be decided by the owner: ${decision}`, async () => {
      const order = await paidOrder();
      host.wishes.push('drop');
      await refund(order, '5');
      const { id } = (await getRefunds(run.service.database, order.id))[0]!;
      assert.equal(await press(order, { refund: id, decision }, 'refund/decide'), 'done');
      assert.deepEqual([await rows(order.id), (await stored(order.id)).refundedCents], [[[500, state]], refundedCents]);
      assert.equal(await press(order, { refund: id, decision }, 'refund/decide'), 'late');
    });
  }

  const refused: [wish: StripeWish, said: RegExp][] = [
    [{ code: 'charge_disputed' }, /The customer has disputed this payment\. Respond to the dispute at Stripe/],
    [{ code: 'charge_already_refunded' }, /already been refunded in full at Stripe/],
    [{ code: 'amount_too_large' }, /Less than this amount is left/],
    [{ code: 'insufficient_funds' }, /The balance at Stripe is too low/],
    [{ code: '', status: 401, message: 'Invalid API Key provided' }, /Stripe denied access/],
    [{ code: 'strange', message: 'The moon is wrong.' }, /Failed: Stripe reports: The moon is wrong\./],
    ['fail', /card or account can’t receive refunds/],
  ];
  for (const [wish, said] of refused) {
    test(`that fail say why, and can be repeated: ${said.source}`, async () => {
      const order = await paidOrder();
      host.wishes.push(wish);
      assert.equal(await refund(order, '5'), 'refund-failed');
      assert.deepEqual([await rows(order.id), (await stored(order.id)).refundedCents], [[[500, 'failed']], 0]);
      assert.match(await owner.read(`/owner/orders/${order.number}?refund-failed`), said);
      assert.equal(await press(order, { amount: '5', key: randomUUID(), byHand: 'on' }), 'done');
      assert.equal((await stored(order.id)).refundedCents, 500);
    });
  }

  test('that are pending at Stripe settle or fail by its messages, in whatever order', async () => {
    const order = await paidOrder();
    host.wishes.push('pending', 'pending');
    for (const amount of ['5', '6']) assert.equal(await refund(order, amount), 'done');
    assert.deepEqual(await rows(order.id), [[500, 'pending'], [600, 'pending']]);
    const [five, six] = host.refunds.slice(-2);
    await tell('refund.updated', { ...five, status: 'succeeded' });
    await tell('refund.updated', { ...five, status: 'pending' });
    await tell('refund.failed', { ...six, status: 'failed', failure_reason: 'expired_or_canceled_card' });
    await tell('refund.updated', { ...six, status: 'succeeded' });
    assert.deepEqual([await rows(order.id), (await stored(order.id)).refundedCents], [[[500, 'settled'], [600, 'failed']], 500]);
    assert.match(await owner.read(`/owner/orders/${order.number}`), /role="alert">A refund of €6\.00 failed: The customer’s card/);
  });

  test('that fail after they were made are taken out of the sum', async () => {
    const order = await paidOrder();
    await refund(order, '5');
    await tell('refund.failed', { ...host.refunds.at(-1)!, status: 'failed', failure_reason: 'lost_or_stolen_card' });
    assert.deepEqual([await rows(order.id), (await stored(order.id)).refundedCents], [[[500, 'failed']], 0]);
  });

  for (const [title, sequence] of [
    ['the charge first', ['charge', 'refund']],
    ['the refund first', ['refund', 'charge']],
    ['each twice', ['refund', 'refund', 'charge', 'charge']],
  ] as const) {
    test(`that are made on Stripe’s own pages appear once: ${title}`, async () => {
      const order = await paidOrder();
      await refund(order, '5');
      const made = host.refundInDashboard(order.chargeReference!, 700, order.id);
      const ids = { charge: `evt_charge_${title}`, refund: `evt_refund_${title}` };
      for (const what of sequence) await tell(what === 'charge' ? 'charge.refunded' : 'refund.created', made[what], ids[what]);
      assert.deepEqual([await rows(order.id), (await stored(order.id)).refundedCents], [[[500, 'settled'], [700, 'settled']], 1200]);
    });
  }

  test('of two on Stripe’s pages are two, whichever message is first', async () => {
    const order = await paidOrder();
    const [one, two] = [500, 300].map(cents => host.refundInDashboard(order.chargeReference!, cents, order.id));
    await tell('charge.refunded', two!.charge);
    await tell('charge.refunded', one!.charge);
    await tell('refund.created', one!.refund);
    await tell('refund.created', two!.refund);
    assert.deepEqual([(await rows(order.id)).map(([cents]) => Number(cents)).sort(), (await stored(order.id)).refundedCents], [[300, 500], 800]);
  });

  test('that arrive before the payment are refused, so that Stripe sends them again', async () => {
    const order = await openOrder();
    const session = host.pay(order.reference!);
    const { charge } = host.refundInDashboard(session.payment_intent!, 700, order.id);
    assert.equal((await tell('charge.refunded', charge, 'evt_early')).status, 409);
    await tell('checkout.session.completed', session);
    assert.equal((await tell('charge.refunded', charge, 'evt_early')).status, 200);
    assert.deepEqual(await rows(order.id), [[700, 'settled']]);
  });

  test('of an order that was paid before payments were stored find it by the session', async () => {
    const order = await paidOrder();
    await run.service.database.update(orders).set({ chargeReference: null }).where(eq(orders.id, order.id));
    assert.equal(await refund(order, '5'), 'done');
    assert.equal(host.refunds.at(-1)!.payment_intent, order.chargeReference);
  });
});

describe('canceling an order with Stripe', () => {
  const cancel = (order: { number: number }) => press(order, { state: 'canceled' }, 'state');

  test('closes the page on which it could be paid, as its page says', async () => {
    const order = await openOrder();
    assert.match(await owner.read(`/owner/orders/${order.number}`), /Canceling this order also ends its payment at Stripe/);
    assert.equal(await cancel(order), 'done');
    assert.deepEqual([(await stored(order.id)).state, host.sessions.find(({ id }) => id === order.reference)!.status], ['canceled', 'expired']);
  });

  test('does not cancel what has just been paid', async () => {
    const order = await openOrder();
    host.pay(order.reference!);
    assert.equal(await cancel(order), 'paid');
    assert.equal((await stored(order.id)).state, 'pending');
    assert.match(await owner.read(`/owner/orders/${order.number}?paid`), /The customer has just paid/);
  });

  test('cancels nothing while Stripe does not answer', async () => {
    const order = await openOrder();
    host.wishes.push('drop');
    assert.equal(await cancel(order), 'unknown');
    assert.equal((await stored(order.id)).state, 'pending');
    host.wishes.push('act-and-drop');
    assert.equal(await cancel(order), 'unknown');
    assert.equal(await cancel(order), 'done');
  });

  test('gives the money back, once, as its page says', async () => {
    const order = await paidOrder();
    await refund(order, '5');
    assert.match(await owner.read(`/owner/orders/${order.number}`), /Canceling this order refunds €26\.00 with Stripe/);
    const made = host.refunds.length;
    await Promise.all([1, 2, 3].map(() => cancel(order)));
    const { state, refundedCents } = await stored(order.id);
    assert.deepEqual([state, refundedCents, host.refunds.length], ['canceled', 3100, made + 1]);
  });

  test('does nothing to an order that is paid when a late message says that its session has expired', async () => {
    const order = await paidOrder();
    await tell('checkout.session.expired', { id: order.reference, client_reference_id: order.id });
    assert.equal((await stored(order.id)).state, 'paid');
  });

  test('lets the owner give back what arrives afterwards', async () => {
    const order = await openOrder();
    await cancel(order);
    await tell('checkout.session.completed', host.pay(order.reference!));
    assert.equal(await press(order, { all: 'on', key: randomUUID() }), 'done');
    assert.deepEqual([(await stored(order.id)).state, (await stored(order.id)).refundedCents], ['canceled', 3100]);
  });
});

test('a payment that takes days has no second page to pay at, and does not expire', async () => {
  const order = await openOrder();
  await tell('checkout.session.completed', { ...host.pay(order.reference!), payment_status: 'unpaid' });
  assert.equal((await stored(order.id)).paymentUrl, null);
  const page = await (await fetch(`${run.address}/checkout/confirmed/${order.token}`)).text();
  assert.match(page, /Your payment is being processed/);
  assert.doesNotMatch(page, /Go to payment/);
});

describe('messages to the webhook', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${run.address}/api/commerce/payments/stripe`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  const rowsOf: [title: string, send: () => Promise<Response>, status: number][] = [
    ['without a signature', () => post('{}'), 400],
    ['that are too large', () => post(JSON.stringify({ id: 'x'.repeat(12_000_000) })), 413],
    ['as a form', () => post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 400],
    ['that are signed and no JSON', () => post('{', { 'stripe-signature': signed('{') }), 400],
    ['that are signed and say nothing', () => post('{}', { 'stripe-signature': signed('{}') }), 400],
    ['that are signed and null', () => post('null', { 'stripe-signature': signed('null') }), 400],
    ['of a kind that is not known', () => { const body = JSON.stringify({ id: 'evt_x', type: 'customer.created', data: { object: { id: 'cus_1' } } }); return post(body, { 'stripe-signature': signed(body) }); }, 200],
  ];
  for (const [title, send, status] of rowsOf) test(`${title} are answered with ${status}`, async () => assert.equal((await send()).status, status));
});
