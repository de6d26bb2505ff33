import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createStripeMock, secretKey, signed, webhookSecret } from '../../../stripe-for-test.js';
import { providersFromEnvironment } from '../payment/providers.js';
import { taxRules } from '../rule.schema.js';
import { orders } from '../shop.schema.js';
import { subscriptions } from '../subscription.schema.js';
import { startInTime } from './year-for-test.js';

describe('plans that Stripe renews', () => {
  const host = createStripeMock();
  let shop: Awaited<ReturnType<typeof startInTime>>;
  before(async () => {
    await new Promise<void>(resolve => { host.server.listen(0, '127.0.0.1', resolve); });
    const PAYMENT_STRIPE_URL = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
    const providers = providersFromEnvironment({ PAYMENT_STRIPE_SECRET_KEY: secretKey, PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_STRIPE_URL });
    shop = await startInTime('2027-03-10T12:00:00Z', { providers });
    await shop.database.update(taxRules).set({ isIncluded: false, basisPoints: 1000 }).where(eq(taxRules.country, 'IE'));
  });
  after(async () => {
    await shop.run.stop();
    host.server.close();
  });

  let count = 0;
  const event = (type: string, object: object, created = 1_800_000_000) => ({ id: `evt_${count += 1}`, type, created, data: { object } });
  const report = async (message: object): Promise<number> => {
    const body = JSON.stringify(message);
    return (await fetch(`${shop.run.address}/api/commerce/payments/stripe`, {
      method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': signed(body) },
    })).status;
  };
  const readOrder = async (id: string) => (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]!;
  async function buy() {
    const { orderId } = await shop.buy('tea-by-post', 'monthly', { provider: 'stripe' });
    const placed = await readOrder(orderId);
    const session = host.pay(placed.reference!);
    return { orderId, placed, session, reference: session.subscription! };
  }
  const start = async () => {
    const bought = await buy();
    assert.equal(await report(event('checkout.session.completed', bought.session)), 200);
    return { ...bought, id: (await shop.subscriptionsOf(bought.orderId))[0]!.id };
  };
  const invoice = (name: string, { reference, orderId, placed }: Awaited<ReturnType<typeof buy>>, more: object = {}) => ({
    id: `in_${name}`, billing_reason: 'subscription_cycle', amount_paid: placed.grandTotalCents, currency: 'eur',
    parent: { subscription_details: { subscription: reference, metadata: { order: orderId } } }, ...more,
  });

  test('charge shipping and added tax with each payment', async () => {
    const { placed } = await buy();
    const { fields } = host.sessions.at(-1)!;
    assert.ok(placed.addedTaxCents > 0 && placed.shippingCostCents > 0);
    const recurring = [0, 1, 2].map(at => [fields.get(`line_items[${at}][price_data][unit_amount]`), fields.get(`line_items[${at}][price_data][recurring][interval]`)]);
    assert.deepEqual(recurring, [[String(placed.subtotalCents), 'month'], [String(placed.shippingCostCents), 'month'], [String(placed.addedTaxCents), 'month']]);
    assert.equal(fields.has('line_items[3][quantity]'), false);
    assert.equal(fields.get('subscription_data[metadata][order]'), placed.id);
  });

  test('make one paid order of each invoice, however often and in whatever order it is reported', async () => {
    const bought = await buy();
    const paid = event('invoice.paid', invoice('a', bought));
    assert.equal(await report(paid), 409, 'the first payment has not been reported');
    assert.equal(await report(event('checkout.session.completed', bought.session)), 200);
    const [{ id, reference, nextAt }] = await shop.subscriptionsOf(bought.orderId) as [typeof subscriptions.$inferSelect];
    assert.deepEqual([reference, nextAt], [bought.reference, null]);
    assert.deepEqual(await Promise.all([report(paid), report(paid), report({ ...paid, id: 'evt_again' })]), [200, 200, 200]);
    assert.equal(await report(event('invoice.payment_failed', invoice('a', bought, { amount_paid: 0 }))), 200, 'late');
    const made = await shop.ordersOf(id);
    assert.deepEqual(made.map(({ state, reference: of }) => [state, of?.startsWith('in_')]), [['paid', false], ['paid', true]]);
    assert.deepEqual([(await shop.read(id)).state, (await shop.read(id)).paid], ['active', 2]);
    await shop.run.service.sweep();
    assert.equal((await shop.ordersOf(id)).length, 2, 'the service itself renews nothing');
  });

  test('are booked at the tax rates that Stripe charges, with a note for the owner, until the owner has changed the amount there', async () => {
    const bought = await start();
    const { grandTotalCents, addedTaxCents } = bought.placed;
    const rules = await shop.database.select().from(taxRules).where(eq(taxRules.country, 'IE'));
    const booked = async (type: string, name: string, more?: object) => {
      assert.equal(await report(event(type, invoice(name, bought, more))), 200);
      const { state, grandTotalCents: total, taxRules: rates, note } = (await shop.ordersOf(bought.id)).at(-1)!;
      return [state, total, rates.map(({ basisPoints }) => basisPoints), note && JSON.parse(note)];
    };
    const doubled = grandTotalCents + addedTaxCents;
    await shop.database.update(taxRules).set({ basisPoints: 2000 }).where(eq(taxRules.country, 'IE'));
    assert.deepEqual(await booked('invoice.paid', 'rates'), ['paid', grandTotalCents, [1000], { of: 'charged-at-old-rates', cents: doubled }]);
    assert.deepEqual(await booked('invoice.paid', 'new', { amount_paid: doubled }), ['paid', doubled, [2000], null]);
    const failed = { amount_paid: 0, amount_due: doubled, next_payment_attempt: Date.parse('2027-04-13T12:00:00Z') / 1000 };
    assert.deepEqual(await booked('invoice.payment_failed', 'due', failed), ['pending', doubled, [2000], null]);
    assert.deepEqual(await booked('invoice.paid', 'due', { amount_paid: doubled }), ['paid', doubled, [2000], null]);
    await shop.database.delete(taxRules).where(eq(taxRules.country, 'IE'));
    const untaxed = grandTotalCents - addedTaxCents;
    assert.deepEqual(await booked('invoice.paid', 'gone'), ['paid', grandTotalCents, [1000], { of: 'charged-at-old-rates', cents: untaxed }]);
    await shop.database.insert(taxRules).values(rules);
  });

  test('that Stripe charges at a sum of its own stay unpaid, with a note', async () => {
    const bought = await start();
    await report(event('invoice.paid', invoice('other', bought, { amount_paid: 5 })));
    const made = (await shop.ordersOf(bought.id)).at(-1)!;
    assert.deepEqual([made.state, JSON.parse(made.note!)], ['pending', { of: 'paid-otherwise', cents: 5, currency: 'EUR' }]);
  });

  test('notify the buyer of a failed payment, with Stripe’s page and next try, and continue once it is paid', async () => {
    const bought = await start();
    const failed = invoice('f', bought, { amount_paid: 0, next_payment_attempt: Date.parse('2027-04-13T12:00:00Z') / 1000, hosted_invoice_url: 'https://invoice.stripe.example/f' });
    await report(event('invoice.payment_failed', failed));
    const { state, nextDay, token } = await shop.read(bought.id);
    assert.deepEqual([state, nextDay], ['pastDue', '2027-04-13']);
    assert.match(await (await fetch(`${shop.run.address}/checkout/subscriptions/${token}`)).text(), /Payment missing[^]*href="https:\/\/invoice\.stripe\.example\/f">Pay now[^]*Change payment method/);
    await report(event('invoice.paid', invoice('f', bought)));
    assert.deepEqual([(await shop.read(bought.id)).state, (await shop.ordersOf(bought.id)).map(one => one.state)], ['active', ['paid', 'paid']]);
  });

  test('are canceled at Stripe by the buyer, also after a lost answer', async () => {
    const bought = await start();
    const { token } = await shop.read(bought.id);
    host.wishes.push('drop');
    const cancel = () => fetch(`${shop.run.address}/checkout/subscriptions/${token}/cancel`, { method: 'POST', redirect: 'manual' });
    assert.equal((await cancel()).status, 303);
    const sent = () => host.calls.filter(({ path, method }) => path === `/v1/subscriptions/${bought.reference}` && method === 'POST').map(({ fields }) => fields.get('cancel_at_period_end'));
    assert.deepEqual([(await shop.read(bought.id)).state, (await shop.read(bought.id)).isCancelSent], ['canceled', false]);
    await shop.run.service.sweep();
    assert.deepEqual([(await shop.read(bought.id)).isCancelSent, sent().at(-1)], [true, 'true']);
    await report(event('customer.subscription.updated', { id: bought.reference, status: 'active', cancel_at_period_end: true, metadata: { order: bought.orderId } }));
    assert.equal((await shop.read(bought.id)).canceledBy, 'buyer');
  });

  test('end as Stripe reports; an older message that arrives after a newer one changes nothing', async () => {
    const bought = await start();
    const own = { id: bought.reference, metadata: { order: bought.orderId } };
    await report(event('customer.subscription.deleted', { ...own, status: 'canceled', cancellation_details: { reason: 'payment_failed' } }, 1_800_000_100));
    await report(event('customer.subscription.updated', { ...own, status: 'active' }, 1_800_000_050));
    assert.equal((await shop.read(bought.id)).state, 'unpaid');
  });

  test('that were sold before are found by their session', async () => {
    const bought = await start();
    await shop.database.update(subscriptions).set({ reference: null }).where(eq(subscriptions.id, bought.id));
    await shop.run.service.sweep();
    assert.equal((await shop.read(bought.id)).reference, bought.reference);
  });

  describe('whose payments', () => {
    const charge = async (orderId: string) => (await readOrder(orderId)).chargeReference;
    const refunded = async (orderId: string) => [(await readOrder(orderId)).refundedCents, (await readOrder(orderId)).state];

    test('are named by Stripe when the first one is reported, so that refunds on Stripe’s own pages are seen', async () => {
      const { orderId, session } = await start();
      assert.equal(await charge(orderId), `pi_${session.id}`);
      const { refund, charge: all } = host.refundInDashboard(`pi_${session.id}`, 300);
      assert.deepEqual([await report(event('refund.created', refund)), await report(event('charge.refunded', all))], [200, 200]);
      assert.deepEqual(await refunded(orderId), [300, 'paid']);
    });

    test('are named by the hourly cleanup, if Stripe did not answer', async () => {
      const bought = await buy();
      host.wishes.push('drop');
      assert.equal(await report(event('checkout.session.completed', bought.session)), 200);
      assert.equal(await charge(bought.orderId), null);
      await shop.run.service.sweep();
      assert.equal(await charge(bought.orderId), `pi_${bought.session.id}`);
    });

    test('are named by the payment of their invoice, before or after the invoice is reported', async () => {
      const bought = await start();
      assert.equal(await report(event('invoice_payment.paid', { id: 'inpay_1', invoice: 'in_of_another_shop', payment: { payment_intent: 'pi_x' }, status: 'paid' })), 200);
      const early = host.renew(bought.session.id, 'in_early');
      assert.equal(await report(event('invoice_payment.paid', early)), 200, 'its order is not known yet');
      await report(event('invoice.paid', invoice('early', bought)));
      const late = host.renew(bought.session.id, 'in_late');
      host.wishes.push('drop');
      await report(event('invoice.paid', invoice('late', bought)));
      const made = await shop.ordersOf(bought.id);
      assert.deepEqual(await Promise.all(made.slice(1).map(({ id }) => charge(id))), ['pi_in_early', null]);
      await report(event('invoice_payment.paid', late));
      assert.equal(await charge(made[2]!.id), 'pi_in_late');
      await report(event('charge.refunded', host.refundInDashboard('pi_in_late', made[2]!.grandTotalCents).charge));
      assert.deepEqual(await refunded(made[2]!.id), [made[2]!.grandTotalCents, 'refunded']);
    });
  });

  test('of others are ignored', async () => {
    assert.equal(await report(event('customer.subscription.deleted', { id: 'sub_other', status: 'canceled' })), 200);
  });
});
