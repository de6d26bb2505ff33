import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { clientId, clientSecret, createPayPalMock, webhookId } from '../../../paypal-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { createStripeMock, secretKey, signed, webhookSecret } from '../../../stripe-for-test.js';
import { getRefunds } from '../refunds.js';
import { orders, products, type StoredOrder, variants } from '../shop.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { providersFromEnvironment } from './providers.js';
import { isIban } from './is-iban.js';

/** What the contract needs of a provider: its settings, how a payment is reported, and what its host has done. */
interface Case {
  readonly name: string;
  environment(): Promise<NodeJS.ProcessEnv>;
  /** Reports the payment of an order, as often as it is called. */
  report(run: TestService, owner: OwnerVisitor, order: StoredOrder): Promise<unknown>;
  /** How many refunds the host has made; null where it makes none. */
  refunds?(): number;
  /** What the owner reads before a refund. */
  readonly note: RegExp;
  close?(): void;
}

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const post = (run: TestService, name: string, body: string, headers: Record<string, string>) =>
  fetch(`${run.address}/api/commerce/payments/${name}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const markPaid: Case['report'] = (_, owner, { number }) => owner.post(`/owner/orders/${number}/state`, { state: 'paid' });
const byHand = /Send the money yourself, such as by bank transfer or in cash\. This only records the amount here/;

const [stripe, payPal] = [createStripeMock(), createPayPalMock()];
const cases: Case[] = [
  {
    name: 'stripe',
    async environment() {
      return { PAYMENT_STRIPE_SECRET_KEY: secretKey, PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_STRIPE_URL: await listen(stripe.server) };
    },
    report(run, _, order) {
      const body = JSON.stringify({ id: `evt_${order.id}`, type: 'checkout.session.completed', data: { object: stripe.pay(order.reference!) } });
      return post(run, 'stripe', body, { 'stripe-signature': signed(body) });
    },
    refunds: () => stripe.refunds.length,
    note: /Stripe returns the amount to the customer’s original payment method/,
    close: () => stripe.server.close(),
  },
  {
    name: 'paypal',
    async environment() {
      const PAYMENT_PAYPAL_URL = await listen(payPal.server);
      payPal.setOrigin(PAYMENT_PAYPAL_URL);
      return { PAYMENT_PAYPAL_CLIENT_ID: clientId, PAYMENT_PAYPAL_CLIENT_SECRET: clientSecret, PAYMENT_PAYPAL_WEBHOOK_ID: webhookId, PAYMENT_PAYPAL_URL };
    },
    report(run, _, order) {
      const held = payPal.orders.find(({ id }) => id === order.reference)!;
      if (held.captures.length === 0) payPal.approve(held.id);
      const body = JSON.stringify({ id: `WH-${order.id}`, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: held.id } });
      return post(run, 'paypal', body, payPal.sign(body));
    },
    refunds: () => payPal.orders.reduce((sum, order) => sum + order.refunds.length, 0),
    note: /PayPal returns the amount to the customer’s original payment method/,
    close: () => payPal.server.close(),
  },
  {
    name: 'transfer',
    environment: async () => ({ PAYMENT_TRANSFER_ACCOUNT: 'DE89 3704 0044 0532 0130 00', PAYMENT_TRANSFER_NAME: 'Wells Pottery', PAYMENT_TRANSFER_BIC: 'COBADEFFXXX' }),
    report: markPaid,
    note: byHand,
  },
  { name: 'cash', environment: async () => ({ PAYMENT_CASH: 'on' }), report: markPaid, note: byHand },
  { name: 'link', environment: async () => ({}), report: markPaid, note: byHand },
  { name: 'demo', environment: async () => ({}), report: async () => {}, note: /This order wasn’t really paid: the refund is recorded, and no money is sent/ },
];

for (const { name, environment, report, refunds: made = () => 0, note, close } of cases) {
  describe(`the payment provider ${name}`, () => {
    const outbox = memoryOutbox();
    let run: TestService;
    let owner: OwnerVisitor;
    before(async () => {
      ({ run, owner } = await startWithOwner({ outbox, providers: providersFromEnvironment(await environment()) }));
      await run.service.database.update(products).set({ hostedUrl: 'https://pay.example/p/tile' }).where(eq(products.id, 'tile-coaster'));
      await run.service.database.update(variants).set({ qtyInStock: 1000, unlimited: false });
    });
    after(async () => {
      await run.stop();
      close?.();
    });

    const stored = async (id: string) => (await run.service.database.select().from(orders).where(eq(orders.id, id)))[0]!;
    const stock = async () => (await run.service.database.select().from(variants).where(eq(variants.sku, 'tile-coaster')))[0]!.qtyInStock;
    const emails = async (): Promise<number> => {
      await run.service.mailQueue.settled();
      return outbox.mails.length;
    };
    /** An order of 31 euros, for which the button is pressed three times. */
    async function open() {
      const ada = storeVisitor(run);
      await ada.add('tile-coaster');
      await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
      const key = randomUUID();
      const { cart, cartToken } = (await ada.call('GET', '/api/commerce/cart')).body as { cart: { grandTotalCents: number }; cartToken: string };
      const pressed = { key, cartToken, grandTotalCents: cart.grandTotalCents, email: 'ada@example.com', name: 'Ada', address: 'Lane 1', provider: name };
      const answers = await Promise.all([1, 2, 3].map(() => ada.call('POST', '/api/commerce/orders', pressed)));
      assert.equal(new Set(answers.map(({ body }) => String(body.orderId))).size, 1);
      return stored(answers[0]!.body.orderId as string);
    }
    async function paid() {
      const order = await open();
      await report(run, owner, order);
      return stored(order.id);
    }
    const refund = async ({ number }: StoredOrder, amount: string, key: string = randomUUID()) =>
      (await owner.post(`/owner/orders/${number}/refund`, { amount, key })).headers.get('location')?.split('?')[1];
    const cancel = ({ number }: StoredOrder) => owner.post(`/owner/orders/${number}/state`, { state: 'canceled' });

    test('takes a payment once, however often it is begun and reported, with one email', async () => {
      const order = await open();
      const before = await emails();
      await Promise.all([1, 2, 3].map(() => report(run, owner, order)));
      const { state, grandTotalCents, paidAt } = await stored(order.id);
      assert.deepEqual([state, grandTotalCents, paidAt !== null], ['paid', 3100, true]);
      assert.equal((await emails()) - before, name === 'demo' ? 0 : 1);
    });

    test('says beforehand where a refund comes from, and refunds in parts, once each, never more than was paid', async () => {
      const order = await paid();
      assert.match(await owner.read(`/owner/orders/${order.number}`), note);
      const [before, mails, key] = [made(), await emails(), randomUUID()];
      await Promise.all([1, 2, 3].map(() => refund(order, '5', key)));
      assert.equal(await refund(order, '6'), 'done');
      await Promise.all([1, 2, 3].map(() => refund(order, '20')));
      assert.equal(await refund(order, '1'), 'late');
      assert.deepEqual(
        [(await stored(order.id)).state, (await stored(order.id)).refundedCents, (await getRefunds(run.service.database, order.id)).map(({ cents }) => cents)],
        ['refunded', 3100, [500, 600, 2000]],
      );
      assert.deepEqual([made() - before, (await emails()) - mails], [made() === 0 ? 0 : 3, 3]);
      await cancel(order);
      await report(run, owner, order);
      assert.deepEqual([(await stored(order.id)).state, (await stored(order.id)).refundedCents], ['refunded', 3100]);
    });

    test('is canceled once before it is paid, and its stock can be sold again', async () => {
      if (name === 'demo') return;
      const left = await stock();
      const order = await open();
      assert.equal(await stock(), left - 1);
      await Promise.all([1, 2].map(() => cancel(order)));
      assert.deepEqual([(await stored(order.id)).state, await stock()], ['canceled', left]);
    });

    test('is canceled after it is paid: the money goes back by the provider, or the owner reads to send it', async () => {
      const left = await stock();
      const order = await paid();
      const page = await owner.read(`/owner/orders/${order.number}`);
      if (made() > 0) assert.match(page, /Canceling this order refunds €31\.00 with (Stripe|PayPal)/);
      else if (name !== 'demo') assert.match(page, /Canceling this order doesn’t return the €31\.00 that the customer paid/);
      const before = made();
      await Promise.all([1, 2].map(() => cancel(order)));
      const { state, refundedCents } = await stored(order.id);
      assert.deepEqual([state, refundedCents, await stock()], ['canceled', made() > before ? 3100 : 0, left]);
      if (refundedCents === 0) {
        assert.equal(await refund(order, '31'), 'done');
        assert.deepEqual([(await stored(order.id)).state, (await stored(order.id)).refundedCents], ['canceled', 3100]);
      }
    });

    test('accepts no message that it has not sent', async () => {
      const order = await open();
      const body = JSON.stringify({ id: 'forged', type: 'checkout.session.completed', state: 'paid', orderId: order.id, data: { object: { client_reference_id: order.id } } });
      const { status } = await post(run, name, body, {});
      assert.equal(status, made() > 0 || name === 'stripe' || name === 'paypal' ? 400 : 404);
      assert.equal((await stored(order.id)).state, name === 'demo' ? 'paid' : 'pending');
    });
  });
}

describe('payment by bank transfer', () => {
  const outbox = memoryOutbox();
  let run: TestService;
  before(async () => { ({ run } = await startWithOwner({ outbox, providers: providersFromEnvironment(await cases[2]!.environment()) })); });
  after(() => run.stop());

  test('shows the buyer the account and the reference, on the page and in the email', async () => {
    const ada = storeVisitor(run);
    await ada.add('tile-coaster');
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
    const { body } = await ada.order({ provider: 'transfer' });
    const [{ number }] = await run.service.database.select().from(orders).where(eq(orders.id, body.orderId)) as [StoredOrder];
    const page = await (await fetch(run.address + body.url)).text();
    for (const value of ['Wells Pottery', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', '€31.00', String(number)]) assert.ok(page.includes(`<bdi>${value}</bdi>`), value);
    assert.match(page, /<svg class="qr-code" role="img" aria-label="QR code of this transfer"/);
    assert.doesNotMatch(page, /Go to payment/);
    await run.service.mailQueue.settled();
    assert.match(outbox.mails.at(-1)!.text, new RegExp(`Please transfer the amount to this account[^]*IBAN: DE89 3704[^]*Reference: ${number}\n`));
  });

  for (const [text, is] of [['DE89 3704 0044 0532 0130 00', true], ['DE88370400440532013000', false], ['gb82 west 1234 5698 7654 32', true], ['12-34-56 12345678', false]] as const)
    test(`${text} is ${is ? 'an IBAN' : 'no IBAN'}`, () => assert.equal(isIban(text), is));

  for (const [environment, said] of [
    [{ PAYMENT_TRANSFER_ACCOUNT: '123' }, /PAYMENT_TRANSFER_NAME is missing/],
    [{ PAYMENT_TRANSFER_ACCOUNT: 'DE88370400440532013000', PAYMENT_TRANSFER_NAME: 'x' }, /this IBAN has a typing error/],
  ] as const) test(`is refused where ${said.source}`, () => assert.throws(() => providersFromEnvironment(environment), said));
});
