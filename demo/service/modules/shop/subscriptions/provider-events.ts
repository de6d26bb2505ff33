import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { moveOrder, type OrderChange } from '../order-changes.js';
import { storedNote } from '../order-note.js';
import type { PaymentProvider, SubscriptionEvent } from '../payment/provider.js';
import { toDay } from '../settings/days.js';
import { storeSettings } from '../settings/store-settings.js';
import { orders, paymentEvents, type StoredOrder } from '../shop.schema.js';
import { type StoredSubscription, subscriptionOrders, subscriptions } from '../subscription.schema.js';
import { placeRenewal } from './renewal-order.js';
import { isRunning, startOfCycle } from './rules.js';
import type { Subscriptions } from './subscriptions.js';

/**
 * Acts upon what a provider reports of a subscription that it renews automatically: once, however often and in whatever order it comes. The message
 * and what it does stand or fall together.
 */
export async function handleSubscriptionEvent(
  shop: Subscriptions, { name: provider }: PaymentProvider, event: SubscriptionEvent, origin: string,
): Promise<void> {
  const { desk, mailQueue } = shop.options;
  await desk.change(origin, async transaction => {
    const isNew = await transaction.insert(paymentEvents).values({ provider, id: event.id }).onConflictDoNothing().returning({ id: paymentEvents.id });
    if (isNew.length === 0) return null;
    const found = await findSubscription(transaction, provider, event);
    if (!found) return null;
    if (event.renewal === 'paid' || event.renewal === 'failed') return applyInvoice(shop, transaction, { found, event, origin });
    await applyState(shop, transaction, { found, event, origin });
    return null;
  });
  mailQueue.flush();
}

interface Found { readonly found: StoredSubscription; readonly event: SubscriptionEvent; readonly origin: string }

/** The subscription of a message; null for one that the shop has not sold. Throws while the first payment has not been reported: it is sent again. */
async function findSubscription(
  transaction: Database, provider: string, { subscription: reference, orderId }: SubscriptionEvent,
): Promise<StoredSubscription | null> {
  const own = eq(subscriptions.provider, provider);
  const [known] = await transaction.select().from(subscriptions).where(and(own, eq(subscriptions.reference, reference)));
  if (known) return known;
  if (orderId === undefined) {
    // One of before may be this one: its name at the provider is looked up by the hourly cleanup.
    const [unnamed] = await transaction.select({ id: subscriptions.id }).from(subscriptions).where(and(own, isNull(subscriptions.reference))).limit(1);
    if (unnamed) throw tooEarly();
    return null;
  }
  const [order] = await transaction.select({ id: orders.id }).from(orders).where(and(eq(orders.id, orderId), eq(orders.provider, provider)));
  if (!order) return null;
  const [named] = await transaction.update(subscriptions).set({ reference })
    .where(and(own, eq(subscriptions.orderId, orderId), isNull(subscriptions.reference))).returning();
  if (!named) throw tooEarly();
  return named;
}

const tooEarly = () => new HttpError(409, { error: 'The first payment of this subscription has not been reported yet. Send the message again later.' });

/** A payment, by its invoice: the order of the invoice is placed with the first message about it. */
async function applyInvoice(shop: Subscriptions, transaction: Database, { found, event, origin }: Found): Promise<OrderChange | null> {
  const { id } = found;
  const invoice = event.invoice ?? event.id;
  const known = () => transaction.select().from(orders).where(and(eq(orders.provider, found.provider), eq(orders.reference, invoice))).for('update');
  let [order] = await known();
  const subscription = await shop.lock(transaction, id);
  // Two messages of one invoice take turns: the second one finds the order of the first.
  if (!order) [order] = await known();
  if (!order && event.renewal === 'failed' && !isRunning(subscription.state)) return null;
  order ??= await placeNext(shop, transaction, subscription, { invoice, charged: (event.charged ?? event.due)?.cents });
  if (event.renewal === 'failed') {
    if (order.state !== 'pending') return null;
    if (event.payUrl !== undefined) await transaction.update(orders).set({ paymentUrl: event.payUrl }).where(eq(orders.id, order.id));
    const day = event.nextTry ? toDay(event.nextTry, storeSettings().timeZone) : null;
    await shop.failWithin(transaction, { orderId: order.id, subscriptionId: id, origin, next: { day } });
    return null;
  }
  return settleInvoice(shop, transaction, order, event);
}

async function placeNext(
  shop: Subscriptions, transaction: Database, subscription: StoredSubscription, { invoice, charged }: { invoice: string; charged: number | undefined },
): Promise<StoredOrder> {
  const [last] = await transaction.select({ cycle: subscriptionOrders.cycle }).from(subscriptionOrders)
    .where(eq(subscriptionOrders.subscriptionId, subscription.id)).orderBy(desc(subscriptionOrders.cycle)).limit(1);
  const cycle = Math.max(subscription.cycle, last?.cycle ?? 0) + 1;
  const order = await placeRenewal(transaction, subscription, {
    cycle, now: shop.now(), onStockLow: shop.options.desk.reportLowStock, isByProvider: true, charged, more: { reference: invoice },
  });
  await transaction.update(subscriptions).set({ cycle }).where(eq(subscriptions.id, subscription.id));
  return order;
}

async function settleInvoice(
  shop: Subscriptions, transaction: Database, order: StoredOrder, { charged, charge }: SubscriptionEvent,
): Promise<OrderChange | null> {
  if (charged && (charged.cents !== order.grandTotalCents || charged.currency !== order.currency)) {
    await transaction.update(orders).set({ note: storedNote({ of: 'paid-otherwise', ...charged }) }).where(eq(orders.id, order.id));
    return null;
  }
  if (order.state === 'canceled') {
    await transaction.update(orders).set({ note: storedNote({ of: 'paid-after-canceled' }), paidAt: shop.now() }).where(eq(orders.id, order.id));
    return null;
  }
  const more = { paidAt: shop.now(), paymentUrl: null, ...charge !== undefined && { chargeReference: charge } };
  const moved = await moveOrder(transaction, order.id, 'paid', more, { only: 'pending' });
  return moved && { order: moved };
}

/** A change of the subscription itself. */
async function applyState(shop: Subscriptions, transaction: Database, { found, event, origin }: Found): Promise<void> {
  const open = await shop.latest(transaction, found.id);
  if (open) await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, open.order.id)).for('update');
  const subscription = await shop.lock(transaction, found.id);
  if (subscription.reportedAt && event.at < subscription.reportedAt) return;
  await transaction.update(subscriptions).set({ reportedAt: event.at }).where(eq(subscriptions.id, found.id));
  const { timeZone } = storeSettings();
  const endsDay = event.endsAt ? toDay(event.endsAt, timeZone) : shop.today();
  if (event.renewal === 'canceling') return shop.endByProvider(transaction, subscription, endsDay, origin);
  if (event.renewal === 'canceled') return shop.endByProvider(transaction, subscription, shop.today(), origin);
  if (event.renewal === 'unpaid') {
    const owed = open && !open.link.isSettled && open.order.state === 'pending' ? open.order : null;
    return isRunning(subscription.state) ? shop.endUnpaid(transaction, subscription, owed, origin) : undefined;
  }
  // Taken back on the provider's own pages.
  if (subscription.state !== 'canceled' || subscription.canceledBy !== 'provider') return;
  const { firstDay, unit, value, cycle } = subscription;
  await transaction.update(subscriptions)
    .set({ state: 'active', canceledBy: null, endsDay: null, nextDay: startOfCycle(firstDay, { unit, value }, cycle + 1) })
    .where(eq(subscriptions.id, found.id));
}
