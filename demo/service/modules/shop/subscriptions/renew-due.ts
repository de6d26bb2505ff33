import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { confirmedPath, statusPath } from '../order-desk.js';
import type { Payment, PlanRenewal } from '../payment/provider.js';
import { storeSettings } from '../settings/store-settings.js';
import { orderNumber, orders, type StoredOrder } from '../shop.schema.js';
import { type StoredSubscription, subscriptions } from '../subscription.schema.js';
import { placeRenewal } from './renewal-order.js';
import { findDueCycle, findNextTry, isRunning, startOfShopDay, paymentsLeft, reminderDays, startOfCycle } from './rules.js';
import type { Subscriptions } from './subscriptions.js';

/** While one process renews a subscription, no other does. One of a process that has ended is free again after that. */
const leaseMs = 15 * 60_000;
const mostAtOnce = 5000;

/** Renews what is due, ends what is over, and sends cancellations to providers. */
export async function renewDue(shop: Subscriptions, origin: string): Promise<void> {
  for (let count = 0; count < mostAtOnce; count += 1) {
    const due = await shop.claim(leaseMs);
    if (!due) return;
    await renewOne(shop, due, origin).catch(shop.options.onError);
  }
}

async function renewOne(shop: Subscriptions, subscription: StoredSubscription, origin: string): Promise<void> {
  if (!isRunning(subscription.state)) return subscription.isCancelSent ? setNextAt(shop, subscription, null) : shop.sendCancel(subscription);
  const latest = await shop.latest(shop.database, subscription.id);
  if (latest && !latest.link.isSettled && latest.order.state === 'pending') return tryToPay(shop, subscription, latest.order, origin);
  if (paymentsLeft(subscription.payments, subscription.paid) === 0) return endWhenOver(shop, subscription, origin);
  const renewal = await beginCycle(shop, subscription.id);
  if (renewal) await tryToPay(shop, renewal.subscription, renewal.order, origin);
}

const setNextAt = async (shop: Subscriptions, { id }: StoredSubscription, nextAt: Date | null): Promise<void> =>
  void await shop.database.update(subscriptions).set({ nextAt }).where(eq(subscriptions.id, id));

async function endWhenOver(shop: Subscriptions, subscription: StoredSubscription, origin: string): Promise<void> {
  const { firstDay, unit, value, cycle } = subscription;
  const endsDay = startOfCycle(firstDay, { unit, value }, cycle + 1);
  if (endsDay <= shop.today()) return shop.complete(subscription.id, origin);
  await setNextAt(shop, subscription, startOfShopDay(endsDay, storeSettings().timeZone));
}

/** Places the order of the cycle that is due; null, with the day of the next one, before that. */
async function beginCycle(shop: Subscriptions, id: string): Promise<{ subscription: StoredSubscription; order: StoredOrder } | null> {
  return shop.database.transaction(async transaction => {
    const subscription = await shop.lock(transaction, id);
    if (!isRunning(subscription.state)) return null;
    const { firstDay, unit, value } = subscription;
    const period = { unit, value };
    const cycle = findDueCycle({ firstDay, period, cycle: subscription.cycle }, shop.today());
    if (cycle === null) {
      const nextDay = startOfCycle(firstDay, period, subscription.cycle + 1);
      await transaction.update(subscriptions).set({ nextDay, nextAt: startOfShopDay(nextDay, storeSettings().timeZone) }).where(eq(subscriptions.id, id));
      return null;
    }
    const order = await placeRenewal(transaction, subscription, { cycle, now: shop.now(), onStockLow: shop.options.desk.reportLowStock });
    const [row] = await transaction.update(subscriptions).set({ cycle, failures: 0, tries: 0 }).where(eq(subscriptions.id, id)).returning();
    return { subscription: row!, order };
  });
}

/** Charges the buyer, or asks them to pay. Throws where the result is not known: it is tried again with the same key. */
async function tryToPay(shop: Subscriptions, subscription: StoredSubscription, order: StoredOrder, origin: string): Promise<void> {
  const renewals = shop.renewalsOf(subscription);
  if (renewals?.by === 'charge') return void await charge(shop, subscription, order, { renewals, origin });
  if (renewals?.by !== 'buyer') return; // its provider reports the payment, or is not set up any more
  if (order.reference === null) return requestPayment(shop, subscription, order, origin);
  return shop.fail({ orderId: order.id, subscriptionId: subscription.id, origin });
}

interface ChargeRequest {
  readonly renewals: PlanRenewal & { readonly by: 'charge' };
  readonly origin: string;
  readonly isByPress?: boolean;
}

/** Resolves to `true` if it is paid. */
async function charge(
  shop: Subscriptions, subscription: StoredSubscription, order: StoredOrder, { renewals, origin, isByPress = false }: ChargeRequest,
): Promise<boolean> {
  const { desk } = shop.options;
  // Each try has a key of its own: after a lost answer, the request is repeated with the same one.
  const result = await renewals.charge(await desk.payableOf(order), `${order.id} ${subscription.tries}`);
  if (result.state === 'paid') await desk.move(order.id, 'paid', origin, { reference: result.reference });
  else await shop.fail({ orderId: order.id, subscriptionId: subscription.id, origin, tries: subscription.tries, isByPress });
  return result.state === 'paid';
}

/** Charges a payment that has failed again, as its buyer wants. Resolves to `true` if nothing is left to pay. */
export async function chargeNow(shop: Subscriptions, subscription: StoredSubscription, origin: string): Promise<boolean> {
  const renewals = shop.renewalsOf(subscription);
  const latest = await shop.latest(shop.database, subscription.id);
  if (!latest || latest.link.isSettled || renewals?.by !== 'charge' || !isRunning(subscription.state) || subscription.pausedAt) return true;
  return charge(shop, subscription, latest.order, { renewals, origin, isByPress: true });
}

/** Writes to the buyer how to pay. What is paid on delivery counts as paid. */
async function requestPayment(shop: Subscriptions, subscription: StoredSubscription, order: StoredOrder, origin: string): Promise<void> {
  const { desk, mailQueue } = shop.options;
  const payment = await desk.begin(order, { confirmed: origin + confirmedPath(order.token), canceled: origin + statusPath(order.token) });
  if (desk.isPaidOnDelivery(order)) {
    await desk.change(origin, async transaction => {
      const begun = await noteBegun(transaction, order, payment);
      if (begun) await shop.settle(transaction, { subscriptionId: subscription.id, cycle: subscription.cycle });
      return begun && { order: begun };
    });
    return;
  }
  await shop.database.transaction(async transaction => {
    const begun = await noteBegun(transaction, order, payment);
    if (!begun) return;
    const { firstDay, unit, value, cycle } = subscription;
    const [first, last] = [1, reminderDays.length].map(failures =>
      findNextTry(reminderDays, failures, { dueDay: startOfCycle(firstDay, { unit, value }, cycle), today: shop.today() })!);
    // The first email is the first try.
    await transaction.update(subscriptions).set({ failures: 1, nextDay: first!, nextAt: startOfShopDay(first!, storeSettings().timeZone) })
      .where(eq(subscriptions.id, subscription.id));
    const account = desk.provider(order.provider)?.instructions?.({ ...order, orderNumber: orderNumber(order) }) ?? [];
    await shop.write(transaction, subscription, { of: 'due', order: begun, day: last!, isByBuyer: true, account }, origin);
  });
  mailQueue.flush();
}

/** Stores what a provider calls the payment; null if another process was faster. */
async function noteBegun(transaction: Database, { id }: StoredOrder, payment: Payment): Promise<StoredOrder | null> {
  const [row] = await transaction.update(orders)
    .set({ reference: payment.reference, ...payment.state === 'elsewhere' && { paymentUrl: payment.url } })
    .where(and(eq(orders.id, id), eq(orders.state, 'pending'), isNull(orders.reference)))
    .returning();
  return row ?? null;
}
