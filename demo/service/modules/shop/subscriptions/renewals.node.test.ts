import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { eq } from 'drizzle-orm';
import { newDatabase } from '../../../kernel/database/new-database.js';
import { ownerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';
import { taxRules } from '../rule.schema.js';
import { orders, products, variants } from '../shop.schema.js';
import { subscriptionOrders, subscriptions } from '../subscription.schema.js';
import { cashProvider } from '../payment/cash.js';
import { linkProvider } from '../payment/link.js';
import { transferProvider } from '../payment/transfer.js';
import { createChargingHost, startInTime } from './year-for-test.js';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const password = 'correct horse battery';

async function begin(test: TestContext, start: string, options: Parameters<typeof startInTime>[1] = {}) {
  const shop = await startInTime(start, { owner: { password }, ...options });
  test.after(() => shop.run.stop());
  return shop;
}

describe('a year of a plan that is charged', () => {
  test('has an order each month, on the last day of short ones, with stock, tax, numbers and receipts', async context => {
    const host = createChargingHost();
    const shop = await begin(context, '2027-01-31T12:00:00Z', { providers: [host.provider] });
    const { subscription, orderId } = await shop.buy('tea-by-post');
    const stockOf = async () => (await shop.database.select().from(variants).where(eq(variants.sku, 'tea-by-post')))[0]!.qtyInStock;
    const before = await stockOf();
    await shop.liveUntil('2028-01-31');
    const made = await shop.ordersOf(subscription.id);
    assert.deepEqual(made.map(({ createdAt }) => dayOf(createdAt)).slice(1), [
      '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30',
      '2027-12-31', '2028-01-31',
    ]);
    const [first, ...renewals] = made;
    assert.equal(first!.id, orderId);
    for (const order of renewals) {
      assert.deepEqual(
        [order.state, order.grandTotalCents, order.shippingCostCents, order.taxCents, order.email, order.address, order.lines[0]!.priceCents],
        ['paid', first!.grandTotalCents, first!.shippingCostCents, first!.taxCents, 'ada@example.com', 'Staithe Lane 1', 990],
      );
      assert.equal(order.createdAt.getTime(), order.paidAt!.getTime());
    }
    assert.equal(new Set(made.map(({ number }) => number)).size, 13);
    assert.equal(await stockOf(), before - 12);
    assert.deepEqual([host.taken.size, host.calls.length], [12, 12]);
    const mails = (await shop.emails()).filter(({ text }) => text.includes('has been renewed'));
    assert.equal(mails.length, 12);
    assert.match(mails[0]!.text, /See or cancel your subscription: https:\/\/pots\.example\/checkout\/subscriptions\/[\w-]{32}/);
    const { state, paid, cycle, nextDay } = await shop.read(subscription.id);
    assert.deepEqual([state, paid, cycle, nextDay], ['active', 13, 13, '2028-02-29']);
  });

  test('ends after its payments', async context => {
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [createChargingHost().provider] });
    const { subscription } = await shop.buy('pot-of-the-month', 'half-year');
    await shop.liveUntil('2027-09-09');
    assert.deepEqual([(await shop.ordersOf(subscription.id)).length, (await shop.read(subscription.id)).state, (await shop.read(subscription.id)).endsDay], [6, 'active', '2027-09-10']);
    await shop.liveUntil('2027-12-01');
    assert.deepEqual([(await shop.ordersOf(subscription.id)).length, (await shop.read(subscription.id)).state], [6, 'ended']);
    assert.equal((await shop.emails()).filter(({ text }) => text.includes('all payments were made')).length, 1);
  });

  test('taxes each renewal by the rates of its day', async context => {
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [createChargingHost().provider] });
    await shop.database.update(taxRules).set({ isIncluded: false, basisPoints: 1000 }).where(eq(taxRules.country, 'IE'));
    const { subscription } = await shop.buy('tea-by-post');
    await shop.liveUntil('2027-04-11');
    await shop.database.update(taxRules).set({ basisPoints: 2000 }).where(eq(taxRules.country, 'IE'));
    await shop.liveUntil('2027-05-11');
    const [first, second, third] = await shop.ordersOf(subscription.id);
    assert.ok(first!.addedTaxCents > 0);
    assert.deepEqual([second!.addedTaxCents, third!.addedTaxCents], [first!.addedTaxCents, 2 * first!.addedTaxCents]);
    assert.equal(third!.grandTotalCents, first!.grandTotalCents + first!.addedTaxCents);
  });

  test('is tried again after one, three, five and seven days, and continues once it is paid', async context => {
    const host = createChargingHost();
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [host.provider], owner: { email: 'owner@pots.example', password } });
    const owner = (await ownerVisitor(shop.run, password)).speaking('de');
    await owner.read('/owner/subscriptions');
    const { subscription } = await shop.buy();
    const { number } = (await shop.ordersOf(subscription.id))[0]!;
    assert.ok((await owner.read(`/owner/orders/${number}`)).includes(`href="/owner/subscriptions/${subscription.number}"`));
    assert.ok((await owner.read(`/owner/subscriptions/${subscription.number}`)).includes(`href="/owner/orders/${number}"`));
    host.wishes.push('refuse', 'refuse', 'pay');
    await shop.liveUntil('2027-04-10');
    assert.deepEqual([(await shop.read(subscription.id)).state, (await shop.read(subscription.id)).nextDay], ['pastDue', '2027-04-11']);
    await shop.liveUntil('2027-04-12');
    assert.deepEqual([host.calls.length, (await shop.read(subscription.id)).nextDay], [2, '2027-04-13']);
    await shop.liveUntil('2027-04-13');
    const { state, failures, nextDay } = await shop.read(subscription.id);
    assert.deepEqual([state, failures, nextDay, host.calls.length, host.taken.size], ['active', 0, '2027-05-10', 3, 1]);
    assert.equal(new Set(host.calls).size, 3, 'each try has its own key');
    const mails = await shop.emails();
    assert.deepEqual(mails.filter(({ to, text }) => to === 'ada@example.com' && text.includes('could not charge')).map(({ text }) => /again on (.*)\./.exec(text)![1]),
      ['11 April 2027', '13 April 2027']);
    const written = mails.filter(({ to }) => to === 'owner@pots.example');
    assert.equal(written.length, 2);
    assert.match(written[0]!.text, new RegExp(`^Die Zahlung [^]*https://pots\\.example/owner/subscriptions/${subscription.number}$`));
  });

  test('ends as unpaid after the last try: its order is canceled, its stock is there again', async context => {
    const host = createChargingHost();
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [host.provider] });
    const { subscription } = await shop.buy();
    const stockOf = async () => (await shop.database.select().from(variants).where(eq(variants.sku, 'tea-by-post')))[0]!.qtyInStock;
    const before = await stockOf();
    host.wishes.push(...Array<'refuse'>(9).fill('refuse'));
    await shop.liveUntil('2027-06-20');
    assert.equal(host.calls.length, 5);
    const [, renewal, ...more] = await shop.ordersOf(subscription.id);
    assert.deepEqual([(await shop.read(subscription.id)).state, renewal!.state, renewal!.canceledBecause, more.length], ['unpaid', 'canceled', 'failed', 0]);
    assert.equal(await stockOf(), before);
    const mails = await shop.emails();
    assert.equal(mails.filter(({ text }) => text.includes('has ended because the payment')).length, 1);
  });

  test('that takes the last units returns no more than it took', async context => {
    const host = createChargingHost();
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [host.provider] });
    const [rest, gone] = [await shop.buy('tea-by-post'), await shop.buy('studio-notes')];
    const tea = eq(variants.sku, 'tea-by-post');
    const notes = eq(variants.sku, 'studio-notes');
    const stockOf = async (where: typeof tea) => (await shop.database.select().from(variants).where(where))[0]!.qtyInStock;
    await shop.database.update(variants).set({ qtyInStock: 0, unlimited: false }).where(tea);
    // Without a limit when it was ordered, with one when it is canceled.
    await shop.database.update(variants).set({ unlimited: true, qtyInStock: 0 }).where(notes);
    host.wishes.push('refuse', 'refuse');
    await shop.liveUntil('2027-04-10');
    await shop.database.update(variants).set({ unlimited: false, qtyInStock: 4 }).where(notes);
    host.wishes.push(...Array<'refuse'>(12).fill('refuse'));
    await shop.liveUntil('2027-05-01');
    assert.deepEqual((await Promise.all([rest, gone].map(({ subscription }) => shop.ordersOf(subscription.id)))).map(made => made.at(-1)!.state), ['canceled', 'canceled']);
    assert.deepEqual([await stockOf(tea), await stockOf(notes)], [0, 4]);
  });

  test('takes money once, whatever is lost on the way', async context => {
    const host = createChargingHost();
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [host.provider] });
    const { subscription } = await shop.buy();
    host.wishes.push('drop', 'pay-and-drop');
    for (const moment of ['2027-04-10T00:10:00Z', '2027-04-10T01:10:00Z', '2027-04-10T02:10:00Z', '2027-04-10T03:10:00Z']) await shop.goTo(moment);
    assert.deepEqual([host.calls.length, new Set(host.calls).size, host.taken.size], [3, 1, 1]);
    const { state, paid } = await shop.read(subscription.id);
    assert.deepEqual([state, paid, (await shop.ordersOf(subscription.id)).length], ['active', 2, 2]);
  });

  test('is paid once for the time in which the service was away', async context => {
    const host = createChargingHost();
    const shop = await begin(context, '2027-01-31T12:00:00Z', { providers: [host.provider] });
    const { subscription } = await shop.buy();
    await shop.goTo('2027-06-10T12:00:00Z');
    const { paid, cycle, nextDay } = await shop.read(subscription.id);
    assert.deepEqual([paid, cycle, nextDay, host.taken.size], [2, 5, '2027-06-30', 1]);
  });

  test('continues where a process was killed between the order and its payment', async context => {
    const host = createChargingHost();
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [host.provider] });
    const { subscription } = await shop.buy();
    // Killed with the answer outstanding: nothing is stored after the order.
    host.wishes.push('hang');
    void shop.goTo('2027-04-10T00:10:00Z');
    while ((await shop.ordersOf(subscription.id)).length < 2) await new Promise(resolve => { setImmediate(resolve); });
    await shop.goTo('2027-04-10T00:20:00Z');
    assert.equal(host.taken.size, 0, 'leased');
    await shop.goTo('2027-04-10T00:30:00Z');
    assert.deepEqual([host.taken.size, (await shop.ordersOf(subscription.id)).map(({ state }) => state)], [1, ['paid', 'paid']]);
  });
});

test('two processes renew each subscription once', async context => {
  const host = createChargingHost();
  const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [host.provider] });
  const bought = [];
  for (let count = 0; count < 6; count += 1) bought.push(await shop.buy('studio-notes'));
  // Sweeps that run at the same time take turns as those of several processes do: by the rows of the database.
  for (const day of ['2027-04-10', '2027-05-10', '2027-06-10'])
    await Promise.all(Array.from({ length: 4 }, () => shop.goTo(`${day}T12:00:00Z`)));
  for (const { subscription } of bought) {
    const made = await shop.ordersOf(subscription.id);
    assert.deepEqual(made.map(({ state }) => state), ['paid', 'paid', 'paid', 'paid']);
  }
  assert.equal(host.taken.size, 18);
});

describe('a plan that its buyer pays', () => {
  const transfer = transferProvider({ holder: 'Pots', account: 'DE02120300000000202051', bic: '', bank: '' });

  test('by bank transfer: an email with the account each month, reminders, and the end', async context => {
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [transfer] });
    const { orderId } = await shop.buy('studio-notes', 'monthly', { provider: 'transfer' });
    assert.deepEqual(await shop.subscriptionsOf(orderId), [], 'starts with the first payment');
    const { number } = (await shop.database.select().from(orders).where(eq(orders.id, orderId)))[0]!;
    const owner = await ownerVisitor(shop.run, password);
    const markPaid = (of: number) => owner.post(`/owner/orders/${of}/state`, { state: 'paid' });
    assert.equal((await markPaid(number)).status, 303);
    const [subscription] = await shop.subscriptionsOf(orderId);
    await shop.liveUntil('2027-04-15');
    let made = await shop.ordersOf(subscription!.id);
    assert.deepEqual(made.map(({ state }) => state), ['paid', 'pending']);
    const due = (await shop.emails()).find(({ subject }) => subject.includes('please pay for order'))!;
    assert.match(due.text, /Please pay €5\.00 before 1 May 2027[^]*IBAN: DE02 1203 0000 0000 2020 51[^]*Pay here: https:\/\/pots\.example\/checkout\/status\//);
    await markPaid(made[1]!.number);
    assert.deepEqual([(await shop.read(subscription!.id)).paid, (await shop.read(subscription!.id)).nextDay], [2, '2027-05-10']);
    await shop.liveUntil('2027-05-17');
    assert.equal((await shop.read(subscription!.id)).state, 'pastDue');
    await shop.liveUntil('2027-07-20');
    made = await shop.ordersOf(subscription!.id);
    assert.deepEqual([made.map(({ state }) => state), (await shop.read(subscription!.id)).state], [['paid', 'paid', 'canceled'], 'unpaid']);
    assert.equal((await shop.emails()).filter(({ text }) => text.includes('has not arrived yet')).length, 2);
  });

  test('by a page of the owner’s payment host: an email with its address', async context => {
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [linkProvider] });
    await shop.database.update(products).set({ hostedUrl: 'https://pay.example/notes' }).where(eq(products.id, 'studio-notes'));
    const { orderId } = await shop.buy('studio-notes', 'monthly', { provider: 'link' });
    const { number } = (await shop.database.select().from(orders).where(eq(orders.id, orderId)))[0]!;
    await (await ownerVisitor(shop.run, password)).post(`/owner/orders/${number}/state`, { state: 'paid' });
    await shop.liveUntil('2027-04-11');
    const [, renewal] = await shop.ordersOf((await shop.subscriptionsOf(orderId))[0]!.id);
    assert.match(renewal!.paymentUrl!, /^https:\/\/pay\.example\/notes\?client_reference_id=/);
    assert.equal((await shop.emails()).filter(({ text }) => text.includes(`/checkout/status/${renewal!.token}`)).length, 1);
  });

  test('in cash: an order for each delivery', async context => {
    const shop = await begin(context, '2027-03-10T12:00:00Z', { providers: [cashProvider] });
    const { orderId } = await shop.buy('tea-by-post', 'monthly', { provider: 'cash' });
    const { number } = (await shop.database.select().from(orders).where(eq(orders.id, orderId)))[0]!;
    await (await ownerVisitor(shop.run, password)).post(`/owner/orders/${number}/state`, { state: 'fulfilled' });
    const [subscription] = await shop.subscriptionsOf(orderId);
    await shop.liveUntil('2027-06-11');
    assert.deepEqual((await shop.ordersOf(subscription!.id)).map(({ state }) => state), ['fulfilled', 'pending', 'pending', 'pending']);
    assert.equal((await shop.read(subscription!.id)).state, 'active');
  });
});

test('orders of before are taken over once, from the next payment on', async context => {
  const place = await mkdtemp(join(tmpdir(), 'subscriptions-'));
  context.after(() => rm(place, { recursive: true, force: true }));
  const database = { folder: join(place, 'database') };
  await newDatabase(database.folder);
  const host = createChargingHost();
  let shop = await startInTime('2027-03-10T12:00:00Z', { providers: [host.provider], database });
  const { orderId } = await shop.buy('studio-notes');
  await shop.database.delete(subscriptionOrders);
  await shop.database.delete(subscriptions);
  await shop.run.stop();
  for (let start = 0; start < 2; start += 1) {
    shop = await startInTime('2027-06-20T12:00:00Z', { providers: [host.provider], database });
    const rows = await shop.subscriptionsOf(orderId);
    assert.deepEqual(rows.map(({ firstDay, cycle, paid, nextDay }) => [firstDay, cycle, paid, nextDay]), [['2027-03-10', 4, 1, '2027-07-10']]);
    if (start === 0) await shop.run.stop();
  }
  assert.equal(host.taken.size, 0, 'what has passed is not charged');
  await shop.liveUntil('2027-08-11');
  assert.equal(host.taken.size, 2);
  await shop.run.stop();
});
