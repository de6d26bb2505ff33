import assert from 'node:assert/strict';
import { asc, eq } from 'drizzle-orm';
import type { ServiceOptions } from '../../../create-service.js';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { startForTest } from '../../../start-for-test.js';
import type { ChargeResult, PaymentProvider } from '../payment/provider.js';
import { orders } from '../shop.schema.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { subscriptionOrders, subscriptions } from '../subscription.schema.js';

/** What happens with the next charge: refused, or an answer that is lost before or after the money was taken, or that never comes. */
export type ChargeWish = 'pay' | 'refuse' | 'drop' | 'pay-and-drop' | 'hang';

/** A host that the shop asks for each payment, with its keys. */
export function createChargingHost(name = 'demo') {
  const wishes: ChargeWish[] = [];
  /** Money taken, by key. */
  const taken = new Map<string, number>();
  const refused = new Set<string>();
  const calls: string[] = [];
  const provider: PaymentProvider = {
    name, title: 'Host', explanation: 'Charges by itself.', isDemo: false, takes: () => true,
    begin: async ({ id }) => ({ state: 'paid', reference: id }),
    renewals: {
      by: 'charge',
      async charge({ grandTotalCents }, key): Promise<ChargeResult> {
        calls.push(key);
        const wish = wishes.shift() ?? 'pay';
        if (wish === 'hang') return new Promise(() => {});
        if (wish === 'drop') throw new Error('The answer was lost.');
        if (taken.has(key)) return { state: 'paid', reference: key };
        if (wish === 'refuse' || refused.has(key)) {
          refused.add(key);
          return { state: 'failed' };
        }
        taken.set(key, grandTotalCents);
        if (wish === 'pay-and-drop') throw new Error('The answer was lost.');
        return { state: 'paid', reference: key };
      },
    },
  };
  return { provider, wishes, taken, calls };
}

/** A service whose clock stands still until a test moves it. */
export async function startInTime(start: string, options: ServiceOptions = {}) {
  let now = Date.parse(start);
  const outbox = memoryOutbox();
  const run = await startForTest({ outbox, clock: () => now, siteUrl: 'https://pots.example', ...options });
  await run.service.swept;
  const { database } = run.service;
  return {
    run, outbox, database,
    now: () => now,
    async goTo(moment: string) {
      now = Date.parse(moment);
      await run.service.sweep();
    },
    /** Lives through every day until this one, at noon UTC. */
    async liveUntil(day: string) {
      const noon = (moment: number) => `${new Date(moment).toISOString().slice(0, 10)}T12:00:00Z`;
      while (noon(now).slice(0, 10) < day) await this.goTo(noon(now + 24 * 60 * 60_000));
    },
    /** Buys a plan, and resolves to its subscription. */
    async buy(sku = 'tea-by-post', plan = 'monthly', more: object = {}) {
      const visitor = storeVisitor(run);
      assert.equal((await visitor.add(sku, 1, { plan })).status, 200);
      await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
      const { status, body } = await visitor.order(more);
      assert.equal(status, 200, JSON.stringify(body));
      return { orderId: body.orderId as string, token: body.token as string, subscription: (await this.subscriptionsOf(body.orderId))[0]! };
    },
    subscriptionsOf: (orderId: string) => database.select().from(subscriptions).where(eq(subscriptions.orderId, orderId)),
    async read(id: string) {
      const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id));
      return row!;
    },
    /** The orders of a subscription, the first one first. */
    ordersOf: async (id: string) => (await database.select({ order: orders, cycle: subscriptionOrders.cycle }).from(subscriptionOrders)
      .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId)).where(eq(subscriptionOrders.subscriptionId, id))
      .orderBy(asc(subscriptionOrders.cycle))).map(({ order }) => order),
    async emails() {
      await run.service.mailQueue.settled();
      return outbox.mails;
    },
  };
}
