import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { type SubscriptionWebhook, webhookEventTypes } from 'site-elements/contract/webhook-event';
import { queuedEmails } from '../../kernel/database/schema.js';
import { signWebhook } from '../../kernel/mail/webhook.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { type OwnerVisitor, ownerVisitor, startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';
import { demoProvider } from '../shop/payment/demo.js';
import { transferProvider } from '../shop/payment/transfer.js';
import { orders, variants } from '../shop/shop.schema.js';
import { settingsTable } from '../shop/store-settings.schema.js';
import { storeVisitor } from '../shop/store-visitor-for-test.js';
import { createChargingHost, startInTime } from '../shop/subscriptions/year-for-test.js';
import { webhookDeliveries, webhookEndpoints } from './webhooks.schema.js';

const page = '/owner/webhooks';

describe('webhooks of the owner’s page', () => {
  const heard: { headers: IncomingHttpHeaders; body: string; type: string }[] = [];
  const outbox = memoryOutbox();
  let answer = 200;
  let server: Server;
  let run: TestService;
  let owner: OwnerVisitor;
  let url = '';
  before(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', chunk => { body += String(chunk); }).on('end', () => {
        heard.push({ headers: request.headers, body, type: JSON.parse(body).type });
        response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('words');
      });
    });
    await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const providers = [demoProvider, transferProvider({ holder: 'Pots', account: 'DE02120300000000202051', bic: '', bank: '' })];
    ({ run, owner } = await startWithOwner({ outbox, providers, webhookAddresses: address => address === '127.0.0.1' }));
  });
  after(async () => {
    await run.stop();
    server.close();
  });
  beforeEach(async () => {
    await run.service.mailQueue.settled();
    await run.service.database.delete(webhookEndpoints);
    await run.service.database.delete(queuedEmails);
    [answer, heard.length] = [200, 0];
  });
  const add = async (events: string[], id = randomUUID(), to = url) => {
    const added = await owner.post(`${page}/new`, { id, url: to, events, on: 'yes' });
    return { id, status: added.status, secret: /whsec_[\w+/=]+/.exec((await added.text()).replaceAll('&#x3D;', '='))?.[0] ?? '' };
  };
  const settled = () => run.service.mailQueue.settled();
  const deliveries = () => run.service.database.select().from(webhookDeliveries);

  test('are signed with the secret that is shown once, and logged', async () => {
    const { id, status, secret } = await add(['order.paid']);
    assert.equal(status, 200);
    assert.doesNotMatch(await owner.read(`${page}/${id}`), /whsec_/);
    assert.equal((await add(['order.paid'], id)).status, 303);
    assert.equal((await owner.post(`${page}/${id}/test`)).status, 303);
    await settled();
    const [{ headers, body, type }] = heard as [typeof heard[0]];
    assert.equal(type, 'webhook.test');
    assert.equal(headers['webhook-signature'], signWebhook(secret, String(headers['webhook-id']), Number(headers['webhook-timestamp']), body));
    assert.match(await owner.read(page), /Delivered[^]*1 attempt\.[^]*Last response: 200/);
  });

  test('are signed with the secret before as well after it was replaced, once', async () => {
    const { id, secret } = await add(['order.paid']);
    assert.equal((await owner.post(`${page}/${id}/secret`, { version: '0' })).status, 200);
    assert.equal((await owner.post(`${page}/${id}/secret`, { version: '0' })).status, 303);
    await owner.post(`${page}/${id}/test`);
    await settled();
    const [{ headers, body }] = heard as [typeof heard[0]];
    const signatures = String(headers['webhook-signature']).split(' ');
    assert.equal(signatures.length, 2);
    assert.equal(signatures[1], signWebhook(secret, String(headers['webhook-id']), Number(headers['webhook-timestamp']), body));
  });

  for (const status of [500, 302]) {
    test(`that are answered ${status} are sent again by a click, with the same id`, async () => {
      const { id } = await add(['order.paid']);
      answer = status;
      await owner.post(`${page}/${id}/test`);
      await settled();
      assert.match(await owner.read(page), new RegExp(`Waiting[^]*Last response: ${status}`));
      answer = 200;
      const delivery = (await deliveries())[0]!.id;
      await owner.post(`${page}/log/${delivery}/again`);
      await settled();
      assert.deepEqual([heard.length, heard[0]!.headers['webhook-id'] === heard[1]!.headers['webhook-id']], [2, true]);
      assert.match(await owner.read(page), /Delivered[^]*2 attempts/);
      assert.deepEqual(await run.service.database.select().from(queuedEmails), []);
    });
  }

  test('never go to private addresses, whatever is stored', async () => {
    for (const to of ['https://10.0.0.1/', 'https://localhost/', 'ftp://pots.example', 'https://a:b@pots.example/', 'https://[::1]/', 'pots'])
      assert.equal((await add(['order.paid'], randomUUID(), to)).status, 400, to);
    const { id } = await add(['order.paid']);
    await run.service.database.update(webhookEndpoints).set({ url: url.replace('127.0.0.1', '127.0.0.2') }).where(eq(webhookEndpoints.id, id));
    await owner.post(`${page}/${id}/test`);
    await settled();
    assert.deepEqual([heard.length, (await deliveries())[0]?.error?.includes('not a public address')], [0, true]);
  });

  test('have submissions, and only the events that were chosen', async () => {
    await add(['submission.created']);
    await add(['order.paid']);
    const form = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    assert.equal((await run.post('/api/form/SaveFormSubmission', { key: await run.key(), formId: 'contact', form })).status, 200);
    await settled();
    assert.deepEqual(heard.map(({ type }) => type), ['submission.created']);
  });

  test('have what happens to an order, each once, and stock that gets low', async () => {
    await add(['order.paid', 'order.sent', 'order.refunded', 'order.canceled', 'stock.low']);
    const { database } = run.service;
    const [{ value }] = await database.select().from(settingsTable) as [typeof settingsTable.$inferSelect];
    await database.update(settingsTable).set({ value: { ...value, lowStock: 4 } });
    await database.update(variants).set({ qtyInStock: 6, unlimited: false }).where(eq(variants.sku, 'mug-tide'));
    const buy = async (provider: string) => {
      const ada = await storeVisitor(run);
      await ada.add('mug-tide');
      await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
      const { status, body } = await ada.order({ provider });
      assert.equal(status, 200, JSON.stringify(body));
      const [order] = await database.select().from(orders).where(eq(orders.id, body.orderId));
      return (state: string) => owner.post(`/owner/orders/${order!.number}/${state}`.replace(/(fulfilled|canceled)$/, 'state'), {
        state, amount: '5', key: randomUUID(),
      });
    };
    const types = async () => {
      await settled();
      return heard.splice(0).map(({ type }) => type).sort();
    };
    const paid = await buy('demo');
    assert.deepEqual(await types(), ['order.paid']);
    await paid('fulfilled');
    await paid('fulfilled');
    assert.deepEqual(await types(), ['order.sent']);
    await paid('refund');
    await settled();
    const { order, refund } = JSON.parse(heard[0]!.body).data;
    assert.deepEqual([order.refundedCents, order.lines[0].sku, refund.cents, refund.state], [500, 'mug-tide', 500, 'settled']);
    assert.deepEqual(await types(), ['order.refunded']);
    const pending = await buy('transfer');
    assert.deepEqual(await types(), ['stock.low']);
    await pending('canceled');
    assert.deepEqual(await types(), ['order.canceled']);
  });
});

test('webhooks have what happens to a subscription', async context => {
  const host = createChargingHost();
  const password = 'correct horse battery';
  const shop = await startInTime('2027-01-10T12:00:00Z', { providers: [host.provider], owner: { password }, webhookAddresses: () => false });
  context.after(() => shop.run.stop());
  const { database } = shop;
  const events = webhookEventTypes.filter(type => type.startsWith('subscription.'));
  await database.insert(webhookEndpoints).values({ id: randomUUID(), url: 'https://127.0.0.1/', secret: `whsec_${'a'.repeat(40)}`, events });
  const bodies = async (subscriptionId: string): Promise<SubscriptionWebhook[]> =>
    (await database.select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt))
      .map(({ body }) => JSON.parse(body)).filter(({ data }) => data.subscription.id === subscriptionId);

  const { subscription: endless, orderId } = await shop.buy('tea-by-post');
  await shop.liveUntil('2027-02-10');
  host.wishes.push('refuse');
  await shop.liveUntil('2027-03-10');
  await (await ownerVisitor(shop.run, password)).post(`/owner/subscriptions/${endless.number}/cancel`);
  const heard = await bodies(endless.id);
  const [started, renewed] = heard.map(({ data }) => data.subscription);
  assert.deepEqual(heard.map(({ type, data: { subscription: { state, paid, nextDay, endsDay } } }) => [type, state, paid, nextDay, endsDay]), [
    ['subscription.started', 'active', 1, '2027-02-10', null], ['subscription.renewed', 'active', 2, '2027-03-10', null],
    ['subscription.failed', 'pastDue', 2, '2027-03-11', null], ['subscription.canceled', 'canceled', 2, null, '2027-03-10'],
  ]);
  assert.deepEqual([started!.orderId, started!.billingPeriod, started!.lines[0]!.sku], [orderId, { unit: 'month', value: 1 }, 'tea-by-post']);
  assert.notEqual(renewed!.orderId, orderId);

  const { subscription: six } = await shop.buy('pot-of-the-month', 'half-year');
  await shop.liveUntil('2027-09-12');
  const ended = (await bodies(six.id)).at(-1)!;
  assert.deepEqual([ended.type, ended.data.subscription.state, ended.data.subscription.paid], ['subscription.ended', 'ended', 6]);
});

test('webhooks have stock that gets low by a renewal, and nothing of one that was rolled back', async context => {
  const host = createChargingHost();
  const shop = await startInTime('2027-01-10T12:00:00Z', { providers: [host.provider], webhookAddresses: () => false });
  context.after(() => shop.run.stop());
  const { database } = shop;
  const [{ value }] = await database.select().from(settingsTable) as [typeof settingsTable.$inferSelect];
  await database.update(settingsTable).set({ value: { ...value, lowStock: 4 }, editedAt: new Date() });
  await database.insert(webhookEndpoints).values({ id: randomUUID(), url: 'https://127.0.0.1/', secret: `whsec_${'a'.repeat(40)}`, events: ['stock.low'] });
  const bodies = async () => (await database.select().from(webhookDeliveries)).map(({ body }) => JSON.parse(body).data);
  const { subscription } = await shop.buy('tea-by-post');
  const { sku } = subscription.lines[0]!;
  await database.update(variants).set({ qtyInStock: 5, unlimited: false }).where(eq(variants.sku, sku));
  await database.execute(sql`create function refuse_renewal() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
  await database.execute(sql`create trigger refuse_renewal before insert on store_subscription_orders for each row execute function refuse_renewal()`);
  await shop.goTo('2027-02-10T12:00:00Z');
  assert.deepEqual([await bodies(), (await shop.ordersOf(subscription.id)).length], [[], 1]);
  await database.execute(sql`drop trigger refuse_renewal on store_subscription_orders`);
  await shop.goTo('2027-02-10T13:00:00Z');
  const [data, ...more] = await bodies();
  assert.deepEqual([data.sku, data.qtyInStock, more.length, (await shop.ordersOf(subscription.id)).length], [sku, 4, 0, 2]);
});
