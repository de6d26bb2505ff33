import { desc, eq } from 'drizzle-orm';
import type { WebhookSubscription } from 'site-elements/contract/webhook-event';
import type { Events } from '../../../kernel/events.js';
import { lineData } from '../order-events.js';
import { type StoredSubscription, subscriptionOrders, subscriptions } from '../subscription.schema.js';

function subscriptionData(subscription: StoredSubscription, orderId: string): WebhookSubscription {
  const { id, number, state, email, name, currency, lines, unit, value, payments, paid, nextDay, endsDay, canceledBy, createdAt } = subscription;
  return {
    id, number, state, email, name, currency, lines: lineData(lines), billingPeriod: { unit, value }, payments, paid, nextDay, endsDay, canceledBy,
    orderId, createdAt: createdAt.toISOString(),
  };
}

/** Emits what webhooks receive about subscriptions, inside the transaction of the change. */
export function reportSubscriptions(events: Events): void {
  events.on('subscription.changed', async ({ transaction, subscriptionId, what }) => {
    const [row] = await transaction.select({ subscription: subscriptions, orderId: subscriptionOrders.orderId }).from(subscriptions)
      .leftJoin(subscriptionOrders, eq(subscriptionOrders.subscriptionId, subscriptions.id)).where(eq(subscriptions.id, subscriptionId))
      .orderBy(desc(subscriptionOrders.cycle)).limit(1);
    if (!row) return;
    const subscription = subscriptionData(row.subscription, row.orderId ?? row.subscription.orderId);
    await events.emit('webhook.event', { transaction, type: `subscription.${what}`, data: { subscription } });
  });
}
