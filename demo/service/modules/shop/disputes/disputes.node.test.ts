import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { clientId, clientSecret, createPayPalMock, webhookId } from '../../../paypal-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { createStripeMock, secretKey, signed, webhookSecret } from '../../../stripe-for-test.js';
import { webhookDeliveries, webhookEndpoints } from '../../webhooks/webhooks.schema.js';
import { disputes } from '../dispute.schema.js';
import { providersFromEnvironment } from '../payment/providers.js';
import { orders, variants } from '../shop.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';

const [stripe, payPal] = [createStripeMock(), createPayPalMock()];
const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
const listen = async (server: Server): Promise<string> => {
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
before(async () => {
  const [PAYMENT_STRIPE_URL, PAYMENT_PAYPAL_URL] = [await listen(stripe.server), await listen(payPal.server)];
  payPal.setOrigin(PAYMENT_PAYPAL_URL);
  const providers = providersFromEnvironment({
    PAYMENT_STRIPE_SECRET_KEY: secretKey, PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_STRIPE_URL,
    PAYMENT_PAYPAL_CLIENT_ID: clientId, PAYMENT_PAYPAL_CLIENT_SECRET: clientSecret, PAYMENT_PAYPAL_WEBHOOK_ID: webhookId, PAYMENT_PAYPAL_URL,
  });
  ({ run, owner } = await startWithOwner({ outbox, providers, siteUrl: 'https://pots.example', webhookAddresses: () => false }, { email: 'owner@pots.example' }));
  await run.service.database.update(variants).set({ unlimited: true });
  await run.service.database.insert(webhookEndpoints)
    .values({ id: randomUUID(), url: 'https://127.0.0.1/', secret: `whsec_${'a'.repeat(40)}`, events: ['order.disputed'] });
});
after(async () => {
  await run.stop();
  stripe.server.close();
  payPal.server.close();
});

const report = async (provider: string, message: object): Promise<number> => {
  const body = JSON.stringify(message);
  const headers = provider === 'stripe' ? { 'stripe-signature': signed(body) } : payPal.sign(body);
  return (await fetch(`${run.address}/api/commerce/payments/${provider}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })).status;
};
let count = 0;
/** An order of 31 euros that has been paid. */
async function paidOrder(provider: 'stripe' | 'paypal') {
  const ada = storeVisitor(run);
  await ada.add('tile-coaster');
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  const { body } = await ada.order({ provider });
  const stored = async () => (await run.service.database.select().from(orders).where(eq(orders.id, body.orderId)))[0]!;
  const { reference, token } = await stored();
  if (provider === 'stripe')
    await report('stripe', { id: `evt_${count += 1}`, type: 'checkout.session.completed', data: { object: stripe.pay(reference!) } });
  else {
    payPal.approve(reference!);
    await fetch(`${run.address}/checkout/confirmed/${token}?token=${reference}&PayerID=P1`);
  }
  return stored();
}
type Order = Awaited<ReturnType<typeof paidOrder>>;
const second = (at: number) => Date.parse('2027-04-01T00:00:00Z') / 1000 + at;
const byStripe = ({ chargeReference }: Order, status: string, { at = 0, type = 'updated', reason = 'product_not_received', id = `du_${chargeReference}` } = {}) => ({
  id: `evt_${count += 1}`, type: `charge.dispute.${type}`, created: second(at),
  data: { object: { id, object: 'dispute', charge: 'ch_1', payment_intent: chargeReference, amount: 3100, currency: 'eur', reason, status,
    evidence_details: { due_by: Date.parse('2027-04-20T12:00:00Z') / 1000, has_evidence: false, past_due: false, submission_count: 0 } } },
});
const byPayPal = ({ chargeReference }: Order, status: string, { at = 0, outcome }: { at?: number; outcome?: string } = {}) => ({
  id: `WH-${count += 1}`, event_type: `CUSTOMER.DISPUTE.${status === 'RESOLVED' ? 'RESOLVED' : 'CREATED'}`, resource_type: 'dispute',
  create_time: '2027-04-01T00:00:00.000Z',
  resource: { dispute_id: `PP-D-${chargeReference}`, create_time: '2027-04-01T00:00:00.000Z', update_time: new Date(second(at) * 1000).toISOString(),
    disputed_transactions: [{ seller_transaction_id: chargeReference, buyer: { name: 'Ada' } }], reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED', status,
    dispute_amount: { currency_code: 'EUR', value: '12.00' }, dispute_life_cycle_stage: 'CHARGEBACK', seller_response_due_date: '2027-04-20T12:00:00.000Z',
    ...outcome && { dispute_outcome: { outcome_code: outcome } } },
});
const rows = ({ id }: Order) => run.service.database.select().from(disputes).where(eq(disputes.orderId, id));
const states = async (order: Order) => (await rows(order)).map(({ state }) => state);
const emailsOf = async ({ number }: Order) => {
  await run.service.mailQueue.settled();
  return outbox.mails.filter(({ to, subject }) => to === 'owner@pots.example' && subject.includes(String(number)));
};
const webhooksOf = async ({ id }: Order) => (await run.service.database.select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt))
  .map(({ body }) => JSON.parse(body)).filter(({ data }) => data.order.id === id);

describe('disputes', () => {
  test('of Stripe are on the owner’s pages, in an email and in a webhook', async () => {
    const order = await paidOrder('stripe');
    assert.equal(await report('stripe', byStripe(order, 'needs_response', { type: 'created' })), 200);
    const [{ state, reason, cents, currency, dueAt }] = await rows(order) as [typeof disputes.$inferSelect];
    assert.deepEqual([state, reason, cents, currency, dueAt], ['open', 'notReceived', 3100, 'EUR', new Date('2027-04-20T12:00:00Z')]);
    assert.match(await owner.read(`/owner/orders/${order.number}`),
      /<h2>Disputes<\/h2>[^]*€31\.00, Not received\. <strong>Response needed<\/strong><br>Respond at Stripe by 20 April 2027\./);
    assert.match(await owner.read('/owner/orders'), new RegExp(`/orders/${order.number}">[^]*?\\(disputed\\)`));
    const [mail] = await emailsOf(order);
    assert.equal(mail!.subject, `Order ${order.number}: payment disputed`);
    assert.equal(mail!.text, `The payment of €31.00 for order ${order.number} is disputed. Reason: Not received. Status: Response needed.

Respond at Stripe by 20 April 2027.

https://pots.example/owner/orders/${order.number}`);
    const [{ type, data }] = await webhooksOf(order);
    assert.deepEqual([type, data.order.id, data.dispute.state, data.dispute.dueAt], ['order.disputed', order.id, 'open', '2027-04-20T12:00:00.000Z']);
  });

  test('are one, however often and in whatever order they are reported', async () => {
    const order = await paidOrder('stripe');
    const [opened, withdrawn] = [byStripe(order, 'needs_response', { type: 'created' }), byStripe(order, 'needs_response', { type: 'funds_withdrawn' })];
    const [review, lost] = [byStripe(order, 'under_review', { at: 60 }), byStripe(order, 'lost', { at: 90, type: 'closed' })];
    assert.deepEqual(await Promise.all([opened, withdrawn, opened].map(message => report('stripe', message))), [200, 200, 200]);
    for (const message of [lost, review, opened, lost, byStripe(order, 'under_review', { at: 90 })]) assert.equal(await report('stripe', message), 200);
    assert.deepEqual([await states(order), (await emailsOf(order)).length, (await webhooksOf(order)).map(({ data }) => data.dispute.state)],
      [['lost'], 2, ['open', 'lost']]);
  });

  for (const [status, expected] of [['won', 'won'], ['lost', 'lost'], ['warning_closed', 'closed'], ['prevented', 'closed'], ['warning_needs_response', 'open'],
    ['warning_under_review', 'review']] as const) {
    test(`of Stripe in the state ${status} are ${expected}`, async () => {
      const order = await paidOrder('stripe');
      await report('stripe', byStripe(order, status, { reason: 'fraudulent' }));
      assert.deepEqual((await rows(order)).map(({ state, reason, dueAt }) => [state, reason, dueAt !== null]), [[expected, 'fraud', expected === 'open']]);
    });
  }

  for (const [status, outcome, expected] of [['OPEN', undefined, 'open'], ['WAITING_FOR_SELLER_RESPONSE', undefined, 'open'], ['UNDER_REVIEW', undefined, 'review'],
    ['WAITING_FOR_BUYER_RESPONSE', undefined, 'review'], ['RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'lost'], ['RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED', 'CANCELED_BY_BUYER', 'closed']] as const) {
    test(`of PayPal in the state ${status} ${outcome ?? ''} are ${expected}`, async () => {
      const order = await paidOrder('paypal');
      assert.equal(await report('paypal', byPayPal(order, status, { outcome })), 200);
      assert.equal(await report('paypal', byPayPal(order, 'OPEN', { at: -60 })), 200, 'late');
      assert.deepEqual((await rows(order)).map(({ state, reason, cents }) => [state, reason, cents]), [[expected, 'notAsDescribed', 1200]]);
    });
  }

  test('are written to the owner in the language of the owner’s last page', async () => {
    await owner.speaking('de').read('/owner/orders');
    const order = await paidOrder('paypal');
    await report('paypal', byPayPal(order, 'OPEN'));
    assert.match((await emailsOf(order))[0]!.text, /^Die Zahlung von 12,00\s€ für Bestellung \d+ wird angefochten\. Grund: Nicht wie beschrieben\. Status: Antwort nötig\.\n\nAntworten Sie bei PayPal bis/);
    await owner.read('/owner/orders');
  });

  test('are summed in the report', async () => {
    await run.service.database.delete(disputes);
    const [lost, open] = [await paidOrder('stripe'), await paidOrder('paypal')];
    await report('stripe', byStripe(lost, 'lost'));
    await report('paypal', byPayPal(open, 'OPEN'));
    assert.match(await owner.read('/owner/tax-report?from=2027-03-25&until=2027-04-05'), /€31\.00 lost in these days, €12\.00 not decided yet/);
    assert.match(await owner.read('/owner/tax-report?from=2027-05-01&until=2027-05-05'), /€0\.00 lost in these days, €12\.00 not decided yet/);
  });

  test('of payments of another shop, and messages without what is needed, are ignored', async () => {
    const order = await paidOrder('stripe');
    for (const message of [byStripe({ ...order, chargeReference: 'pi_other' }, 'lost'), byStripe({ ...order, chargeReference: null }, 'lost'), byStripe(order, 'unheard_of')])
      assert.equal(await report('stripe', message), 200);
    assert.equal(await report('paypal', { id: 'WH-x', event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id: 'PP-D-1' } }), 200);
    assert.deepEqual(await rows(order), []);
  });
});
